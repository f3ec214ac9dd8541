import type { Refusal } from '@korong/rules';

/** What may be put into a sentence. A list is joined with commas. */
export type Values = Readonly<Record<string, string | number | readonly string[]>>;

/** What the sentence of a refusal may name: what the refusal carries. Places are counted from 1, as people count. */
export const refusalValues = (refusal: Refusal): Values => ({ ...refusal, place: (refusal.place ?? 0) + 1 });

const put = (values: Values, name: string): string => {
  const value = values[name] ?? '';
  return typeof value === 'object' ? value.join(', ') : String(value);
};

/** Where the brace that opens at `from` is closed; the end of the text if it is not. */
const closing = (text: string, from: number): number => {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if (text[at] === '{') depth++;
    else if (text[at] === '}' && --depth === 0) return at;
  }
  return text.length;
};

/** The forms of `one {…} few {…} =0 {…} other {…}`, by selector. */
const formsOf = (text: string): ReadonlyMap<string, string> => {
  const forms = new Map<string, string>();
  for (let at = 0; at < text.length;) {
    const open = text.indexOf('{', at);
    if (open < 0) break;
    const end = closing(text, open);
    forms.set(text.slice(at, open).trim(), text.slice(open + 1, end));
    at = end + 1;
  }
  return forms;
};

const rules = new Map<string, Intl.PluralRules>();

/** The name of the plural form of a number: one, few, many, other … */
const pluralOf = (count: number, language: string): string => {
  let found = rules.get(language);
  if (!found) rules.set(language, (found = new Intl.PluralRules(language)));
  return found.select(count);
};

const formats = new Map<string, Intl.NumberFormat>();

/** A number as the language writes it: `1,700`, `1.700`. */
const numeral = (count: number, language: string): string => {
  let found = formats.get(language);
  if (!found) formats.set(language, (found = new Intl.NumberFormat(language)));
  return found.format(count);
};

const plural = (count: number, text: string, language: string): string => {
  const forms = formsOf(text);
  return forms.get(`=${count}`) ?? forms.get(pluralOf(count, language)) ?? forms.get('other') ?? '';
};

const fill = (sentence: string, values: Values, language: string, count: string | undefined): string => {
  let text = '';
  for (let at = 0; at < sentence.length;) {
    if (sentence[at] === '#' && count !== undefined) {
      text += count;
      at++;
    } else if (sentence[at] === '{') {
      const end = closing(sentence, at);
      const inside = sentence.slice(at + 1, end);
      const [, name, forms] = /^\s*(\w+)\s*(?:,\s*plural\s*,([\s\S]*))?$/.exec(inside) ?? [];
      if (name === undefined) text += sentence.slice(at, end + 1);
      else if (forms === undefined) text += put(values, name);
      else {
        const n = values[name];
        const shown = typeof n === 'number' ? numeral(n, language) : put(values, name);
        text += fill(plural(Number(n), forms, language), values, language, shown);
      }
      at = end + 1;
    } else text += sentence[at++]!;
  }
  return text;
};

/**
 * The sentence with every `{name}` replaced by its value; a value that is missing leaves nothing behind. Where a form
 * depends on a number it is `{name, plural, one {# ring} other {# rings}}`, with the forms that the language has, `=0` for
 * an exact number, and `#` for the number itself as the language writes it.
 */
export const render = (sentence: string, values: Values = {}, language = 'en'): string =>
  fill(sentence, values, language, undefined).trimEnd();
