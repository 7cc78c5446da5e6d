import { parseJsonPointer } from '@airline/error-catalogue/json-pointer';
import type { StandardSchemaV1 } from '@standard-schema/spec';

/** The numbers and names that an issue's words may need: limits, a country. */
export type IssueParams = Readonly<Record<string, string | number>>;

/** One thing that is wrong: a code whose words stand in i18n, and where. */
export interface Issue {
  readonly code: string;
  readonly params: IssueParams;
  /** The steps to the value at fault; `[]` for the form as a whole. */
  readonly path: readonly string[];
  /** Words that came ready-made, instead of the code's. */
  readonly text?: string;
}

/**
 * One rejected field of a server's answer: an entry of `errors` of a problem (RFC 9457).
 *
 * @example
 * ```ts
 * import type { ServerError } from '@airline/forms';
 *
 * const taken: ServerError = { pointer: '/contact/email', code: 'taken' };
 * console.log(taken.pointer);
 * ```
 */
export interface ServerError {
  /** JSON pointer into the request's body (RFC 6901). */
  readonly pointer: string;
  readonly code: string;
  readonly params?: IssueParams | undefined;
}

/** A code is one camel-case word: a library's own sentence in a foreign language is none. */
const codePattern = /^[a-z][A-Za-z\d]*$/;

/** Reads an issue of any Standard Schema library: its message is the code; what is a sentence becomes `invalid`. */
export function issueOfSchema(issue: StandardSchemaV1.Issue): Issue {
  return {
    code: codeOf(issue.message),
    params: paramsOf(issue),
    path: (issue.path ?? []).map((step) => String(typeof step === 'object' ? step.key : step)),
  };
}

/** Reads a rejected field of the server; a pointer that is none points at the form as a whole. */
export function issueOfServer({ pointer, code, params }: ServerError): Issue {
  return { code: codeOf(code), params: params ?? {}, path: parseJsonPointer(pointer) ?? [] };
}

function codeOf(message: string): string {
  return codePattern.test(message) ? message : 'invalid';
}

/** The limits of a rule by the names that zod (`minimum`, `maximum`) and valibot (`requirement`) give them, and `params`. */
function paramsOf(issue: object): IssueParams {
  const { params, minimum, maximum, requirement } = issue as Readonly<Record<string, unknown>>;
  const given = { minimum, maximum, requirement, ...(typeof params === 'object' ? params : {}) };
  return Object.fromEntries(
    Object.entries(given).filter((entry): entry is [string, string | number] =>
      ['string', 'number'].includes(typeof entry[1]),
    ),
  );
}
