// Shapes as values, and their SVG text. The page creates elements from them, a picture serializes them.

export type Attributes = Readonly<Record<string, string | number>>;

export interface Shape {
  /** The same thing has the same key in the next scene. */
  readonly key: string;
  readonly tag: string;
  readonly attributes: Attributes;
  readonly text?: string;
}

export const round = (value: number): number => Math.round(value * 10) / 10;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escape = (text: string): string => text.replace(/[&<>"]/g, sign => ESCAPES[sign]!);

export const element = (tag: string, attributes: Attributes, inside = ''): string => {
  const written = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escape(String(value))}"`)
    .join('');
  return inside === '' ? `<${tag}${written}/>` : `<${tag}${written}>${inside}</${tag}>`;
};

export const shapeText = ({ tag, attributes, text = '' }: Shape): string =>
  element(tag, attributes, escape(text));

export interface XY {
  readonly x: number;
  readonly y: number;
}

/** A closed path with rounded corners. */
export const roundedPath = (corners: readonly XY[], radius: number): string => {
  const parts = corners.map((corner, i) => {
    const towards = (other: XY): string => {
      const length = Math.hypot(other.x - corner.x, other.y - corner.y);
      const share = Math.min(radius / length, 0.5);
      return `${round(corner.x + (other.x - corner.x) * share)} ${round(corner.y + (other.y - corner.y) * share)}`;
    };
    const [before, after] = [corners.at(i - 1)!, corners[(i + 1) % corners.length]!];
    return `${i === 0 ? 'M' : 'L'}${towards(before)}Q${round(corner.x)} ${round(corner.y)} ${towards(after)}`;
  });
  return `${parts.join('')}Z`;
};
