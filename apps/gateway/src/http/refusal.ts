import { problemMediaType, problemTypes, type Problem, type ProblemName } from '@airline/contract';
import { type ErrorCode, problemFor } from '@airline/error-catalogue';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

import type { FieldFault } from './field-fault.ts';

/** What a refusal by one of the contract's names says beside it. */
type NamedDetails = Pick<Problem, 'errors' | 'mailedLink' | 'nextStep'>;

/** What a refusal by a code of the error catalogue says beside it: the fields, or the state of the login, that it is about. */
type CodeDetails = Pick<Problem, 'errors' | 'multiFactor' | 'nextStep' | 'triesLeft' | 'lockedForSeconds'>;

const fieldTitles = {
  body: 'The body has fields that are not right.',
  request: 'The request has fields that are not right.',
} as const;

/** The statuses that tell a client when to ask again, by `Retry-After` (RFC 6585 §4, RFC 9110 §15.6.4). */
type LaterStatus = 429 | 503;

/** The contract's problem types that pass by themselves, each with how long that takes. */
export type LaterName = {
  readonly [Name in ProblemName]: (typeof problemTypes)[Name]['status'] extends LaterStatus ? Name : never;
}[ProblemName];

/** Why a request is refused: the one shape of it, from a rule to the wire. */
export type Refusal =
  /** By one of the contract's problem types. */
  | ({ readonly kind: 'named'; readonly name: Exclude<ProblemName, LaterName> } & NamedDetails)
  /** By a code of the error catalogue. */
  | ({ readonly kind: 'code'; readonly code: ErrorCode } & CodeDetails)
  /** Fields whose form is right and whose values are not. */
  | { readonly kind: 'fields'; readonly errors: readonly FieldFault[]; readonly part: keyof typeof fieldTitles }
  /** By one of the contract's problem types that pass by themselves: it is worth asking again after so many seconds. */
  | { readonly kind: 'later'; readonly name: LaterName; readonly seconds: number }
  /** What HTTP alone refuses, without a name or a code. */
  | {
      readonly kind: 'plain';
      readonly status: number;
      readonly title: string;
      readonly errors?: readonly FieldFault[];
    };

/** The result of what was refused: nothing was done. */
export interface Refused<Reason extends Refusal = Refusal> {
  readonly refused: Reason;
}

/** A refusal by one of the contract's names, or by some of them. */
export type NamedRefusal<Name extends Exclude<ProblemName, LaterName> = Exclude<ProblemName, LaterName>> = {
  readonly kind: 'named';
  readonly name: Name;
} & NamedDetails;

export function refusedByName<Name extends Exclude<ProblemName, LaterName>>(
  name: Name,
  details: NamedDetails = {},
): Refused<NamedRefusal<Name>> {
  return { refused: { kind: 'named', name, ...details } };
}

export function refusedByCode(
  code: ErrorCode,
  details: CodeDetails = {},
): Refused<Extract<Refusal, { readonly kind: 'code' }>> {
  return { refused: { kind: 'code', code, ...details } };
}

export function refusedFields(errors: readonly FieldFault[], part: keyof typeof fieldTitles = 'body'): Refused {
  return { refused: { kind: 'fields', errors, part } };
}

/** Refuses by a limit that is exceeded. */
export function refusedForNow({ retryAfterSeconds }: { readonly retryAfterSeconds: number }): Refused {
  return refusedUntilLater('tooManyRequests', retryAfterSeconds);
}

/** Refuses by a name whose reason passes by itself within so many seconds. */
export function refusedUntilLater(name: LaterName, seconds: number): Refused {
  return { refused: { kind: 'later', name, seconds } };
}

/** What is away for a moment, as a store or a processor, is worth asking again after so many seconds. */
export const outageSeconds = 5;

/** Returns the seconds of `Retry-After`, which every answer of the status 429 or 503 has; `undefined` for any other one. */
export function retryAfterOf(refusal: Refusal, { status }: Pick<Problem, 'status'>): number | undefined {
  if (refusal.kind === 'later') return refusal.seconds;
  return status === 503 ? outageSeconds : undefined;
}

/** Answers with a refusal: a problem (RFC 9457), never a library's own body, never to be cached. */
export function refuse(context: Context, refusal: Refusal): Response {
  const problem = toProblem(refusal, String(context.get('requestId')));
  const seconds = retryAfterOf(refusal, problem);
  if (seconds !== undefined) context.header('retry-after', String(seconds));
  return context.body(JSON.stringify(problem), problem.status as ContentfulStatusCode, {
    'content-type': problemMediaType,
    'cache-control': 'no-store',
  });
}

/** As many faults as somebody mends at once, and as much of a pointer as names a field: an answer never outgrows its request. */
const mostErrors = 50;
const longestPointer = 200;

function withinBounds(errors: readonly FieldFault[]): FieldFault[] {
  return errors.slice(0, mostErrors).map((error) => ({ ...error, pointer: error.pointer.slice(0, longestPointer) }));
}

/** Writes a refusal as a problem; `reference` is what a person can quote of the request. */
export function toProblem(refusal: Refusal, reference: string): Problem {
  switch (refusal.kind) {
    case 'named': {
      const { kind: _kind, name, ...details } = refusal;
      return { ...problemTypes[name], ...details, reference };
    }
    case 'code': {
      const { kind: _kind, code, ...details } = refusal;
      const { type, title, status } = problemFor(code);
      return { type, title, status, code, ...details, reference };
    }
    case 'fields': {
      const { errors, part } = refusal;
      return { type: 'about:blank', status: 422, title: fieldTitles[part], errors: withinBounds(errors), reference };
    }
    case 'later':
      return { ...problemTypes[refusal.name], reference };
    case 'plain': {
      const { status, title, errors } = refusal;
      return { type: 'about:blank', status, title, ...(errors ? { errors: withinBounds(errors) } : {}), reference };
    }
  }
}
