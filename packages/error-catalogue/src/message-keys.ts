import { actionCodes, actionFor, type GatewayAction } from './actions.ts';
import { namesOf } from './code-table.ts';
import { type LoginError, loginErrorCodes, loginErrorFor } from './login-errors.ts';
import { type RecoveryError, recoveryErrorCodes, recoveryErrorFor } from './recovery-errors.ts';

/**
 * The key of an error's text: it leads to `{ title, body }` in each language.
 *
 * `errors.generic` quotes `{{reference}}`, which the caller gives; the others take no value.
 *
 * Source: docs/rules.md §8; the shape of the keys is this package's own.
 *
 * @example
 * ```ts
 * import type { MessageKey } from '@airline/error-catalogue/message-keys';
 *
 * const title: `${MessageKey}.title` = 'errors.login.accountHeld.title';
 * ```
 */
export type MessageKey =
  | 'errors.generic'
  | `errors.action.${GatewayAction}`
  | `errors.login.${LoginError}`
  | `errors.recovery.${RecoveryError}`;

/**
 * Lists every message key once, the generic one first, so that a test can prove that each language has them all.
 *
 * Source: docs/rules.md §8.
 *
 * @example
 * ```ts
 * import { messageKeys } from '@airline/error-catalogue/message-keys';
 *
 * messageKeys.includes('errors.recovery.usernameTaken'); // true
 * ```
 */
export const messageKeys: readonly MessageKey[] = /* @__PURE__ */ allKeys();

/**
 * Gives the key of the text that a person is shown for a gateway error number.
 *
 * Takes a value of any type and never throws: an unmapped or malformed code gives `errors.generic`, whose text quotes a
 * reference. A code with an action has a text too, for when the action cannot be done or has failed.
 *
 * Source: docs/rules.md §8.
 *
 * @example
 * ```ts
 * import { messageKeyFor } from '@airline/error-catalogue/message-keys';
 *
 * messageKeyFor(400120381); // 'errors.login.accountHeld'
 * messageKeyFor('401120741'); // 'errors.action.retry'
 * messageKeyFor(418); // 'errors.generic'
 * ```
 */
export function messageKeyFor(code: unknown): MessageKey {
  const action = actionFor(code);
  if (action !== undefined) return `errors.action.${action}`;
  const login = loginErrorFor(code);
  if (login !== undefined) return `errors.login.${login}`;
  const recovery = recoveryErrorFor(code);
  if (recovery !== undefined) return `errors.recovery.${recovery}`;
  return 'errors.generic';
}

function allKeys(): readonly MessageKey[] {
  return Object.freeze<MessageKey[]>([
    'errors.generic',
    ...namesOf(actionCodes).map((name) => `errors.action.${name}` as const),
    ...namesOf(loginErrorCodes).map((name) => `errors.login.${name}` as const),
    ...namesOf(recoveryErrorCodes).map((name) => `errors.recovery.${name}` as const),
  ]);
}
