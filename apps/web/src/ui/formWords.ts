// Words for the server's answers.
import type { Translate } from '../frame/i18n.js';
import type { ApiError } from '../api/request.js';

/** The error, with the time to wait if the server names one. */
export const errorWords = (t: Translate<'account' | 'protocol'>, { code, wait }: ApiError): string => {
  const what = code === 'UNREACHABLE' ? t('ask.unreachable') : t(code);
  return wait === undefined ? what : `${what} ${t('ask.wait', { n: wait })}`;
};

/** The inputs of a form, with their labels and the errors about them. */
export interface FieldInfo<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly hint?: string;
  /** For password managers. */
  readonly autocomplete: 'username' | 'nickname' | 'current-password' | 'new-password' | 'off';
  readonly codes: readonly ApiError['code'][];
  /** A sentence for an error, instead of the usual one. */
  readonly wrong?: string;
  readonly value?: string;
  readonly longest?: number;
}

export const isSecret = ({ autocomplete }: FieldInfo<string>): boolean => autocomplete.endsWith('password');

/** The field that an error is about; undefined if it is about the whole form. */
export const fieldOf = <F extends FieldInfo<string>>(
  fields: readonly F[],
  { code }: ApiError,
): F | undefined => fields.find(({ codes }) => codes.includes(code));

/** Passwords are sent unchanged; names and codes are trimmed. */
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
