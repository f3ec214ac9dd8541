// Short texts in the browser's own storage. Where storage is forbidden or full, nothing is kept.

export interface StoredText {
  read(): string | null;
  /** `null` removes it. */
  write(text: string | null): void;
}

export const storedText = (key: string, storage: () => Storage = () => localStorage): StoredText => ({
  read: () => {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  },
  write: text => {
    try {
      if (text === null) storage().removeItem(key);
      else storage().setItem(key, text);
    } catch {
      // Nothing is kept.
    }
  },
});
