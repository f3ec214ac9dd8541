import { storedText } from './storedText.js';

export interface StoredIds {
  all(): readonly string[];
  add(id: string): void;
  remove(id: string): void;
}

const idsIn = (text: string | null): string[] => {
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(found) ? found.filter(id => typeof id === 'string') : [];
  } catch {
    return [];
  }
};

/** A list of ids. Beyond `most` the oldest are dropped. */
export const storedIds = (key: string, most: number): StoredIds => {
  const text = storedText(key);
  const all = (): string[] => idsIn(text.read()).slice(-most);
  const write = (ids: readonly string[]): void => {
    text.write(JSON.stringify(ids.slice(-most)));
  };
  return {
    all,
    add: id => {
      write([...all().filter(other => other !== id), id]);
    },
    remove: id => {
      write(all().filter(other => other !== id));
    },
  };
};
