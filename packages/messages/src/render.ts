/** What may be put into a sentence. A list is joined with commas. */
export type Values = Readonly<Record<string, string | number | readonly string[]>>;

/** The sentence with every `{name}` replaced by its value; a value that is missing leaves nothing behind. */
export const render = (sentence: string, values: Values): string =>
  sentence
    .replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name] ?? '';
      return typeof value === 'object' ? value.join(', ') : String(value);
    })
    .trimEnd();
