// The sentences of a page; an untranslated one is in English.
import { render, type KeyOf, type Language, type Values } from '@korong/messages';
import { games } from '@korong/rules';

type Said = Readonly<Record<string, string>>;

const load = async (language: string, name: string): Promise<Said> => {
  const file = new URL(`../../packages/messages/dist/${language}/${name}.js`, import.meta.url).href;
  try {
    return Object.values((await import(file)) as Record<string, Said>)[0]!;
  } catch {
    return {};
  }
};

export type Say = (key: KeyOf<'account' | 'protocol'>, values?: Values) => string;

export const sentences = async (language: Language): Promise<Say> => {
  const files = ['account', ...games.map(({ name }) => `${name}/account`), 'protocol'];
  const parts = await Promise.all(['en', language].flatMap(code => files.map(file => load(code, file))));
  const said = Object.assign({}, ...parts) as Said;
  return (key, values) => render(said[key]!, values, language);
};
