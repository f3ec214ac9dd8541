// Search engines need absolute addresses, so these exist only if the build knows its origin.
import { languages, type Language } from '@korong/messages';

export interface Address {
  readonly rel: 'canonical' | 'alternate';
  readonly href: string;
  readonly hreflang?: string;
}

/** The address of a page and those in other languages. `origin` has no slash at its end. */
export const addressesOf = (origin: string, language: Language, path: string): readonly Address[] => {
  const at = (code: Language): string => `${origin}/${code}/${path}`;
  return [
    { rel: 'canonical', href: at(language) },
    ...languages.map(code => ({ rel: 'alternate', hreflang: code, href: at(code) }) as const),
    { rel: 'alternate', hreflang: 'x-default', href: at('en') },
  ];
};
