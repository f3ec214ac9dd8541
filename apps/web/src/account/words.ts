// Words for what the server answers.
import type { Translate } from '../frame/i18n.js';
import type { ApiError } from './request.js';

/** What went wrong, and when to try again if the server said so. */
export const errorWords = (t: Translate<'account' | 'protocol'>, { code, wait }: ApiError): string => {
  const what = code === 'UNREACHABLE' ? t('ask.unreachable') : t(code);
  return wait === undefined ? what : `${what} ${t('ask.wait', { n: wait })}`;
};

/** What a form asks for: how its inputs are called, and which errors are about them. */
export interface FieldInfo<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly hint?: string;
  /** What password managers go by. */
  readonly autocomplete: 'username' | 'nickname' | 'current-password' | 'new-password' | 'off';
  readonly codes: readonly ApiError['code'][];
  /** What is said of an error of its own instead of the usual sentence. */
  readonly wrong?: string;
  readonly value?: string;
  readonly longest?: number;
}

export const isSecret = ({ autocomplete }: FieldInfo<string>): boolean => autocomplete.endsWith('password');

/** The field that an error is about; none: it is about all of it. */
export const fieldOf = <F extends FieldInfo<string>>(
  fields: readonly F[],
  { code }: ApiError,
): F | undefined => fields.find(({ codes }) => codes.includes(code));

/** Passwords go as they are; around names and codes blanks mean nothing. */
export const valuesOf = <Name extends string>(
  fields: readonly FieldInfo<Name>[],
  data: FormData,
): Record<Name, string> => {
  const values = fields.map(field => {
    const typed = data.get(field.name);
    const text = typeof typed === 'string' ? typed : '';
    return [field.name, isSecret(field) ? text : text.trim()];
  });
  return Object.fromEntries(values) as Record<Name, string>;
};
