import { createLookup, freezeTable } from './code-table.ts';

/**
 * Lists the gateway error number of each failed account-recovery check.
 *
 * These codes tell whether an account exists: a gateway answers with one only after the mailed link has proved the
 * person, and gives the same answer to everybody before that.
 *
 * Source: docs/rules.md §8, default mapping, and §5, account recovery checks.
 *
 * @example
 * ```ts
 * import { recoveryErrorCodes } from '@airline/error-catalogue/recovery-errors';
 *
 * recoveryErrorCodes.accountNotFound; // [400356116]
 * ```
 */
export const recoveryErrorCodes = /* @__PURE__ */ freezeTable({
  zipCodeMismatch: [400356110],
  dateOfBirthMismatch: [400356111],
  securityAnswersMismatch: [400356112],
  usernameTaken: [400356113],
  passwordInvalid: [400356114],
  emailMismatch: [400356115],
  accountNotFound: [400356116],
});

/**
 * Names which account-recovery check failed.
 *
 * Source: docs/rules.md §5 and §8.
 *
 * @example
 * ```ts
 * import type { RecoveryError } from '@airline/error-catalogue/recovery-errors';
 *
 * const field: Partial<Record<RecoveryError, string>> = { zipCodeMismatch: 'zipCode', emailMismatch: 'email' };
 * ```
 */
export type RecoveryError = keyof typeof recoveryErrorCodes;

const lookUp = /* @__PURE__ */ createLookup<RecoveryError>(recoveryErrorCodes);

/**
 * Gives the account-recovery check that a gateway error number reports as failed.
 *
 * Takes a number or a text of digits alone; any other value, and a code of another kind, gives `undefined`.
 *
 * Source: docs/rules.md §8, default mapping.
 *
 * @example
 * ```ts
 * import { recoveryErrorFor } from '@airline/error-catalogue/recovery-errors';
 *
 * recoveryErrorFor('400356113'); // 'usernameTaken'
 * ```
 */
export function recoveryErrorFor(code: unknown): RecoveryError | undefined {
  return lookUp(code);
}
