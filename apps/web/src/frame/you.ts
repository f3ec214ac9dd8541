// The reader and their online games, as the server last described them. A hint for the first paint; the server has the truth.
import { storedText } from '../store/storedText.js';

/** An online game in play. */
export interface NextGame {
  readonly id: string;
  readonly game: string;
  /** The opponent's name; without one it is the computer. */
  readonly against?: string;
}

export interface You {
  readonly id: string;
  readonly name: string;
  /** The games in which the reader has to move, by their ids. */
  readonly due: readonly string[];
  /** The most urgent of them; if there is none, the game that was begun last. */
  readonly next?: NextGame;
}

/** On `window`, after a change. */
export const YOU_CHANGED = 'korong:you';

export const YOU = 'korong.you';
const stored = storedText(YOU);

export const knownYou = (): You | undefined => {
  try {
    return (JSON.parse(stored.read() ?? 'null') as You | null) ?? undefined;
  } catch {
    return undefined;
  }
};

/** The games that wait for the reader on other pages. */
const dueElsewhere = (you: You | undefined): readonly string[] =>
  (you?.due ?? []).filter(id => location.hash !== `#${id}`);

/** Fills the header. */
export const showYou = (you: You | undefined): void => {
  const name = document.querySelector<HTMLElement>('[data-you]')!;
  name.textContent = you?.name ?? name.dataset.you!;
  const due = dueElsewhere(you).length;
  document.querySelector('[data-due]')!.textContent = String(due);
  document.documentElement.toggleAttribute('data-your-move', due > 0);
};

export const keepYou = (you: You | undefined): void => {
  stored.write(you ? JSON.stringify(you) : null);
  if (typeof document === 'undefined') return;
  showYou(you);
  dispatchEvent(new Event(YOU_CHANGED));
};

/** The server has named the player of this session; `null`: it has none. */
export const keepPlayer = (player: Pick<You, 'id' | 'name'> | null): void => {
  const before = knownYou();
  if (player?.id === before?.id && player?.name === before?.name) return;
  keepYou(
    player
      ? { due: [], ...(before?.id === player.id && before), id: player.id, name: player.name }
      : undefined,
  );
};
