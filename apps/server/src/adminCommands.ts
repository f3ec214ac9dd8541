import { idOf } from './accounts/find.js';
import { cleanName, keyOf } from './accounts/names.js';
import { createPasswords } from './accounts/passwords.js';
import { newPassword, newRecoveryCode, recoveryHash } from './accounts/tokens.js';
import { say } from './say.js';
import type { Account, Report, Store } from './store/store.js';

/** What a host's command came to. */
export interface AdminOutcome {
  readonly done: boolean;
  readonly lines: readonly string[];
  /** The player about whom something is different now. */
  readonly changed?: string;
}

type Run = (store: Store, words: readonly string[]) => Promise<AdminOutcome>;

const done = (...lines: readonly string[]): AdminOutcome => ({ done: true, lines });
const refused = (line: string): AdminOutcome => ({ done: false, lines: [line] });

const MOST_REPORTS = 100;
const MOST_LINES = 1_000;

/** What strangers wrote must not move the cursor, colour the terminal or turn the writing around. */
const plain = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu, '�');

const nameOf = async (store: Store, id: string): Promise<string> => {
  const account = await store.players.find(id);
  return account ? say('admin.person', { name: plain(account.name), id }) : id;
};

const reportLines = async (store: Store, report: Report): Promise<readonly string[]> => {
  const said = await store.chat.lines(report.game, 0, MOST_LINES);
  return [
    say('admin.report', {
      id: report.id,
      date: new Date(report.at).toISOString(),
      game: report.game,
      about: await nameOf(store, report.about),
      by: await nameOf(store, report.by),
      text: plain(report.text),
    }),
    ...said
      .filter(({ by }) => by.id === report.about)
      .map(({ text, at }) =>
        say('admin.report.said', { date: new Date(at).toISOString(), text: plain(text) }),
      ),
  ];
};

const reports: Run = async (store, words) => {
  const found = await store.chat.reports(words[0] !== 'all', MOST_REPORTS);
  const lines = await Promise.all(found.map(report => reportLines(store, report)));
  return done(...(found.length === 0 ? [say('admin.reports.none')] : lines.flat()));
};

const close: Run = async (store, [id = '']) => {
  const number = /^[0-9]{1,9}$/.test(id) ? Number(id) : Number.NaN;
  const closed = !Number.isNaN(number) && (await store.chat.closeReport(number));
  return closed ? done(say('admin.closed', { id })) : refused(say('admin.report.none', { id: plain(id) }));
};

/** Does something with whomever the first word means. */
const withAccount =
  (work: (store: Store, account: Account, more: string) => Promise<AdminOutcome>): Run =>
  async (store, [who = '', more = '']) => {
    const id = await idOf(store.players, who);
    const account = id === undefined ? undefined : await store.players.find(id);
    return account ? work(store, account, more) : refused(say('admin.nobody', { name: plain(who) }));
  };

const rename = withAccount(async (store, { id, name: old, passwordHash }, text) => {
  const name = cleanName(text);
  if (name === undefined) return refused(say('admin.name.wrong', { name: plain(text) }));
  const outcome = await store.players.rename(id, name, passwordHash === undefined ? undefined : keyOf(name));
  if (outcome === 'taken') return refused(say('admin.name.taken', { name }));
  return { ...done(say('admin.renamed', { old, name })), changed: id };
});

const ban = (banned: boolean): Run =>
  withAccount(async (store, { id, name }) => {
    await store.players.setBanned(id, banned);
    return { ...done(say(banned ? 'admin.banned' : 'admin.unbanned', { name })), changed: id };
  });

const mute = (muted: boolean): Run =>
  withAccount(async (store, { id, name }) => {
    await store.players.setMuted(id, muted);
    return { ...done(say(muted ? 'admin.muted' : 'admin.unmuted', { name })), changed: id };
  });

const password = withAccount(async (store, { id, name, passwordHash }) => {
  if (passwordHash === undefined) return refused(say('admin.guest', { name }));
  const [fresh, recovery] = [newPassword(), newRecoveryCode()];
  await store.players.setPassword(id, await createPasswords().hash(fresh), recoveryHash(recovery));
  await store.players.endOtherSessions(id, undefined);
  return { ...done(say('admin.password', { name, password: fresh, recovery })), changed: id };
});

/** Every command with how many words it takes, at least and at most. */
const COMMANDS: Readonly<Record<string, readonly [run: Run, least: number, most: number]>> = {
  reports: [reports, 0, 1],
  close: [close, 1, 1],
  rename: [rename, 2, 2],
  ban: [ban(true), 1, 1],
  unban: [ban(false), 1, 1],
  mute: [mute(true), 1, 1],
  unmute: [mute(false), 1, 1],
  password: [password, 1, 1],
};

export const isAdminCommand = (command: string, words: readonly string[]): boolean => {
  const [, least, most] = Object.hasOwn(COMMANDS, command) ? COMMANDS[command]! : [];
  return least !== undefined && words.length >= least && words.length <= most!;
};

/** Runs one; `isAdminCommand` has said that it is one. */
export const runAdminCommand = (
  store: Store,
  command: string,
  words: readonly string[],
): Promise<AdminOutcome> => COMMANDS[command]![0](store, words);
