import type { ErrorCode } from '@airline/error-catalogue/codes';
import type * as z from 'zod/mini';

import type { Charge } from './budgets.ts';
import type { Callers } from './callers.ts';
import type { FieldCode } from './field-codes.ts';
import type { ProblemName } from './problem-types.ts';

interface EndpointRow {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below the origin; parameters as `{name}`, as OpenAPI writes them. */
  readonly path: `/${string}`;
  /** The chapter of the reference it stands in: the folder of its file. */
  readonly area: string;
  /** One sentence for the reader of the reference. */
  readonly summary: string;
  /** What stands in the path's braces, each a text. */
  readonly parameters?: z.ZodMiniObject;
  /** What stands in the query: codecs between the address's texts and the values of both sides. */
  readonly query?: z.ZodMiniObject;
  /** What the request's JSON body must be; absent for none. */
  readonly body?: z.ZodMiniType;
  /** How the body is sent: as JSON by default, or as the fields of a form (RFC 6749 appendix B). */
  readonly encoding?: 'form';
  /** The largest body, in bytes: {@link largestBodyBytes} by default. */
  readonly largestBodyBytes?: number;
  /**
   * What a request is charged, in this order, before its body is read: when a budget is used up it is refused (429). `none`
   * for what is made once and sent from memory.
   */
  readonly charges: readonly [Charge, ...Charge[]] | 'none';
  /** The status of success; 204 has no body. */
  readonly success: 200 | 201 | 202 | 204;
  /** What the JSON body of success is; absent for none, and for an answer of another `mediaType`. */
  readonly answer?: z.ZodMiniType;
  /** The headers of success that a client has to know, each with what it holds. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The media type of a successful answer that is no JSON. */
  readonly mediaType?: string;
  /** The media type of a successful answer in another form than `answer` or `mediaType`, which the request asks for. */
  readonly otherMediaType?: string;
  /**
   * True where the request needs no API key: the client cannot have one, such as a mail reader, or the answer is the same for
   * everybody and sent from memory. A feed proves itself by its own key.
   */
  readonly takesNoApiKey?: true;
  /** Whether the request must carry an `Idempotency-Key`, so that it is done once however often it is sent. */
  readonly isIdempotent?: true;
  /** The refusals of its own, beside those that follow from the rest of the row: `openapi/problems.ts` says which. */
  readonly problems?: readonly ProblemName[];
  /** The codes of the error catalogue that it answers with, beside those of its token. */
  readonly codes?: readonly ErrorCode[];
  /** The codes of bad fields (422) that are rules of the gateway, beside those of the schema. */
  readonly fieldCodes?: readonly FieldCode[];
}

/** An endpoint that takes no access token. */
interface PublicEndpoint extends EndpointRow {
  readonly authentication?: undefined;
  readonly callers: 'anybody';
}

/** An endpoint that takes the key of the feed of operations in the place of an access token, as `Authorization: Bearer`. */
interface FeedEndpoint extends EndpointRow {
  readonly authentication?: undefined;
  readonly callers: 'operationsFeed';
}

/** An endpoint that takes an access token. */
export interface GuardedEndpoint extends EndpointRow {
  /**
   * Whether the request carries the token: where the person has one, always, or always with proof of the person within the
   * last ten minutes.
   */
  readonly authentication: 'optional' | 'required' | 'recent';
  /** Whose token it takes; everybody else is refused (403). */
  readonly callers: Callers;
}

/** One thing a client can ask of the gateway. A row that does not say who may ask, and how often, does not compile. */
export type Endpoint = PublicEndpoint | FeedEndpoint | GuardedEndpoint;

/** The largest body of an endpoint that names no other, in bytes: an order of many travellers with room to spare. */
export const largestBodyBytes = 64 * 1024;

/** The header with the API key of the surface that asks: `general`, `corporate` or `mobile`. */
export const apiKeyHeader = 'x-api-key';

/** Tells whether a request of an endpoint carries an API key, where the gateway has any. */
export function takesApiKey({ callers, takesNoApiKey }: Endpoint): boolean {
  return takesNoApiKey !== true && callers !== 'operationsFeed';
}

/** The header that makes a write happen once: 16 to 64 letters, digits, `-` and `_`, made by the client for each intent. */
export const idempotencyKeyHeader = 'idempotency-key';
