/** A module bundled with its imports, as the text of one classic script; see build/plugins.mjs. */
declare module '*?script' {
  const text: string;
  export default text;
}
