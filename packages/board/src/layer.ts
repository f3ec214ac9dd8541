// Keyed rendering of a list of shapes. A shape with the same key keeps its element; only differences are applied.
import type { Shape } from './shapes.js';

const SVG = 'http://www.w3.org/2000/svg';

export const svgElement = <K extends keyof SVGElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, string | number>> = {},
): SVGElementTagNameMap[K] => {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  return made;
};

const update = (target: SVGElement, before: Shape, now: Shape): void => {
  for (const name of Object.keys(before.attributes)) {
    if (!(name in now.attributes)) target.removeAttribute(name);
  }
  for (const [name, value] of Object.entries(now.attributes)) {
    if (before.attributes[name] !== value) target.setAttribute(name, String(value));
  }
  if (before.text !== now.text) target.textContent = now.text ?? null;
};

export interface LayerOfShapes {
  draw(shapes: readonly Shape[]): void;
  find(key: string): SVGElement | undefined;
}

export const layerIn = (parent: SVGGElement): LayerOfShapes => {
  let known = new Map<string, { readonly element: SVGElement; readonly shape: Shape }>();

  const make = (shape: Shape): SVGElement => {
    const made = svgElement(shape.tag as 'g', shape.attributes);
    if (shape.text !== undefined) made.textContent = shape.text;
    return made;
  };

  return {
    draw: shapes => {
      const next: typeof known = new Map();
      for (const shape of shapes) {
        const old = known.get(shape.key);
        const fits = old?.shape.tag === shape.tag;
        if (fits) update(old.element, old.shape, shape);
        next.set(shape.key, { shape, element: fits ? old.element : make(shape) });
      }
      for (const [key, { element }] of known) if (next.get(key)?.element !== element) element.remove();
      let cursor = parent.firstChild;
      for (const { element } of next.values()) {
        if (element === cursor) cursor = cursor.nextSibling;
        else parent.insertBefore(element, cursor);
      }
      known = next;
    },
    find: key => known.get(key)?.element,
  };
};
