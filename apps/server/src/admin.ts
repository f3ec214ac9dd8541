import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ADDRESSES } from './accounts/addressBans.js';
import { PEOPLE } from './accounts/sessions.js';
import { isAdminCommand, runAdminCommand } from './adminCommands.js';
import { checkGames, type Damage } from './checkGames.js';
import { sharedBy, storeLocation } from './locations.js';
import { say } from './say.js';
import { readSettings, type Settings } from './settings/settings.js';
import { openShared } from './shared/index.js';
import { backup, findDamage, openStore, type StoreLocation } from './store/index.js';

interface AdminIo {
  readonly print: (line: string) => unknown;
  readonly complain: (line: string) => unknown;
}

/** Runs a command of the host: `words` as they were typed, the settings as the server has them. Gives the exit code: 1 refused, 2 not understood. */
export const runAdmin = async (
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  folder: string,
  { print, complain }: AdminIo,
): Promise<number> => {
  const [command = '', ...rest] = words;
  const isCheck = command === 'check' && rest.length === 0;
  if (command !== 'backup' && !isCheck && !isAdminCommand(command, rest)) {
    complain(say('admin.usage'));
    return 2;
  }
  const read = readSettings(environment, folder, false);
  if (!read.ok) {
    for (const line of [say('server.settings'), ...read.problems]) complain(line);
    return 1;
  }
  const location = storeLocation(read.value);
  // Opening would create a missing database; a host in the wrong folder has to be told instead.
  if (location.kind === 'sqlite' && !existsSync(location.file)) {
    complain(say('admin.nothing', { file: location.file }));
    return 1;
  }
  if (command === 'backup') return copy(read.value, folder, rest, { print, complain });
  if (isCheck) return check(location, { print, complain });
  try {
    const store = await openStore(location);
    try {
      const outcome = await runAdminCommand(store, command, rest);
      for (const line of outcome.lines) (outcome.done ? print : complain)(line);
      if (outcome.changed !== undefined) await tell(read.value, PEOPLE, outcome.changed);
      if (outcome.addresses === true) await tell(read.value, ADDRESSES, {});
      return outcome.done ? 0 : 1;
    } finally {
      await store.close();
    }
  } catch (error) {
    complain(say('admin.trouble', { why: error instanceof Error ? error.message : String(error) }));
    return 1;
  }
};

/** Looks for damage: in the file itself, then in the log of every game. */
const check = async (location: StoreLocation, { print, complain }: AdminIo): Promise<number> => {
  const findings = location.kind === 'sqlite' ? findDamage(location.file) : [];
  for (const finding of findings) print(say('admin.check.file', { finding }));
  try {
    const store = await openStore(location);
    try {
      const { games, damaged, newer, unlisted } = await checkGames(store.games, {
        damage: (game, damage) => print(say('admin.check.game', { game, why: damageText(damage) })),
        progress: count => complain(say('admin.check.progress', { games: count })),
      });
      for (const code of unlisted) print(say('admin.check.unlisted', { code }));
      if (newer > 0) print(say('admin.check.newer', { games: newer }));
      const whole = findings.length + damaged + unlisted.length === 0;
      print(say(whole ? 'admin.check.whole' : 'admin.check.damaged', { games, damaged }));
      return whole ? 0 : 1;
    } finally {
      await store.close();
    }
  } catch (error) {
    complain(say('admin.trouble', { why: error instanceof Error ? error.message : String(error) }));
    return 1;
  }
};

const damageText = (damage: Damage): string => {
  switch (damage.kind) {
    case 'unreadable':
      return say('admin.check.unreadable', { code: damage.code });
    case 'length':
      return say('admin.check.length', { kept: damage.kept, last: damage.last });
    case 'event':
      return say('admin.check.event', { seq: damage.seq, code: damage.code });
    case 'missing':
      return say('admin.check.missing');
  }
};

/** Tells running servers at once. With a file of its own a server looks by itself, within a minute. */
const tell = async (settings: Settings, channel: string, message: unknown): Promise<void> => {
  const by = sharedBy(settings);
  if (by.kind === 'local') return;
  const shared = await openShared(by);
  shared.bus.publish(channel, message);
  await shared.close();
};

const copy = async (
  settings: Settings,
  folder: string,
  [file, more]: readonly string[],
  { print, complain }: AdminIo,
): Promise<number> => {
  if (file === undefined || more !== undefined) {
    complain(say('admin.usage'));
    return 2;
  }
  const from = storeLocation(settings);
  if (from.kind === 'postgres') {
    complain(say('admin.backup.postgres'));
    return 1;
  }
  const to = resolve(folder, file);
  try {
    await backup(from.file, to);
    print(say('admin.backup.done', { file: to, secret: join(settings.data, 'secret') }));
    return 0;
  } catch (error) {
    complain(
      say('admin.backup.not', { file: to, why: error instanceof Error ? error.message : String(error) }),
    );
    return 1;
  }
};
