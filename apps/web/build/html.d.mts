/** A page as it is served, from what Astro has made of it. */
export declare const servedHtml: (
  html: string,
  importsOf: ReadonlyMap<string, readonly string[]>,
  asset: (name: string, text: string) => string,
) => string;
