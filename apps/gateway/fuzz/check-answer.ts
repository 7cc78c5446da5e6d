import { type Endpoint, type EndpointName, endpoints, problem, problemMediaType } from '@airline/contract';
import type { OpenApiDocument } from '@airline/contract/openapi';

import type { FuzzRequest } from './make-request.ts';
import type { Operation } from './operations.ts';

/** An answer as it came. */
export interface FuzzAnswer {
  readonly status: number;
  readonly mediaType: string;
  readonly allow: string | undefined;
  readonly retryAfter: string | undefined;
  readonly setCookie: readonly string[];
  readonly text: string;
}

/** The largest refusal: it never outgrows what a person reads. */
const mostRefusalBytes = 16 * 1024;

/** Returns what is wrong with an answer: what the document does not say, or no gateway may answer. */
export function checkAnswer(
  asked: Operation,
  request: FuzzRequest,
  answer: FuzzAnswer,
  document: OpenApiDocument,
): string | undefined {
  const { operation, method } = asked;
  const { status, text } = answer;
  if (status >= 500 && status !== 503) return `answered ${status}`;
  if (status < 400) return request.method === method ? checkSuccess(asked, answer) : undefined;
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

/** Returns what is wrong with a success: its status, its media type, or a body that the contract's own schema does not accept. */
function checkSuccess(
  { name, operation, path }: Operation,
  { status, mediaType, text }: FuzzAnswer,
): string | undefined {
  const response = operation.responses[String(status)];
  // A text in the path can lead to a page.
  if (mediaType.startsWith('text/html') && path.includes('{')) return undefined;
  if (response === undefined) return `answered ${status}, which the document does not list`;
  const mediaTypes = Object.keys(response.content ?? {});
  if (mediaTypes.length === 0)
    return text === '' ? undefined : `${status} has a body, which the document does not list`;
  if (!mediaTypes.some((listed) => mediaType.startsWith(listed)))
    return `${status} is ${mediaType}, which the document does not list`;
  const { answer }: Endpoint = endpoints[name as EndpointName];
  const isAccepted = answer === undefined || answer.safeParse(JSON.parse(text)).success;
  return isAccepted ? undefined : `${status} is not what the contract says`;
}

function isElsewhere(text: string): boolean {
  return !text.startsWith('{') || text.includes('There is nothing at this address.');
}
