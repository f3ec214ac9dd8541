/** A page as it is served, from Astro's output. */
export declare const servedHtml: (
  html: string,
  importsOf: ReadonlyMap<string, readonly string[]>,
  asset: (name: string, text: string) => string,
) => string;
