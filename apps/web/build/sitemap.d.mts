/** The sitemap, from the texts of all pages. */
export declare const sitemap: (pages: readonly string[]) => string;
