import { anonymous } from './accounts/accounts.js';
import { idOf } from './accounts/find.js';
import { cleanName, keyOf } from './accounts/names.js';
import { readNetwork } from './accounts/networks.js';
import { createPasswords } from './accounts/passwords.js';
import { infoOf } from './accounts/sessions.js';
import { newPassword, newRecoveryCode, recoveryHash } from './accounts/tokens.js';
import { exportOf } from './http/export.js';
import { openRecords } from './records/index.js';
import { say } from './say.js';
import { count } from './settings/forms.js';
import type { Account, Report, Store } from './store/store.js';

/** The outcome of a host's command. */
interface AdminOutcome {
  readonly done: boolean;
  readonly lines: readonly string[];
  /** The player about whom something is different now. */
  readonly changed?: string;
  /** The list of banned addresses is different now. */
  readonly addresses?: boolean;
}

type Run = (store: Store, words: readonly string[]) => Promise<AdminOutcome>;

const done = (...lines: readonly string[]): AdminOutcome => ({ done: true, lines });
const refused = (line: string): AdminOutcome => ({ done: false, lines: [line] });

const MAX_REPORTS = 100;
const MAX_LINES = 1_000;

/** Text of strangers must not move the cursor, colour the terminal or reverse the writing direction. */
const plain = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu, '�');

const nameOf = async (store: Store, id: string): Promise<string> => {
  const account = await store.players.find(id);
  return account ? say('admin.person', { name: plain(account.name), id }) : id;
};

const reportLines = async (store: Store, report: Report): Promise<readonly string[]> => {
  const said = await store.chat.lines(report.game, 0, MAX_LINES);
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
  const found = await store.chat.reports(words[0] !== 'all', MAX_REPORTS);
  const lines = await Promise.all(found.map(report => reportLines(store, report)));
  return done(...(found.length === 0 ? [say('admin.reports.none')] : lines.flat()));
};

const close: Run = async (store, [id = '']) => {
  const number = /^[0-9]{1,9}$/.test(id) ? Number(id) : Number.NaN;
  const closed = !Number.isNaN(number) && (await store.chat.closeReport(number));
  return closed ? done(say('admin.closed', { id })) : refused(say('admin.report.none', { id: plain(id) }));
};

/** Does something with the player that the first word names. */
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
  const alike = passwordHash === undefined ? undefined : await store.players.findAlike(name);
  if (alike !== undefined && alike.id !== id) return refused(say('admin.name.taken', { name }));
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

const DAY = 86_400_000;
const MAX_DAYS = 3_650;

const banAddress: Run = async (store, [text = '', option, days = '']) => {
  const network = readNetwork(text);
  if (network === undefined) return refused(say('admin.address.wrong', { address: plain(text) }));
  const forDays = option === '--days' ? count(1, MAX_DAYS).safeParse(days).data : undefined;
  if (option !== undefined && forDays === undefined) return refused(say('admin.days.wrong'));
  const until = forDays === undefined ? undefined : Date.now() + forDays * DAY;
  await store.bans.add({ network, ...(until !== undefined && { until }) });
  return { ...done(banLine(network, until)), addresses: true };
};

const banLine = (network: string, until: number | undefined): string =>
  until === undefined
    ? say('admin.address.banned', { address: network })
    : say('admin.address.bannedUntil', { address: network, date: new Date(until).toISOString() });

const unbanAddress: Run = async (store, [text = '']) => {
  const network = readNetwork(text);
  const removed = network !== undefined && (await store.bans.remove(network));
  return removed
    ? { ...done(say('admin.address.unbanned', { address: network })), addresses: true }
    : refused(say('admin.address.none', { address: plain(network ?? text) }));
};

const addresses: Run = async store => {
  const all = await store.bans.all();
  const lines = all.map(({ network, until }) => banLine(network, until));
  return done(...(lines.length === 0 ? [say('admin.addresses.none')] : lines));
};

const erase = withAccount(async (store, { id, name }) => {
  await store.players.erase(id, anonymous());
  return { ...done(say('admin.erased', { name })), changed: id };
});

const exportAll = withAccount(async (store, account) => {
  const { bannedAt, mutedAt } = account;
  const who = {
    player: infoOf(account),
    session: '',
    banned: bannedAt !== undefined,
    muted: mutedAt !== undefined,
  };
  const records = openRecords(store.games);
  try {
    return done(JSON.stringify(await exportOf(store, records, who), null, 2));
  } finally {
    await records.close();
  }
});

const MAX_STUDIES = 100;

const studies: Run = async (store, [who]) => {
  const owner = who === undefined ? undefined : await idOf(store.players, who);
  if (who !== undefined && owner === undefined) return refused(say('admin.nobody', { name: plain(who) }));
  const whose = owner === undefined ? {} : { owner, viewer: owner };
  const { studies: found } = await store.studies.list({ ...whose, limit: MAX_STUDIES });
  const lines = found.map(({ id, updatedAt, visibility, owner: by, chapters, title }) =>
    say('admin.study', {
      id,
      date: new Date(updatedAt).toISOString(),
      visibility,
      owner: plain(by.name),
      chapters: chapters.length,
      title: plain(title),
    }),
  );
  return done(...(lines.length === 0 ? [say('admin.studies.none')] : lines));
};

const removeStudy: Run = async (store, [id = '']) =>
  (await store.studies.remove(id))
    ? done(say('admin.study.removed', { id }))
    : refused(say('admin.study.none', { id: plain(id) }));

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
  erase: [erase, 1, 1],
  export: [exportAll, 1, 1],
  studies: [studies, 0, 1],
  'remove-study': [removeStudy, 1, 1],
  'ban-address': [banAddress, 1, 3],
  'unban-address': [unbanAddress, 1, 1],
  addresses: [addresses, 0, 0],
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
