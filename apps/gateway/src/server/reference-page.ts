import type { OpenApiDocument, OpenApiOperation } from '@airline/contract/openapi';
import { html } from 'hono/html';

import { openApiPath } from './openapi.ts';
import { codeSpans, schemaContent, schemaId, type Html } from './reference-fields.ts';
import { operationArticle, operationId, type PlacedOperation } from './reference-operation.ts';

/** Writes the whole page: an index, a chapter of operations for each tag, and the schemas that they share. */
export function referencePage(document: OpenApiDocument, stylesPath: string): Html {
  const operations = listOperations(document);
  const chapters = document.tags.map((tag) => ({
    ...tag,
    operations: operations.filter(({ operation }) => operation.tags.includes(tag.name)),
  }));
  const schemas = Object.entries(document.components.schemas);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>Gateway reference · Alisio</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${stylesPath}" />
      </head>
      <body>
        <a class="skip" href="#content">Skip to the content</a>
        <header class="brand">
          <p><a href="/">Alisio</a> <span>for developers</span></p>
        </header>
        <div class="columns">
          <nav aria-label="Operations and schemas">
            ${chapters.map(
              ({ name, operations: listed }) => html`
                <h2>${inWords(name)}</h2>
                <ul>
                  ${listed.map(
                    ({ operation }) => html`<li><a href="#${operationId(operation)}">${operation.summary}</a></li>`,
                  )}
                </ul>
              `,
            )}
            <details>
              <summary>Schemas</summary>
              <ul>
                ${schemas.map(([name]) => html`<li><a href="#${schemaId(name)}">${name}</a></li>`)}
              </ul>
            </details>
          </nav>
          <main id="content" tabindex="-1">
            <h1>Gateway reference</h1>
            <p class="lead">${document.info.summary}</p>
            ${document.info.description.split('\n\n').map(paragraph)}
            <p>For tools: <a href="${openApiPath}">the OpenAPI ${document.openapi} document</a>.</p>
            ${chapters.map(
              ({ name, description, operations: listed }) => html`
                <section aria-labelledby="chapter-${name}">
                  <h2 id="chapter-${name}">${inWords(name)}</h2>
                  <p>${description}</p>
                  ${listed.map((placed) => operationArticle(placed, document))}
                </section>
              `,
            )}
            <section aria-labelledby="schemas">
              <h2 id="schemas">Schemas</h2>
              ${schemas.map(
                ([name, schema]) => html`
                  <article id="${schemaId(name)}" aria-labelledby="${schemaId(name)}-name">
                    <h3 id="${schemaId(name)}-name">${name}</h3>
                    ${schemaContent(schema)}
                  </article>
                `,
              )}
            </section>
          </main>
        </div>
      </body>
    </html>`;
}

/** Writes a paragraph of the description, or a script that stands in one (CommonMark, fenced). */
function paragraph(text: string): Html {
  const [, script] = /^```sh\n(.*)\n```$/s.exec(text) ?? [];
  if (script === undefined) return html`<p>${codeSpans(text)}</p>`;
  return html`<pre role="region" aria-label="A session as a shell script" tabindex="0"><code>${script}</code></pre>`;
}

function listOperations({ paths }: OpenApiDocument): readonly PlacedOperation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries<OpenApiOperation>(methods).map(([method, operation]) => ({ path, method, operation })),
  );
}

/** `air-booking` is “Air booking”. */
function inWords(tag: string): string {
  return `${tag.charAt(0).toUpperCase()}${tag.slice(1).replaceAll('-', ' ')}`;
}
