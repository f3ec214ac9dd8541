import type { Mark } from '../cause.js';
import type { JsonNode } from './tree.js';

export const fieldsOf = (node: JsonNode | undefined): ReadonlyMap<string, JsonNode> | undefined =>
  node?.value instanceof Map ? (node.value as ReadonlyMap<string, JsonNode>) : undefined;

export const field = (node: JsonNode | undefined, name: string): JsonNode | undefined =>
  fieldsOf(node)?.get(name);

export const isList = (node: JsonNode | undefined): boolean => Array.isArray(node?.value);

/** The items of a list. The values of an object are a list too: some writers make objects of lists with gaps. */
export const itemsOf = (node: JsonNode | undefined): readonly JsonNode[] | undefined => {
  if (Array.isArray(node?.value)) return node.value as readonly JsonNode[];
  const fields = fieldsOf(node);
  return fields && [...fields.values()];
};

/** A text, or a number as a text: ids come as either. */
export const textOf = (node: JsonNode | undefined): string | undefined => {
  const value = node?.value;
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined;
};

export const numberOf = (node: JsonNode | undefined): number | undefined =>
  typeof node?.value === 'number' ? node.value : undefined;

/** What stands at a node, for a refusal. */
export const markOf = (text: string, { place, end }: JsonNode): Mark => ({
  place,
  excerpt: text.slice(place, Math.min(end, place + 300)),
});
