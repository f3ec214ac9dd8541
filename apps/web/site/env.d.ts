/** A module with everything it imports as the text of one plain script; see build/plugins.mjs. */
declare module '*?script' {
  const text: string;
  export default text;
}
