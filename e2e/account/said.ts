// The sentences of a page as it says them; what is not translated yet stands in English there.
import { render, type KeyOf, type Language, type Values } from '@korong/messages';

type Said = Readonly<Record<string, string>>;

const load = async (language: string, area: string): Promise<Said> => {
  const file = new URL(`../../packages/messages/dist/${language}/${area}.js`, import.meta.url).href;
  try {
    return Object.values((await import(file)) as Record<string, Said>)[0]!;
  } catch {
    return {};
  }
};

export type Say = (key: KeyOf<'account' | 'protocol'>, values?: Values) => string;

export const sentences = async (language: Language): Promise<Say> => {
  const areas = ['account', 'protocol'];
  const parts = await Promise.all(['en', language].flatMap(code => areas.map(area => load(code, area))));
  const said = Object.assign({}, ...parts) as Said;
  return (key, values) => render(said[key]!, values, language);
};
