import { createLookup, freezeTable } from './code-table.ts';

/**
 * Lists the gateway error numbers of each login message.
 *
 * A code decides alone: 200003999 is an error although its first digits look like success.
 *
 * Source: docs/rules.md §8, login token errors.
 *
 * @example
 * ```ts
 * import { loginErrorCodes } from '@airline/error-catalogue/login-errors';
 *
 * loginErrorCodes.unavailable; // [200003999, 503517048]
 * ```
 */
export const loginErrorCodes = /* @__PURE__ */ freezeTable({
  unavailable: [200003999, 503517048],
  accountHeld: [400120381],
  credentialsIncorrect: [400517024, 400518024, 400618205],
  travelManagerCredentialsInvalid: [400517144],
  travelManagerLocked: [400517178],
  accountDisabled: [400518001, 400518002, 400518004, 400518005, 400518006],
  accountNumberTooLong: [400518148],
  passwordNotSet: [400518329],
  maximumTries: [400618202],
  companyDeactivated: [400618309],
  sessionTimeout: [401615399],
});

/**
 * Names why a login failed, as the person reads it.
 *
 * Source: docs/rules.md §8, login token errors.
 *
 * @example
 * ```ts
 * import type { LoginError } from '@airline/error-catalogue/login-errors';
 *
 * const showsPasswordHelp: readonly LoginError[] = ['credentialsIncorrect', 'passwordNotSet', 'maximumTries'];
 * ```
 */
export type LoginError = keyof typeof loginErrorCodes;

const lookUp = /* @__PURE__ */ createLookup<LoginError>(loginErrorCodes);

/**
 * Gives the login message of a gateway error number.
 *
 * Takes a number or a text of digits alone; any other value, and a code that is no login error, gives `undefined`.
 *
 * Source: docs/rules.md §8, login token errors.
 *
 * @example
 * ```ts
 * import { loginErrorFor } from '@airline/error-catalogue/login-errors';
 *
 * loginErrorFor(400518004); // 'accountDisabled'
 * loginErrorFor(400518003); // undefined
 * ```
 */
export function loginErrorFor(code: unknown): LoginError | undefined {
  return lookUp(code);
}
