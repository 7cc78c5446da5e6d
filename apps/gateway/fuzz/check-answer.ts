import { problem, problemMediaType } from '@airline/contract';
import type { OpenApiDocument } from '@airline/contract/openapi';

import type { FuzzRequest } from './mutate.ts';
import type { Operation } from './operations.ts';

/** An answer as it came. */
export interface FuzzAnswer {
  readonly status: number;
  readonly mediaType: string;
  readonly allow: string | undefined;
  readonly retryAfter: string | undefined;
  readonly text: string;
}

/** The largest refusal: it never outgrows what a person reads. */
const mostRefusalBytes = 16 * 1024;

/** Returns what is wrong with an answer: what the document does not say, or no gateway may answer. */
export function checkAnswer(
  { operation, method }: Operation,
  request: FuzzRequest,
  answer: FuzzAnswer,
  document: OpenApiDocument,
): string | undefined {
  const { status, text } = answer;
  if (status >= 500 && status !== 503) return `answered ${status}`;
  if (status < 400) return undefined;
  if (Buffer.byteLength(text) > mostRefusalBytes) return `refused with ${Buffer.byteLength(text)} bytes`;
  if (request.method === 'HEAD') return undefined;
  if ((status === 429 || status === 503) && !/^\d+$/.test(answer.retryAfter ?? ''))
    return `${status} without Retry-After`;
  if (request.method !== method) return status === 405 && answer.allow === undefined ? '405 without Allow' : undefined;
  // A text in the path can lead elsewhere: a page, or nothing.
  if (status === 404 && isElsewhere(text)) return undefined;
  const response = operation.responses[String(status)];
  if (response === undefined) return `answered ${status}, which the document does not list`;
  if (!answer.mediaType.startsWith(problemMediaType)) return `${status} is no problem but ${answer.mediaType}`;
  const parsed = problem.safeParse(JSON.parse(text));
  if (!parsed.success) return `${status} is no problem of the contract`;
  const { type, code } = parsed.data;
  const examples = Object.values(response.content?.[problemMediaType]?.examples ?? {});
  const known = examples.map(({ $ref }) => document.components.examples[$ref.slice($ref.lastIndexOf('/') + 1)]?.value);
  return known.some((example) => example?.type === type && example.code === code)
    ? undefined
    : `${status} ${type} ${code ?? ''}, which the document does not list`;
}

function isElsewhere(text: string): boolean {
  return !text.startsWith('{') || text.includes('There is nothing at this address.');
}
