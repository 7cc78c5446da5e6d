import { actionFor, type GatewayAction } from './actions.ts';
import { type MessageKey, messageKeyFor } from './message-keys.ts';
import { parseErrorCode } from './parse-error-code.ts';
import { problemTitles } from './problem-titles.ts';
import { statusPhrases } from './status-phrases.ts';

/**
 * The HTTP statuses that a problem without a catalogued code may have.
 *
 * Source: RFC 9110 §15; RFC 6585 §3 and §4.
 *
 * @example
 * ```ts
 * import type { ProblemStatus } from '@airline/error-catalogue/problems';
 *
 * const tooMany: ProblemStatus = 429;
 * ```
 */
export type ProblemStatus = keyof typeof statusPhrases;

/**
 * Says what is wrong with one field of the request.
 *
 * `pointer` is a JSON Pointer (`/passengers/0/lastName`, written by `formatJsonPointer`), `''` for the body as a whole;
 * `code` is a word for programs, such as `tooShort`; `params` are the values that the text of that code needs. None of it is shown to a person as it is.
 *
 * Source: RFC 9457 §3.2, extension members; RFC 6901 §3.
 *
 * @example
 * ```ts
 * import type { ProblemFieldError } from '@airline/error-catalogue/problems';
 *
 * const short: ProblemFieldError = { pointer: '/password', code: 'tooShort', params: { minimum: 8 } };
 * ```
 */
export interface ProblemFieldError {
  readonly pointer: string;
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number | boolean>>;
}

/**
 * What a gateway adds to a problem: which occurrence it was, and which fields were wrong.
 *
 * `reference` is what a person quotes to support. `status` counts only for a code that the catalogue does not know; a
 * catalogued code keeps its own.
 *
 * Source: RFC 9457 §3.1 (`detail`, `instance`) and §3.2.
 *
 * @example
 * ```ts
 * import type { ProblemExtra } from '@airline/error-catalogue/problems';
 *
 * const extra: ProblemExtra = { status: 404, reference: 'A1B2C3' };
 * ```
 */
export interface ProblemExtra {
  readonly status?: ProblemStatus;
  readonly detail?: string;
  readonly instance?: string;
  readonly reference?: string;
  readonly errors?: readonly ProblemFieldError[];
}

/**
 * The body of an `application/problem+json` answer.
 *
 * `title` is technical English and the same for each `type`: a person is shown the text of `messageKeyFor(code)`.
 * `code` is absent when there was no well-formed code, `action` when the code has none.
 *
 * Source: RFC 9457 §3.
 *
 * @example
 * ```ts
 * import type { ProblemDetails } from '@airline/error-catalogue/problems';
 *
 * const problem: ProblemDetails = { type: 'about:blank', title: 'Not Found', status: 404 };
 * ```
 */
export interface ProblemDetails {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code?: number;
  readonly action?: GatewayAction;
  readonly detail?: string;
  readonly instance?: string;
  readonly reference?: string;
  readonly errors?: readonly ProblemFieldError[];
}

/** The two login codes for an outage, whose first digits say something else. */
const unavailableStatus = 503;

/**
 * Makes the problem of a gateway error number.
 *
 * 1. A catalogued code has its own `type`, a path such as `/problems/login/account-held` to resolve against the
 *    gateway's origin, and a `status`: 503 for 200003999 and 503517048, else the code's first three digits.
 * 2. Any other code, of any type, is `about:blank` with the phrase of its status as `title`: 500, or `extra.status`. A
 *    well-formed code is kept, so that support can find it.
 * 3. `extra` adds members and overrides none of them.
 *
 * Throws a `RangeError` that names `extra.status` when that is no status of an error answer. It does not check pointers,
 * and does not look for personal data in `detail`.
 *
 * Source: docs/rules.md §8; RFC 9457 §3.1 and §4.2.1.
 *
 * @example
 * ```ts
 * import { problemFor } from '@airline/error-catalogue/problems';
 *
 * problemFor(401120752);
 * // { type: '/problems/action/multi-factor', title: 'Second factor is required', status: 401,
 * //   code: 401120752, action: 'multiFactor' }
 *
 * problemFor(undefined, { status: 400, errors: [{ pointer: '/email', code: 'required' }] });
 * // { type: 'about:blank', title: 'Bad Request', status: 400, errors: [{ pointer: '/email', code: 'required' }] }
 * ```
 */
export function problemFor(code: unknown, extra: ProblemExtra = {}): ProblemDetails {
  const { status: statusWithoutCode = 500, ...members } = extra;
  if (!Object.hasOwn(statusPhrases, statusWithoutCode)) {
    throw new RangeError(
      `problemFor: extra.status is ${String(statusWithoutCode)}, which is no status of an error answer; give one of ${Object.keys(statusPhrases).join(', ')}.`,
    );
  }
  const parsed = parseErrorCode(code);
  const key = messageKeyFor(parsed);
  const action = actionFor(parsed);
  const known =
    key === 'errors.generic'
      ? { type: 'about:blank', title: statusPhrases[statusWithoutCode], status: statusWithoutCode }
      : { type: problemType(key), title: problemTitles[key], status: findStatus(Number(parsed), key) };
  return {
    ...known,
    ...(parsed === undefined ? {} : { code: parsed }),
    ...(action === undefined ? {} : { action }),
    ...pick(members),
  };
}

function problemType(key: MessageKey): string {
  const words = key.replace('errors.', '').replace('.', '/');
  return `/problems/${words.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;
}

function findStatus(code: number, key: MessageKey): number {
  return key === 'errors.login.unavailable' ? unavailableStatus : Number(String(code).slice(0, 3));
}

function pick(extra: Omit<ProblemExtra, 'status'>): Omit<ProblemExtra, 'status'> {
  const { detail, instance, reference, errors } = extra;
  return {
    ...(detail === undefined ? {} : { detail }),
    ...(instance === undefined ? {} : { instance }),
    ...(reference === undefined ? {} : { reference }),
    ...(errors === undefined ? {} : { errors }),
  };
}
