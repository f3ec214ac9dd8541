/** The service worker with its list, from its script, all files by name, and the languages. */
export declare const workerText: (
  script: string | Buffer,
  files: ReadonlyMap<string, Buffer>,
  languages: readonly string[],
) => string;
