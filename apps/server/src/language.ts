import { isLanguage, type Language } from '@korong/messages';

const FALLBACK: Language = 'en';

interface Wish {
  readonly language: string;
  readonly quality: number;
}

const wishesOf = (header: string): Wish[] =>
  header.split(',').map(part => {
    const [tag = '', ...parameters] = part.split(';').map(text => text.trim().toLowerCase());
    const quality = parameters.find(parameter => parameter.startsWith('q='))?.slice(2) ?? '1';
    return { language: tag.split('-')[0]!, quality: Number(quality) || 0 };
  });

/** The language that a browser would like best of those there are, by its Accept-Language header. */
export const preferredLanguage = (header: string | undefined): Language =>
  wishesOf(header ?? '')
    .filter(preference => preference.quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(preference => preference.language)
    .find(isLanguage) ?? FALLBACK;

/** The language that an address begins with. */
export const languageOfPath = (path: string): Language | undefined => {
  const first = /^\/([a-z]{2})(?=[/?]|$)/.exec(path)?.[1];
  return isLanguage(first) ? first : undefined;
};
