import type { ProblemName } from '@airline/contract';
import type { MessageKey } from '@airline/error-catalogue';

import type { Failure } from './failure.ts';

const noValues: FailureText['values'] = { reference: '' };

type CatalogueKey<Key> = Key extends `errors.${infer Rest}` ? `catalogueErrors:${Rest}` : never;

/** The key of a text that has a title, what happened, and a body, what to do; before the colon stands its namespace. */
export type FailureKey =
  | `failures:${'fields' | 'timeout' | 'unreachable' | 'unreadable' | 'failed' | 'failedWithoutReference'}`
  | `gatewayRefusals:${ProblemName}`
  | CatalogueKey<Exclude<MessageKey, 'errors.generic'>>;

/**
 * Names the text of a failure, and the values that it quotes.
 *
 * @example
 * ```ts
 * import type { FailureText } from '@airline/gateway-client';
 *
 * const text: FailureText = { key: 'failures:failed', values: { reference: 'K7PM2QXA' } };
 * ```
 */
export interface FailureText {
  readonly key: FailureKey;
  /** The reference under which the gateway logged the failure; `''` for a text that quotes none. */
  readonly values: { readonly reference: string };
}

/**
 * Lists the namespaces of the texts that {@link failureText} names: a page that can fail loads them.
 *
 * @example
 * ```ts
 * import { failureNamespaces } from '@airline/gateway-client';
 *
 * console.log(failureNamespaces.includes('catalogueErrors')); // true
 * ```
 */
export const failureNamespaces = ['failures', 'gatewayRefusals', 'catalogueErrors'] as const;

/**
 * Lists those of {@link failureNamespaces} that say what the gateway answered: a page whose first view must come soon loads them
 * later, and `FailureBanner` waits for them.
 *
 * @example
 * ```ts
 * import { answerNamespaces } from '@airline/gateway-client';
 *
 * console.log(answerNamespaces.includes('catalogueErrors')); // true
 * ```
 */
export const answerNamespaces = ['gatewayRefusals', 'catalogueErrors'] as const;

/**
 * Finds the text that says a failure to a person: the catalogue's own sentence for each of its codes, a sentence for each
 * refusal that a contract names, and for the rest whether the network, the time or the gateway was at fault.
 *
 * @example
 * ```ts
 * import { failureText } from '@airline/gateway-client';
 *
 * console.log(failureText({ kind: 'failed', reference: 'K7PM2QXA' }).key); // 'failures:failed'
 * ```
 */
export function failureText(failure: Failure): FailureText {
  switch (failure.kind) {
    case 'refused':
      return { key: `gatewayRefusals:${failure.name}`, values: noValues };
    case 'catalogue': {
      const { messageKey, problem } = failure;
      return messageKey === 'errors.generic'
        ? generalText(problem.reference)
        : { key: `catalogueErrors:${messageKey.slice('errors.'.length)}` as FailureKey, values: noValues };
    }
    case 'failed':
      return generalText(failure.reference);
    case 'fields':
    case 'timeout':
    case 'unreachable':
    case 'unreadable':
      return { key: `failures:${failure.kind}`, values: noValues };
  }
}

/**
 * Tells whether the same request may succeed a moment later.
 *
 * @example
 * ```ts
 * import { isWorthRetrying } from '@airline/gateway-client';
 *
 * console.log(isWorthRetrying({ kind: 'timeout' })); // true
 * ```
 */
export function isWorthRetrying(failure: Failure): boolean {
  switch (failure.kind) {
    case 'timeout':
    case 'unreachable':
    case 'failed':
    case 'catalogue':
      return true;
    case 'refused':
      return failure.name === 'tooManyRequests';
    case 'fields':
    case 'unreadable':
      return false;
  }
}

function generalText(reference: string | undefined): FailureText {
  return reference === undefined
    ? { key: 'failures:failedWithoutReference', values: noValues }
    : { key: 'failures:failed', values: { reference } };
}
