// The reader's settings, stored on the device. In components: `$settings.sound`. Elsewhere: `settings.get().sound`.
import { isLanguage, type Language } from '@korong/messages';
import { storedText } from '../store/storedText.js';

export interface Settings {
  /** Unset until the reader chooses; until then the browser's languages decide. */
  readonly language: Language | undefined;
  readonly scheme: 'system' | 'light' | 'dark';
  readonly board: 'wood' | 'slate' | 'contrast';
  readonly sound: boolean;
  /** The speed of animations; 0 is none. */
  readonly speed: 0 | 0.5 | 1 | 2;
  /** How a turn is sent: when it is complete, by a second click, or by a button. */
  readonly confirm: 'single' | 'double' | 'button';
  readonly coordinates: boolean;
  /** Forced steps are made automatically. */
  readonly forced: boolean;
  /** Show the engine's report. */
  readonly thinking: boolean;
}

export const DEFAULTS: Settings = {
  language: undefined,
  scheme: 'system',
  board: 'wood',
  sound: true,
  speed: 1,
  confirm: 'single',
  coordinates: true,
  forced: true,
  thinking: false,
};

/** The allowed values of each setting that is a choice from a list. */
export const CHOICES = {
  scheme: ['system', 'light', 'dark'],
  board: ['wood', 'slate', 'contrast'],
  speed: [0, 0.5, 1, 2],
  confirm: ['single', 'double', 'button'],
} as const satisfies { readonly [K in keyof Settings]?: readonly Settings[K][] };

export const KEY = 'korong.settings';
const VERSION = 1;

const among = <T>(value: unknown, choices: readonly T[], otherwise: T): T =>
  choices.find(choice => choice === value) ?? otherwise;

const truth = (value: unknown, otherwise: boolean): boolean =>
  typeof value === 'boolean' ? value : otherwise;

/** Reads the stored value; invalid parts get their default. */
export const readSettings = (text: string | null): Settings => {
  let stored: Record<string, unknown> = {};
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    if (typeof found === 'object' && found !== null) stored = found as Record<string, unknown>;
  } catch {
    // Not ours, or damaged: treated as empty.
  }
  const { language } = stored;
  return {
    language: typeof language === 'string' && isLanguage(language) ? language : undefined,
    scheme: among(stored.scheme, CHOICES.scheme, DEFAULTS.scheme),
    board: among(stored.board, CHOICES.board, DEFAULTS.board),
    sound: truth(stored.sound, DEFAULTS.sound),
    speed: among(stored.speed, CHOICES.speed, DEFAULTS.speed),
    confirm: among(stored.confirm, CHOICES.confirm, DEFAULTS.confirm),
    coordinates: truth(stored.coordinates, DEFAULTS.coordinates),
    forced: truth(stored.forced, DEFAULTS.forced),
    thinking: truth(stored.thinking, DEFAULTS.thinking),
  };
};

export const writeSettings = (settings: Settings): string =>
  JSON.stringify({ version: VERSION, ...settings });

let now = DEFAULTS;
let loaded = false;
const listeners = new Set<(settings: Settings) => void>();

/** The background of the pages, for the browser's frame on a phone. */
const PAPER = { light: '#f5f0e7', dark: '#17181c' };

/** Shows the chosen colour scheme; without a choice the style sheet follows the device. */
export const showScheme = (scheme: Settings['scheme']): void => {
  document.documentElement.dataset.scheme = scheme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    meta.content = PAPER[scheme === 'system' ? (meta.media.includes('dark') ? 'dark' : 'light') : scheme];
  }
};

const tell = (next: Settings): void => {
  now = next;
  showScheme(now.scheme);
  for (const listener of listeners) listener(now);
};

/** Without storage, settings last as long as the page. */
const stored = storedText(KEY);

/**
 * The settings, as a Svelte store. They have their defaults until hydration, so that the first render in the browser equals the
 * printed page; then the frame calls `load`.
 */
export const settings = {
  subscribe: (listener: (settings: Settings) => void): (() => void) => {
    listeners.add(listener);
    listener(now);
    return () => listeners.delete(listener);
  },
  get: (): Settings => now,
  change: (changes: Partial<Settings>): void => {
    if (!loaded) settings.load();
    const next = { ...now, ...changes };
    stored.write(writeSettings(next));
    tell(next);
  },
  load: (): void => {
    if (!loaded) {
      addEventListener('storage', event => {
        if (event.key === KEY || event.key === null) tell(readSettings(stored.read()));
      });
    }
    loaded = true;
    tell(readSettings(stored.read()));
  },
};
