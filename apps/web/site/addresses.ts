// Search engines want whole addresses, so these are only there when the build knows where the pages will live.
import { languages, type Language } from '@korong/messages';

export interface Address {
  readonly rel: 'canonical' | 'alternate';
  readonly href: string;
  readonly hreflang?: string;
}

/** The address of a page and those in other languages. `origin` is where the pages will live, without a slash at its end. */
export const addressesOf = (origin: string, language: Language, path: string): readonly Address[] => {
  const at = (code: Language): string => `${origin}/${code}/${path}`;
  return [
    { rel: 'canonical', href: at(language) },
    ...languages.map(code => ({ rel: 'alternate', hreflang: code, href: at(code) }) as const),
    { rel: 'alternate', hreflang: 'x-default', href: at('en') },
  ];
};
