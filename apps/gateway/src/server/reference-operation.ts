import type {
  JsonSchema,
  OpenApiContent,
  OpenApiDocument,
  OpenApiOperation,
  OpenApiParameter,
  OpenApiReference,
  OpenApiResponse,
} from '@airline/contract/openapi';
import { html } from 'hono/html';

import { codeSpans, field, schemaContent, type Html } from './reference-fields.ts';

/** An operation and where it stands. */
export interface PlacedOperation {
  readonly path: string;
  readonly method: string;
  readonly operation: OpenApiOperation;
}

/** The anchor of an operation. */
export function operationId(operation: OpenApiOperation): string {
  return `operation-${operation.operationId}`;
}

/** Writes what one operation does, takes, answers and refuses. */
export function operationArticle({ path, method, operation }: PlacedOperation, document: OpenApiDocument): Html {
  const id = operationId(operation);
  const parameters = (operation.parameters ?? []).map((parameter) => resolveParameter(parameter, document));
  const responses = Object.entries(operation.responses);
  return html`
    <article id="${id}" aria-labelledby="${id}-name">
      <h3 id="${id}-name">${operation.summary}</h3>
      <p class="address">
        <span class="method" data-method="${method}">${method.toUpperCase()}</span> <code>${path}</code>
      </p>
      <p>${operation.description}</p>
      ${
        parameters.length === 0
          ? ''
          : html`<h4>Parameters</h4>
              <dl class="fields">${parameters.map(parameterField)}</dl>`
      }
      ${
        operation.requestBody === undefined
          ? ''
          : html`<h4>Request body</h4>
              ${content(operation.requestBody.content, document, `${operation.summary}: example of a request`)}`
      }
      ${responses
        .filter(([status]) => Number(status) < 400)
        .map(
          ([status, response]) =>
            html`<h4>Answer ${status}</h4>
              <p>${response.description}</p>
              ${responseHeaders(response)}
              ${content(response.content ?? {}, document, `${operation.summary}: example of an answer`)}`,
        )}
      <h4>Problems</h4>
      <ul class="problems">
        ${responses
          .filter(([status]) => Number(status) >= 400)
          .flatMap(([status, response]) => problems(status, response, document))}
      </ul>
      ${codesOfFields(operation)}
    </article>
  `;
}

/** Writes the headers of a success that a client has to know. */
function responseHeaders({ headers = {} }: OpenApiResponse): Html | '' {
  const named = Object.entries(headers);
  if (named.length === 0) return '';
  return html`<dl class="fields">
    ${named.map(([name, { description, schema }]) => field(name, schema, true, description))}
  </dl>`;
}

function resolveParameter(parameter: OpenApiParameter | OpenApiReference, document: OpenApiDocument): OpenApiParameter {
  if (!('$ref' in parameter)) return parameter;
  const found = document.components.parameters[nameIn(parameter)];
  if (found === undefined) throw new Error(`The document points at ${parameter.$ref}, which it does not have.`);
  return found;
}

function parameterField({ name, in: place, required, description, schema, example }: OpenApiParameter): Html {
  const words = `In the ${place}. ${description} Example: \`${example}\`.`;
  return field(name, schema, required, words);
}

/** Writes a body: the fields of its schema, and an example of it. */
function content(bodies: OpenApiContent, document: OpenApiDocument, label: string): readonly Html[] {
  return Object.entries(bodies).map(
    ([mediaType, { schema, example }]) => html`
      <p><code>${mediaType}</code></p>
      ${schemaContent(resolveSchema(schema, document))}
      <pre role="region" aria-label="${label}" tabindex="0"><code>${exampleText(example)}</code></pre>
    `,
  );
}

function resolveSchema(schema: JsonSchema, document: OpenApiDocument): JsonSchema {
  return schema.$ref === undefined ? schema : (document.components.schemas[nameIn({ $ref: schema.$ref })] ?? schema);
}

function problems(status: string, response: OpenApiResponse, document: OpenApiDocument): readonly Html[] {
  return Object.values(response.content ?? {})
    .flatMap(({ examples = {} }) => Object.values(examples))
    .flatMap((pointer) => document.components.examples[nameIn(pointer)] ?? [])
    .map(
      ({ value: { code, title, type } }) =>
        html`<li>
          <span class="status">${status}</span> ${title} ${code === undefined ? '' : html`<code>${code}</code>`}
          ${type.startsWith('/') ? html`<a href="${type}"><code>${type}</code></a>` : ''}
        </li>`,
    );
}

/** Writes what the codes of rejected fields mean, where an operation has rules beside its schema. */
function codesOfFields({ 'x-field-codes': codes }: OpenApiOperation): Html | '' {
  if (codes === undefined) return '';
  return html`<h4>Codes of fields (422)</h4>
    <ul class="problems">
      ${Object.entries(codes).map(([code, words]) => html`<li><code>${code}</code> ${codeSpans(words)}</li>`)}
    </ul>`;
}

function exampleText(example: unknown): string {
  return typeof example === 'string' ? example.replaceAll('\r\n', '\n') : JSON.stringify(example, null, 2);
}

function nameIn({ $ref }: OpenApiReference): string {
  return $ref.slice($ref.lastIndexOf('/') + 1);
}
