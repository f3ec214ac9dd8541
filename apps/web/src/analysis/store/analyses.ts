// Analyses kept on this device: a text each, with what a list shows of it.
import { gameNamed, isGameName } from '@korong/rules';
import { chapterText, lineEnd, positionAt, type Chapter } from '@korong/study';
import { readFrom, writeTo } from '../../store/database.js';
import { databaseOpener } from '../../store/databaseOpener.js';

export interface StoredAnalysis {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  /** The text of the chapter. */
  readonly text: string;
  /** The position at the end of the main line, for a picture. */
  readonly position: string;
  readonly changed: number;
}

const open = databaseOpener('korong-analyses', made => {
  made.createObjectStore('analyses', { keyPath: 'id' });
});

export const storedOf = (id: string, name: string, chapter: Chapter, changed: number): StoredAnalysis => ({
  id,
  name,
  game: chapter.game,
  options: chapter.options,
  text: chapterText(chapter),
  position: gameNamed(chapter.game).positionText(positionAt(chapter, lineEnd(chapter))),
  changed,
});

/** Whether it was kept: a device may permit no storage. */
export const keepAnalysis = async (analysis: StoredAnalysis): Promise<boolean> => {
  try {
    await writeTo(await open(), 'analyses', analyses => analyses.put(analysis));
    return true;
  } catch {
    return false;
  }
};

export const readAnalysis = async (id: string): Promise<StoredAnalysis | undefined> => {
  try {
    return await readFrom<StoredAnalysis | undefined>(await open(), 'analyses', analyses => analyses.get(id));
  } catch {
    return undefined;
  }
};

/** The last changed first. */
export const listAnalyses = async (): Promise<readonly StoredAnalysis[]> => {
  try {
    const all = await readFrom<StoredAnalysis[]>(await open(), 'analyses', analyses => analyses.getAll());
    return all.filter(({ game }) => isGameName(game)).sort((a, b) => b.changed - a.changed);
  } catch {
    return [];
  }
};

export const removeAnalysis = async (id: string): Promise<void> => {
  await writeTo(await open(), 'analyses', analyses => analyses.delete(id));
};
