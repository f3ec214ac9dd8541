// Validators for foreign values: do they have the stored and transmitted form?

export type Check = (value: unknown) => boolean;
export type Fields = Readonly<Record<string, Check>>;

export const isText: Check = value => typeof value === 'string';
export const isCount: Check = value => Number.isSafeInteger(value) && (value as number) >= 0;
export const isTime: Check = value => Number.isSafeInteger(value);
export const oneOf =
  (...words: readonly string[]): Check =>
  value =>
    words.includes(value as string);
export const maybe =
  (check: Check): Check =>
  value =>
    value === undefined || check(value);

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isTexts: Check = value => isObject(value) && Object.values(value).every(isText);

/** An object with these fields and no others. */
export const fields = (checks: Fields): Check => {
  const names = Object.keys(checks);
  return value => {
    if (!isObject(value)) return false;
    for (const name in value) if (!Object.hasOwn(checks, name)) return false;
    for (const name of names) if (!checks[name]!(value[name])) return false;
    return true;
  };
};

export const isSide = oneOf('white', 'black');
export const bySide = (check: Check): Check => fields({ white: check, black: check });

export const isFischer = fields({ kind: oneOf('fischer'), initial: isCount, increment: isCount });

/** The fields of every event. */
export const STAMP: Fields = { version: isCount, seq: isCount, at: isTime, kind: isText };
