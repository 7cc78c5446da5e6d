import type { ErrorCode } from '@airline/error-catalogue/codes';
import { problemFor } from '@airline/error-catalogue/problems';

import { type Endpoint, largestBodyBytes, takesApiKey } from '../endpoint.ts';
import { endpoints } from '../generated/endpoints.ts';
import { proofCodes, tokenCodes, tokenMissingCode } from '../problem-codes.ts';
import { problemTypes, type ProblemName } from '../problem-types.ts';
import { problemMediaType, type Problem } from '../problem.ts';
import type { JsonSchema, OpenApiHeader, OpenApiProblemExample, OpenApiResponse } from './openapi-document.ts';

const reference = '0c9d4d0e-5b0c-4a5e-8f43-1f6f2a3f8a7b';

interface DescribedProblem {
  readonly type: string;
  readonly status: number;
  readonly title: string;
  readonly code?: ErrorCode;
}

/** The refusals that HTTP has a status for, and that have no type of their own. */
const plainProblems = {
  bodyNotJson: { type: 'about:blank', status: 400, title: 'The body is not JSON.' },
  nothingHere: { type: 'about:blank', status: 404, title: 'There is nothing at this address.' },
  bodyTooLarge: { type: 'about:blank', status: 413, title: 'The body is too large.' },
  mediaTypeWrong: { type: 'about:blank', status: 415, title: 'The body is of another media type.' },
  badFields: { type: 'about:blank', status: 422, title: 'Fields of the request are not right; each one is named.' },
  failure: { type: 'about:blank', status: 500, title: 'The gateway failed; the reference finds it in its log.' },
  unavailable: {
    type: 'about:blank',
    status: 503,
    title: 'The gateway cannot do this for a moment: ask again after Retry-After.',
  },
} as const satisfies Readonly<Record<string, DescribedProblem>>;

type PlainName = keyof typeof plainProblems;

/** Names a problem of the document: a code of the catalogue is named by its number. */
type Name = ProblemName | PlainName | `code${number}`;

function describe(name: Name): DescribedProblem {
  if (name in plainProblems) return plainProblems[name as PlainName];
  if (name in problemTypes) return problemTypes[name as ProblemName];
  const code = Number(name.slice('code'.length)) as ErrorCode;
  const { type, title, status } = problemFor(code);
  return { type, title, status, code };
}

/**
 * Lists the refusals of an endpoint: those of its own, and those that follow from its row.
 *
 * 1. A request without an API key is refused, where its row takes one (403); so is a write of a page of another origin (403).
 * 2. A body has its form, its size and its media type (400, 413, 415), and fields are what the schema says (422); an address whose parameter
 *    names nothing is not found (404).
 * 3. An endpoint that takes a token refuses one that does not count, and callers that are not its own (401, 400, 403).
 * 4. What is charged may be used up (429), and may be away (503), as its database may. Anything may fail (500).
 */
function problemsOf(endpoint: Endpoint): readonly Name[] {
  const {
    authentication,
    body,
    callers,
    charges,
    codes = [],
    encoding,
    method,
    parameters,
    problems = [],
    query,
  } = endpoint;
  const isWrite = method !== 'GET';
  const takesFields = body !== undefined || query !== undefined || parameters !== undefined;
  const tokens: readonly ErrorCode[] = [
    ...(authentication === undefined ? [] : tokenCodes),
    ...(authentication === 'required' || authentication === 'recent' ? [tokenMissingCode] : []),
    ...(authentication === 'recent' ? proofCodes : []),
  ];
  const names: readonly Name[] = [
    ...problems,
    ...(body !== undefined && encoding !== 'form' ? (['bodyNotJson'] as const) : []),
    ...(takesApiKey(endpoint) ? (['apiKeyInvalid'] as const) : []),
    ...(isWrite ? (['foreignPage', 'bodyTooLarge'] as const) : []),
    ...(authentication !== undefined && callers !== 'everybody' ? (['notPermitted'] as const) : []),
    ...(body === undefined ? [] : (['mediaTypeWrong'] as const)),
    ...(parameters === undefined ? [] : (['nothingHere'] as const)),
    ...(takesFields ? (['badFields'] as const) : []),
    ...(charges === 'none' ? [] : (['tooManyRequests', 'unavailable'] as const)),
    'failure',
    ...[...tokens, ...codes].map((code) => `code${code}` as const),
  ];
  return [...new Set(names)];
}

/** Returns every problem of the document as an example answer, by its name. */
export function problemExamples(): Readonly<Record<string, OpenApiProblemExample>> {
  const all = new Set(Object.values<Endpoint>(endpoints).flatMap((endpoint) => problemsOf(endpoint)));
  return Object.fromEntries(
    [...all].toSorted().map((name) => {
      const problem = describe(name);
      const errors = name === 'badFields' ? { errors: [{ pointer: '/party/adults', code: 'too_small' }] } : {};
      return [name, { summary: problem.title, value: { ...problem, reference, ...errors } satisfies Problem }];
    }),
  );
}

const headersOf: Readonly<Record<number, Readonly<Record<string, OpenApiHeader>>>> = {
  401: {
    'WWW-Authenticate': { description: 'RFC 6750 §3: what is wrong with the token.', schema: { type: 'string' } },
  },
  429: { 'Retry-After': { description: 'The seconds until there is more.', schema: { type: 'integer' } } },
  503: { 'Retry-After': { description: 'The seconds until it is worth asking again.', schema: { type: 'integer' } } },
};

/** Returns the error answers of an endpoint: one for each status, with the problems that have it. */
export function problemResponses(endpoint: Endpoint, schema: JsonSchema): Readonly<Record<string, OpenApiResponse>> {
  const names = problemsOf(endpoint);
  const statuses = new Set(names.map((name) => describe(name).status));
  return Object.fromEntries(
    [...statuses].map((status) => {
      const ofStatus = names.filter((name) => describe(name).status === status);
      return [String(status), problemResponse(status, ofStatus, endpoint, schema)];
    }),
  );
}

function problemResponse(
  status: number,
  names: readonly Name[],
  endpoint: Endpoint,
  schema: JsonSchema,
): OpenApiResponse {
  const titles = new Set(names.map((name) => toSentence(describe(name), endpoint)));
  const headers = headersOf[status];
  return {
    description: [...titles].join(' '),
    ...(headers === undefined ? {} : { headers }),
    content: {
      [problemMediaType]: {
        schema,
        examples: Object.fromEntries(names.map((name) => [name, { $ref: `#/components/examples/${name}` }])),
      },
    },
  };
}

function toSentence(
  { status, title, code }: DescribedProblem,
  { largestBodyBytes: largest = largestBodyBytes }: Endpoint,
) {
  if (status === plainProblems.bodyTooLarge.status) return `The body is larger than ${largest} bytes.`;
  return code === undefined ? title : `${title}: ${code}.`;
}
