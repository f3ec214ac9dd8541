import type { ErrorCode, PlayerInfo } from '@korong/protocol';
import { err, ok, type Result } from '@korong/rules';
import { say } from '../say.js';
import type { Account, PlayerStore } from '../store/store.js';
import { cleanName, keyOf, mayBeChosen } from './names.js';
import { isWeak, type Passwords } from './passwords.js';
import { infoOf, type SessionKeeper, type SignedIn } from './sessions.js';
import { hashOf, newPlayerId, newRecoveryCode, recoveryHash, sameHash } from './tokens.js';

type Outcome<T> = Result<T, ErrorCode>;

/** A player whose session has begun. */
export interface Begun {
  readonly player: PlayerInfo;
  /** None where the session that they came with stays. */
  readonly token?: string;
  /** None for guests. */
  readonly account?: Pick<Account, 'id' | 'passwordHash'>;
}

interface WithRecovery extends Begun {
  /** Shown once. */
  readonly recovery: string;
}

/** Names and passwords. `who` is undefined without a session. */
export interface Accounts {
  guest(who: SignedIn | undefined, name: string, device: string): Promise<Outcome<Begun>>;
  register(
    who: SignedIn | undefined,
    name: string,
    password: string,
    device: string,
  ): Promise<Outcome<WithRecovery>>;
  signIn(who: SignedIn | undefined, name: string, password: string, device: string): Promise<Outcome<Begun>>;
  /** Gives the account as it is then. */
  changePassword(
    who: SignedIn,
    old: string,
    password: string,
  ): Promise<Outcome<Pick<Account, 'id' | 'passwordHash'>>>;
  recover(name: string, code: string, password: string, device: string): Promise<Outcome<WithRecovery>>;
  /** The password for an account; a guest needs none. */
  erase(who: SignedIn, password: string | undefined): Promise<Outcome<undefined>>;
  /** The account that a name, however it is spelled, would sign in to. */
  byName(name: string): Promise<Account | undefined>;
}

interface AccountDeps {
  readonly players: PlayerStore;
  readonly sessions: SessionKeeper;
  readonly passwords: Passwords;
}

export const anonymous = (): string => say('server.anonymous');

export const createAccounts = ({ players, sessions, passwords }: AccountDeps): Accounts => {
  const readName = (text: string): Outcome<string> => {
    const name = cleanName(text);
    return name === undefined || keyOf(name) === keyOf(anonymous()) ? err('BAD_PLAYER_NAME') : ok(name);
  };

  /** A session in place of the one that the player came with. */
  const begin = async (account: Account, who: SignedIn | undefined, device: string): Promise<Begun> => {
    const token = await sessions.begin(account.id, device);
    if (who) await sessions.end(who.session, who.player.id);
    return { player: infoOf(account), token, account };
  };

  /** A new name: none that an account has, or that looks like one. */
  const freeName = async (text: string): Promise<Outcome<string>> => {
    const name = readName(text);
    if (!name.ok) return name;
    const [taken, alike] = await Promise.all([
      players.findByName(keyOf(name.value)),
      players.findAlike(name.value),
    ]);
    if (taken ?? alike) return err('NAME_TAKEN');
    return mayBeChosen(name.value) ? name : err('BAD_PLAYER_NAME');
  };

  const byName = async (text: string): Promise<Account | undefined> => {
    const name = cleanName(text);
    return name === undefined ? undefined : players.findByName(keyOf(name));
  };

  return {
    byName,
    guest: async (who, text, device) => {
      if (who?.player.account) return err('ALREADY_ACCOUNT');
      const name = await freeName(text);
      if (!name.ok) return name;
      if (who) {
        await players.rename(who.player.id, name.value, undefined);
        sessions.changed(who.player.id);
        return ok({ player: { ...who.player, name: name.value } });
      }
      const id = newPlayerId();
      await players.addGuest(id, name.value);
      const token = await sessions.begin(id, device);
      return ok({ player: { id, name: name.value, account: false }, token });
    },

    register: async (who, text, password, device) => {
      if (who?.player.account) return err('ALREADY_ACCOUNT');
      const name = readName(text);
      if (!name.ok) return name;
      if (isWeak(password, name.value)) return err('WEAK_PASSWORD');
      const free = await freeName(text);
      if (!free.ok) return free;
      const key = keyOf(name.value);
      const recovery = newRecoveryCode();
      const hashes = { password: await passwords.hash(password), recovery: recoveryHash(recovery) };
      const id = who?.player.id ?? newPlayerId();
      if (!who) await players.addGuest(id, name.value);
      if ((await players.makeAccount(id, name.value, key, hashes)) === 'taken') return err('NAME_TAKEN');
      const player = { id, name: name.value, account: true };
      // A guest's cookie that was seen by others must not open the account.
      const token = await sessions.begin(id, device);
      await sessions.endOthers(id, hashOf(token));
      return ok({ player, token, recovery, account: { id, passwordHash: hashes.password } });
    },

    signIn: async (who, name, password, device) => {
      const account = await byName(name);
      if (!(await passwords.verify(account?.passwordHash, password)) || !account)
        return err('WRONG_PASSWORD');
      return ok(await begin(account, who, device));
    },

    changePassword: async (who, old, password) => {
      const account = await players.find(who.player.id);
      if (account?.passwordHash === undefined) return err('NO_ACCOUNT');
      if (!(await passwords.verify(account.passwordHash, old))) return err('WRONG_PASSWORD');
      if (isWeak(password, account.name)) return err('WEAK_PASSWORD');
      const passwordHash = await passwords.hash(password);
      await players.setPassword(account.id, passwordHash);
      await sessions.endOthers(account.id, who.session);
      return ok({ id: account.id, passwordHash });
    },

    recover: async (name, code, password, device) => {
      const account = await byName(name);
      const spent = recoveryHash(code);
      const right = sameHash(account?.recoveryHash ?? '', spent);
      if (!account || !right) return err('WRONG_CODE');
      if (isWeak(password, account.name)) return err('WEAK_PASSWORD');
      const recovery = newRecoveryCode();
      const hash = await passwords.hash(password);
      if (!(await players.recoverPassword(account.id, spent, hash, recoveryHash(recovery))))
        return err('WRONG_CODE');
      const token = await sessions.begin(account.id, device);
      await sessions.endOthers(account.id, hashOf(token));
      return ok({
        player: infoOf(account),
        token,
        recovery,
        account: { id: account.id, passwordHash: hash },
      });
    },

    erase: async (who, password) => {
      const account = await players.find(who.player.id);
      if (!account) return err('NO_ACCOUNT');
      if (
        account.passwordHash !== undefined &&
        !(await passwords.verify(account.passwordHash, password ?? ''))
      )
        return err('WRONG_PASSWORD');
      await players.erase(account.id, anonymous());
      sessions.changed(account.id);
      return ok(undefined);
    },
  };
};
