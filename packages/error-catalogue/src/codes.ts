import { actionCodes, type GatewayAction } from './actions.ts';
import { type CodeTable, namesOf } from './code-table.ts';
import { type LoginError, loginErrorCodes } from './login-errors.ts';
import { type RecoveryError, recoveryErrorCodes } from './recovery-errors.ts';

/**
 * One of the catalogue's 55 gateway error numbers, as a literal.
 *
 * Source: docs/rules.md §8.
 *
 * @example
 * ```ts
 * import type { ErrorCode } from '@airline/error-catalogue/codes';
 *
 * const maximumTries: ErrorCode = 400618202;
 * ```
 */
export type ErrorCode =
  | (typeof actionCodes)[GatewayAction][number]
  | (typeof loginErrorCodes)[LoginError][number]
  | (typeof recoveryErrorCodes)[RecoveryError][number];

/**
 * A row of the catalogue: a gateway error number with the one thing that it means, an action or a message.
 *
 * Source: docs/rules.md §8.
 *
 * @example
 * ```ts
 * import type { ErrorCodeEntry } from '@airline/error-catalogue/codes';
 *
 * const entry: ErrorCodeEntry = { code: 400120381, login: 'accountHeld' };
 * ```
 */
export interface ErrorCodeEntry {
  readonly code: ErrorCode;
  readonly action?: GatewayAction;
  readonly login?: LoginError;
  readonly recovery?: RecoveryError;
}

/**
 * Holds the whole catalogue, sorted by code: 30 codes with an action, 18 login errors, 7 recovery errors.
 *
 * Each code stands in one row, and each row has exactly one of `action`, `login` and `recovery`. Frozen.
 *
 * Source: docs/rules.md §8.
 *
 * @example
 * ```ts
 * import { errorCodes } from '@airline/error-catalogue/codes';
 *
 * const retried = errorCodes.filter((entry) => entry.action === 'retry'); // 13 rows
 * ```
 */
export const errorCodes: readonly ErrorCodeEntry[] = /* @__PURE__ */ catalogue();

/**
 * Tells whether a value is a number of the catalogue.
 *
 * Numbers only: parse a text with `parseErrorCode` first. Any other value gives `false`.
 *
 * Source: docs/rules.md §8.
 *
 * @example
 * ```ts
 * import { isErrorCode } from '@airline/error-catalogue/codes';
 *
 * isErrorCode(401120752); // true
 * isErrorCode(401120753); // false
 * ```
 */
export function isErrorCode(value: unknown): value is ErrorCode {
  return errorCodes.some((entry) => entry.code === value);
}

function catalogue(): readonly ErrorCodeEntry[] {
  const entries: ErrorCodeEntry[] = [
    ...rows(actionCodes, (code, action) => ({ code, action })),
    ...rows(loginErrorCodes, (code, login) => ({ code, login })),
    ...rows(recoveryErrorCodes, (code, recovery) => ({ code, recovery })),
  ];
  return Object.freeze(entries.toSorted((one, other) => one.code - other.code).map((entry) => Object.freeze(entry)));
}

function rows<Name extends string>(
  table: CodeTable<Name>,
  row: (code: ErrorCode, name: Name) => ErrorCodeEntry,
): readonly ErrorCodeEntry[] {
  return namesOf(table).flatMap((name) => table[name].map((code) => row(code as ErrorCode, name)));
}
