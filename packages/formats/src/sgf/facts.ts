import type { SgfGame, SgfProperty } from './tree.js';

export interface SgfTimeControl {
  /** In milliseconds. */
  readonly initial: number;
  readonly increment: number;
}

/** What a file of boardspace says around the moves. */
export interface Facts {
  readonly gm: SgfProperty;
  readonly su: SgfProperty;
  /** The first word of SU, in lower case. */
  readonly variant: string;
  /** The numbers after it. */
  readonly setup: readonly string[];
  /** By seat, `P0` and `P1`. */
  readonly names: Readonly<Record<string, string>>;
  /** As 2026-01-03 if it can be understood, otherwise as it stands there. */
  readonly date?: string;
  readonly year?: number;
  /** A sentence in any language. */
  readonly result: string;
  readonly timeControl?: SgfTimeControl;
  /** Whether parts are confirmed; in old files they are not. */
  readonly hasDone: boolean;
}

export const facts = (game: SgfGame): Facts => {
  const all = game.flat();
  const nothing: SgfProperty = { name: 'GM', value: '', place: all[0]?.place ?? 0 };
  const find = (name: string): SgfProperty | undefined => all.find(property => property.name === name);
  const gm = find('GM') ?? nothing;
  const su = find('SU') ?? { ...gm, name: 'SU', value: '' };
  const [variant = '', ...setup] = su.value.trim().toLowerCase().split(/\s+/);
  const date = dateIn(find('GN')?.value, find('DT')?.value);
  const year = date === undefined ? undefined : /\d{4}/.exec(date)?.[0];
  const control = controlOf(find('TC')?.value ?? '');
  return {
    gm,
    su,
    variant,
    setup,
    names: Object.fromEntries(
      all.flatMap(({ name, value }) => {
        const id = /^P[01]$/.test(name) ? /^\s*id\s+"?([\s\S]*?)"?\s*$/i.exec(value) : null;
        return id?.[1] ? [[name, id[1]]] : [];
      }),
    ),
    ...(date !== undefined && { date }),
    ...(year !== undefined && { year: Number(year) }),
    result: find('RE')?.value ?? '',
    ...(control && { timeControl: control }),
    hasDone: all.some(({ name, value }) => /^P[01]$/.test(name) && /^\s*(?:\d+\s+)?done\b/i.test(value)),
  };
};

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The name of a game ends in a date, in UTC. The date of the file is in the zone of the player. */
const dateIn = (name: string | undefined, date: string | undefined): string | undefined => {
  const [, year, month, day] = /(\d{4})-(\d\d)-(\d\d)-\d{4}\s*$/.exec(name ?? '') ?? [];
  if (year !== undefined) return `${year}-${month!}-${day!}`;
  const [, word, number, then] = /^\s*[a-z]{3} ([a-z]{3}) +(\d\d?) .*\b(\d{4})\s*$/i.exec(date ?? '') ?? [];
  const index = MONTHS.indexOf(word?.toLowerCase() ?? '');
  if (index >= 0) return `${then!}-${String(index + 1).padStart(2, '0')}-${number!.padStart(2, '0')}`;
  return date === undefined || date.trim() === '' ? undefined : date.trim();
};

/** Clocks that our records can have. */
const controlOf = (text: string): SgfTimeControl | undefined => {
  const [, kind, initial, increment = '0'] =
    /^\s*(fixed|incremental)\s+(\d{1,9})(?:\s+(\d{1,9}))?\s*$/i.exec(text) ?? [];
  if (kind === undefined) return undefined;
  return { initial: Number(initial), increment: kind.toLowerCase() === 'fixed' ? 0 : Number(increment) };
};
