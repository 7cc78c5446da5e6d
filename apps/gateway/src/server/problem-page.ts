import type { OpenApiDocument, OpenApiOperation } from '@airline/contract/openapi';
import { actionFor, type GatewayAction } from '@airline/error-catalogue';
import { html } from 'hono/html';

import type { Html } from './reference-fields.ts';
import { operationId } from './reference-operation.ts';

/** A type of problem: every way in which it is answered, and by which operations. */
interface ProblemType {
  readonly type: string;
  readonly title: string;
  readonly answers: readonly { readonly status: number; readonly code?: number; readonly title: string }[];
  readonly operations: readonly OpenApiOperation[];
}

/** What a client does about a code; source: docs/rules.md §8. */
const actionWords: Readonly<Record<GatewayAction, string>> = {
  reLogin: 'Get a new token: silently for the anonymous traveller, by the login page for everybody else.',
  retry: 'Ask once more, after a moment: only what is safe to repeat, or carries an Idempotency-Key.',
  reAuthenticate: 'Have the person confirm who they are, then repeat the request.',
  logout: 'Forget the session: it was ended on purpose.',
  multiFactor: 'Ask the person for a second factor.',
};

/** Lists the types of problems that the document knows, each once. */
export function listProblemTypes(document: OpenApiDocument): readonly ProblemType[] {
  const examples = Object.entries(document.components.examples);
  const operations = Object.values(document.paths).flatMap((methods) => Object.values<OpenApiOperation>(methods));
  const types = new Set(examples.map(([, { value }]) => value.type).filter((type) => type.startsWith('/')));
  const answered = new Map(operations.map((operation) => [operation, examplesOf(operation)]));
  return [...types].map((type) => {
    const ofType = examples.filter(([, { value }]) => value.type === type);
    return {
      type,
      title: ofType[0]?.[1].value.title ?? type,
      answers: ofType.map(([, { value }]) => value),
      operations: operations.filter((operation) => ofType.some(([name]) => answered.get(operation)?.has(name))),
    };
  });
}

/** Finds the names of the examples that an operation's answers point to. */
function examplesOf({ responses }: OpenApiOperation): ReadonlySet<string> {
  const pointers = JSON.stringify(responses).matchAll(/"#\/components\/examples\/([^"]+)"/g);
  return new Set(Array.from(pointers, ([, name = '']) => name));
}

/** Writes the page that explains a type of problem, at the address that the problem's `type` is. */
export function problemPage(
  { type, title, answers, operations }: ProblemType,
  reference: string,
  styles: string,
): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title} · Gateway reference · Alisio</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${styles}" />
      </head>
      <body>
        <a class="skip" href="#content">Skip to the content</a>
        <header class="brand">
          <p><a href="/">Alisio</a> <span>for developers</span></p>
        </header>
        <main id="content" tabindex="-1">
          <h1>${title}</h1>
          <p>A problem (RFC 9457) whose <code>type</code> is <code>${type}</code>. The gateway answers with it as:</p>
          <ul class="problems">
            ${answers.map(
              ({ status, code }) =>
                html`<li>
                  <span class="status">${status}</span>
                  ${code === undefined ? '' : html`<code>${code}</code> `}${whatToDo(code)}
                </li>`,
            )}
          </ul>
          <h2>Operations that answer with it</h2>
          <ul>
            ${operations.map(
              (operation) => html`<li><a href="${reference}#${operationId(operation)}">${operation.summary}</a></li>`,
            )}
          </ul>
          <p>The <code>reference</code> of a problem finds its request in the gateway’s log.</p>
        </main>
      </body>
    </html>`;
}

function whatToDo(code: number | undefined): string {
  const action = code === undefined ? undefined : actionFor(code);
  return action === undefined ? '' : actionWords[action];
}
