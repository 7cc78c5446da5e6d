import type { Endpoint } from '../endpoint.ts';
import { problemTypes, type ProblemName } from '../problem-types.ts';
import { problemMediaType, type Problem } from '../problem.ts';
import type { JsonSchema, OpenApiProblemExample, OpenApiResponse } from './openapi-document.ts';

const reference = '0c9d4d0e-5b0c-4a5e-8f43-1f6f2a3f8a7b';

/** The refusals that no endpoint names by itself. */
const sharedProblems = {
  bodyNotJson: { type: 'about:blank', status: 400, title: 'The body is not JSON.' },
  bodyTooLarge: { type: 'about:blank', status: 413, title: 'The body is too large.' },
  badFields: { type: 'about:blank', status: 422, title: 'Fields of the request are not right; each one is named.' },
  failure: { type: 'about:blank', status: 500, title: 'The gateway failed; the reference finds it in its log.' },
} as const;

const problems: Readonly<
  Record<
    ProblemName | keyof typeof sharedProblems,
    { readonly type: string; readonly status: number; readonly title: string }
  >
> = { ...sharedProblems, ...problemTypes };

type Name = keyof typeof problems;

/** Every problem as an example answer, by its name. */
export function problemExamples(): Readonly<Record<string, OpenApiProblemExample>> {
  const example = ({ type, title, status }: (typeof problems)[Name], isAboutFields: boolean) => ({
    summary: title,
    value: {
      type,
      title,
      status,
      reference,
      ...(isAboutFields ? { errors: [{ pointer: '/party/adults', code: 'too_small' }] } : {}),
    } satisfies Problem,
  });
  return Object.fromEntries(
    Object.entries(problems).map(([name, problem]) => [name, example(problem, name === 'badFields')]),
  );
}

/** Gives the error answers of an endpoint: one for each status, with the problems that have it. */
export function problemResponses(endpoint: Endpoint, schema: JsonSchema): Readonly<Record<string, OpenApiResponse>> {
  const names: readonly Name[] = [
    ...(endpoint.problems ?? []),
    ...(endpoint.body === undefined ? [] : (['bodyNotJson', 'bodyTooLarge'] as const)),
    'badFields',
    'failure',
  ];
  const statuses = new Set(names.map((name) => problems[name].status));
  return Object.fromEntries(
    [...statuses].map((status) => {
      const ofStatus = names.filter((name) => problems[name].status === status);
      return [String(status), problemResponse(ofStatus, schema)];
    }),
  );
}

function problemResponse(names: readonly Name[], schema: JsonSchema): OpenApiResponse {
  const examples = Object.fromEntries(names.map((name) => [name, { $ref: `#/components/examples/${name}` }]));
  return {
    description: names.map((name) => problems[name].title).join(' '),
    content: { [problemMediaType]: { schema, examples } },
  };
}
