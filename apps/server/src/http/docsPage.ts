import { say } from '../say.js';

/** The parts of an OpenAPI document that are shown. */
export interface Described {
  readonly info: { readonly title: string; readonly description: string; readonly version: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: unknown }>>;
}

interface DescribedOperation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly schema: unknown;
  }[];
  readonly requestBody?: Content;
  readonly responses?: Readonly<Record<string, Content>>;
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, sign => SIGNS[sign]!);

const schemaOf = ({ content }: Content): unknown => Object.values(content ?? {})[0]?.schema;

/** Without keys that tell a reader nothing. */
const brief = (schema: unknown): string =>
  JSON.stringify(
    schema,
    (key, value: unknown) =>
      key === '$schema' ||
      (key === 'maximum' && value === Number.MAX_SAFE_INTEGER) ||
      (key === 'minimum' && value === Number.MIN_SAFE_INTEGER)
        ? undefined
        : value,
    2,
  );

const block = (title: string, schema: unknown): string =>
  schema === undefined
    ? ''
    : `<details><summary>${escape(title)}</summary><pre tabindex="0"><code>${escape(brief(schema))}</code></pre></details>`;

const operationPart = (path: string, method: string, operation: DescribedOperation): string => {
  const {
    operationId = `${method}-${path}`,
    summary = '',
    parameters = [],
    requestBody,
    responses = {},
  } = operation;
  const rows = parameters.map(
    ({ name, in: where, required = false, schema }) =>
      `<tr><td><code>${escape(name)}</code></td><td>${escape(where)}${required ? '' : `, ${say('docs.optional')}`}</td>` +
      `<td><code>${escape(JSON.stringify(schema))}</code></td></tr>`,
  );
  const table =
    rows.length === 0
      ? ''
      : `<table><thead><tr><th>${say('docs.name')}</th><th>${say('docs.where')}</th><th>${say('docs.form')}</th></tr></thead>` +
        `<tbody>${rows.join('')}</tbody></table>`;
  const answers = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  return [
    `<section id="${escape(operationId)}"><h3><b>${method.toUpperCase()}</b> <code>${escape(path)}</code></h3>`,
    `<p>${escape(summary)}</p>${table}`,
    block(say('docs.body'), requestBody && schemaOf(requestBody)),
    ...answers.map(([status, content]) => block(say('docs.answer', { status }), schemaOf(content))),
    '</section>',
  ].join('');
};

/** The description of the API as a page. */
export const docsPage = ({ info, tags, paths }: Described): string => {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const parts = tags.map(({ name, description }) => {
    const inside = all.filter(({ operation }) => operation.tags?.includes(name));
    return `<h2>${escape(description)}</h2>${inside.map(one => operationPart(one.path, one.method, one.operation)).join('')}`;
  });
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escape(info.title)}</title>` +
    '<meta name="viewport" content="width=device-width"><link rel="icon" href="/icons/icon.svg"><link rel="stylesheet" href="/api/docs.css"></head>' +
    `<body><main><h1>${escape(info.title)} ${escape(info.version)}</h1><p>${escape(info.description)}</p>` +
    `<p><a href="/api/openapi.json">openapi.json</a></p>${parts.join('')}</main></body></html>\n`
  );
};

export const STYLE = `
:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5; }
body { margin: 0; }
main { max-width: 60rem; margin: 0 auto; padding: 1rem; }
h2 { margin-top: 3rem; }
h3 { font-size: 1rem; margin: 2rem 0 0; overflow-wrap: anywhere; }
h3 b { display: inline-block; min-width: 4.5rem; }
p { margin: 0.25rem 0 0.5rem; }
table { border-collapse: collapse; display: block; overflow-x: auto; }
td, th { border: 1px solid #8888; padding: 0.2rem 0.5rem; text-align: start; }
pre { background: #8882; padding: 0.75rem; overflow-x: auto; margin: 0.25rem 0; }
summary { cursor: pointer; }
`;
