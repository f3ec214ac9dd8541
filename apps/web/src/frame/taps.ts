/** What was tapped before it was hydrated. */
export type Taps = Element[];

declare global {
  interface Window {
    taps?: Taps;
  }
}
