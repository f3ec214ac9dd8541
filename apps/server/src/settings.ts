import { accessSync, constants, mkdirSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { say } from './say.js';

/** Every environment variable that the server looks at, and what it is unless given. docs/server.md has the same list. */
export const SETTINGS = { PORT: '3000', HOST: '0.0.0.0', KORONG_DATA: 'data' } as const;

export type SettingName = keyof typeof SETTINGS;

export interface Settings {
  readonly port: number;
  /** Whether the port was asked for; if not, the next free one does as well. */
  readonly portGiven: boolean;
  readonly host: string;
  /** Where the server keeps what has to stay. The folder is there and can be written to. */
  readonly data: string;
}

export type SettingsReading =
  | { readonly ok: true; readonly value: Settings }
  /** One line for each thing that is wrong: which variable, what is wrong, what would be right. */
  | { readonly ok: false; readonly problems: readonly string[] };

type Environment = Readonly<Record<string, string | undefined>>;

/** Settings from the environment. An empty variable counts as none. Relative folders start at `from`. */
export const readSettings = (environment: Environment, from: string): SettingsReading => {
  const given = (name: SettingName): string => environment[name]?.trim() ?? '';
  const text = (name: SettingName): string => (given(name) === '' ? SETTINGS[name] : given(name));
  const data = resolve(from, text('KORONG_DATA'));
  const problems = [
    isPort(text('PORT')) ? [] : [problem('PORT', text('PORT'), 'port')],
    isHost(text('HOST')) ? [] : [problem('HOST', text('HOST'), 'host')],
  ].flat();
  const why = problems.length > 0 ? undefined : whyNotWritable(data);
  if (why !== undefined) problems.push(problem('KORONG_DATA', text('KORONG_DATA'), 'data', why));
  if (problems.length > 0) return { ok: false, problems };
  const port = Number(text('PORT'));
  return { ok: true, value: { port, portGiven: given('PORT') !== '', host: text('HOST'), data } };
};

const problem = (name: SettingName, value: string, kind: 'port' | 'host' | 'data', why = ''): string =>
  say('server.setting', {
    name,
    value,
    wrong: say(`server.${kind}.wrong`, { why }),
    right: say(`server.${kind}.right`),
  });

const isPort = (text: string): boolean => /^[0-9]{1,5}$/.test(text) && Number(text) <= 65_535;

const isHost = (text: string): boolean =>
  isIP(text) !== 0 || (/^[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})*$/.test(text) && !/^[0-9.]+$/.test(text));

const whyNotWritable = (folder: string): string | undefined => {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error);
  }
};
