import type { Language } from './languages.js';

/** English sentences that may stay as they are in another language: words that travel. */
const SAME = new Set<string>([
  'Beginner',
  'Blitz',
  'Blunder',
  'Blunders',
  'Computer',
  'End',
  'Engine',
  'Enter',
  'Expert',
  'Handicap',
  'Home',
  'Later',
  'Normal',
  'Menu',
  'Online',
  'Pause',
  'Privacy',
  'Standard',
  'blunder',
]);

/** What a translator has to use where the English says the word: beginnings of words, in every inflection. */
const GLOSSARY: readonly {
  readonly english: RegExp;
  readonly words: Record<Exclude<Language, 'en'>, RegExp>;
}[] = [
  {
    english: /\brings?\b/i,
    words: {
      de: /ring/i,
      fr: /anneau/i,
      it: /anell/i,
      nl: /ring/i,
      es: /anill/i,
      pl: /pierście/i,
      hu: /gyűrű/i,
      uk: /кіл(ьц|ець)/i,
    },
  },
  {
    english: /\bmarkers?\b/i,
    words: {
      de: /markierungsstein/i,
      fr: /marqueur/i,
      it: /pedin/i,
      nl: /marker/i,
      es: /marcador/i,
      pl: /znacznik/i,
      hu: /korong/i,
      uk: /фіш(к|ок|ц)/i,
    },
  },
  {
    english: /\bpool\b/i,
    words: {
      de: /vorrat/i,
      fr: /réserve/i,
      it: /riserv/i,
      nl: /voorraad/i,
      es: /reserva/i,
      pl: /pul/i,
      hu: /készlet/i,
      uk: /запас/i,
    },
  },
  {
    english: /\brows?\b/i,
    words: {
      de: /reihe/i,
      fr: /alignement/i,
      it: /allineament/i,
      nl: /rij/i,
      es: /línea|fila/i,
      pl: /rz[ąę]d/i,
      hu: /sor/i,
      uk: /ряд/i,
    },
  },
  {
    english: /\breserves?\b/i,
    words: {
      de: /reserve/i,
      fr: /réserve/i,
      it: /riserv/i,
      nl: /reserve/i,
      es: /reserva/i,
      pl: /rezerw/i,
      hu: /tartalék/i,
      uk: /резерв/i,
    },
  },
  {
    english: /\bGIPF-pieces?\b/,
    words: {
      de: /GIPF-Stein/,
      fr: /pièces? GIPF/i,
      it: /pezz[oi] GIPF/i,
      nl: /GIPF-stuk/i,
      es: /piezas? GIPF/i,
      pl: /pion\S* GIPF/i,
      hu: /GIPF/,
      uk: /GIPF-фіш/i,
    },
  },
  {
    english: /\bdraws?\b/,
    words: {
      de: /unentschieden|remis/i,
      fr: /nulle/i,
      it: /pareggi|patta/i,
      nl: /onbeslist|gelijkspel|remise/i,
      es: /empat|tablas/i,
      pl: /remis/i,
      hu: /döntetlen/i,
      uk: /нічи/i,
    },
  },
];

/** A word of the glossary may be left out where the language says it better otherwise, but not often. */
const SHARE = 0.8;

const placeholders = (sentence: string): string[] =>
  [...new Set([...sentence.matchAll(/\{(\w+)(?=\}|\s*,\s*plural)/g)].map(([, name]) => name!))].sort();

/** The plural forms in a sentence, each with its selectors. */
const plurals = (sentence: string): string[][] =>
  [...sentence.matchAll(/\{\w+\s*,\s*plural\s*,((?:\s*[=\w]+\s*\{(?:[^{}]|\{\w+\})*\})+)\s*\}/g)].map(
    ([, forms]) => [...forms!.matchAll(/(=?\w+)\s*\{(?:[^{}]|\{\w+\})*\}/g)].map(([, selector]) => selector!),
  );

/** The forms that whole numbers from 0 to 200 take. */
const formsOf = (language: Language): string[] => {
  const rules = new Intl.PluralRules(language);
  return [...new Set(Array.from({ length: 201 }, (_, n) => rules.select(n)))];
};

/** Everything that is wrong with the translation of an area. */
export const findings = (
  language: Language,
  english: Readonly<Record<string, string>>,
  translation: Readonly<Record<string, string>>,
): string[] => {
  const found: string[] = [];
  const needed = formsOf(language);
  for (const [key, source] of Object.entries(english)) {
    const sentence = translation[key];
    if (sentence === undefined || sentence.trim() === '') {
      found.push(`${key}: missing`);
      continue;
    }
    if (sentence === source && !SAME.has(source) && /[a-z]{3}/.test(source.replace(/\{[^}]*\}/g, '')))
      found.push(`${key}: the same as the English: ${source}`);
    if (String(placeholders(source)) !== String(placeholders(sentence)))
      found.push(
        `${key}: has {${placeholders(sentence).join()}} where the English has {${placeholders(source).join()}}`,
      );
    for (const forms of plurals(sentence)) {
      const missing = [...needed, 'other'].filter(form => !forms.includes(form));
      if (missing.length > 0) found.push(`${key}: plural without ${missing.join()}`);
    }
  }
  for (const key of Object.keys(translation)) if (!(key in english)) found.push(`${key}: not in English`);
  if (language !== 'en') {
    for (const { english: word, words } of GLOSSARY) {
      const keys = Object.keys(english).filter(key => word.test(english[key]!));
      const without = keys.filter(key => !words[language].test(translation[key] ?? ''));
      if (without.length > keys.length * (1 - SHARE) && without.length > 1)
        found.push(`${word.source} is not ${words[language].source} in ${without.join()}`);
    }
  }
  return found;
};
