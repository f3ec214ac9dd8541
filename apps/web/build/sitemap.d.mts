/** What search engines read, from the texts of all pages. */
export declare const sitemap: (pages: readonly string[]) => string;
