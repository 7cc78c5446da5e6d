import { gzipSync } from 'node:zlib';

import type { Endpoint } from '@airline/contract';
import { Hono, type Context } from 'hono';
import type { Logger } from 'pino';

import type { Observer } from '../observability/observer.ts';
import { createRequestLog } from './request-log.ts';
import { dataHeaders } from './security-headers.ts';

/** A JSON answer as it was written, and whether it would be written so again. */
export interface KeptAnswer {
  readonly body: string;
  /** The headers of its route: `cache-control` and its like. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whether all that it was made of is as it was: only then is it given again. */
  readonly isCurrent: () => boolean | Promise<boolean>;
}

/** The answers of one endpoint that were given last, by the query as it was sent. */
export interface KeptAnswers {
  /** Keeps an answer and gives it to who asked. */
  give(context: Context, answer: KeptAnswer): Response;
  /** Finds the answer to a request, where it would be made again as it is. */
  find(context: Context): Promise<FoundAnswer | undefined>;
}

interface FoundAnswer {
  readonly answer: KeptAnswer;
  /** The body compressed, once somebody asks for it. */
  readonly gzip: () => Uint8Array<ArrayBuffer>;
}

/** Of about 5 kB each. */
const MOST_KEPT = 5_000;
/** A longer query has more in it than an endpoint reads: nobody fills the memory with it. */
const LONGEST_QUERY = 300;
/** A smaller body is one packet as it is. */
const LEAST_COMPRESSED = 1_024;

const json = { 'content-type': 'application/json' } as const;

/** Makes the store of an endpoint's answers; the ones not asked for longest go beyond `most`. */
export function createKeptAnswers(most = MOST_KEPT): KeptAnswers {
  const kept = new Map<string, FoundAnswer>();
  return {
    give(context, answer) {
      const query = queryOf(context);
      if (query.length <= LONGEST_QUERY) {
        kept.delete(query);
        kept.set(query, toFound(answer));
        const oldest = kept.size > most ? kept.keys().next() : undefined;
        if (oldest?.done === false) kept.delete(oldest.value);
      }
      return context.body(answer.body, 200, { ...answer.headers, ...json });
    },
    async find(context) {
      const query = queryOf(context);
      const found = kept.get(query);
      if (found === undefined) return undefined;
      kept.delete(query);
      if (!(await found.answer.isCurrent())) return undefined;
      kept.set(query, found);
      return found;
    },
  };
}

function toFound(answer: KeptAnswer): FoundAnswer {
  let compressed: Uint8Array<ArrayBuffer> | undefined;
  return { answer, gzip: () => (compressed ??= new Uint8Array(gzipSync(answer.body))) };
}

/** Returns the query of a request as it was sent. */
function queryOf({ req: { url } }: Context): string {
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start + 1);
}

/** What kept answers are given with. */
export interface KeptAnswerServices {
  readonly publicOrigin: string;
  readonly log: Logger;
  readonly observer?: Observer | undefined;
  /** Checks a request and charges it to its network, as the middleware does; tells whether that refuses it. */
  readonly isRefused: (context: Context, endpoint: Endpoint) => Promise<boolean>;
}

/**
 * Gives kept answers to public reads.
 *
 * These routes stand before the middleware and do its work themselves, in one go: an id, the charge, the headers of data, a line in
 * the log. What is not kept, or refused, goes on to the endpoint's own route.
 */
export function keptAnswerRoutes(
  { publicOrigin, log, observer, isRefused }: KeptAnswerServices,
  kept: readonly (readonly [Endpoint, KeptAnswers])[],
): Hono {
  const common = Object.fromEntries(dataHeaders(publicOrigin));
  const requests = createRequestLog(log, observer);
  const routes = new Hono();
  for (const [endpoint, answers] of kept) {
    routes.get(endpoint.path, async (context, next) => {
      const found = await answers.find(context);
      if (found === undefined) return next();
      const request = requests.begin();
      if (await isRefused(context, endpoint)) return next();
      const headers = { ...common, ...found.answer.headers, ...json, 'x-request-id': request.id };
      request.end({ method: context.req.method, route: endpoint.path, status: 200 });
      const { body } = found.answer;
      if (body.length < LEAST_COMPRESSED || !acceptsGzip(context)) return new Response(body, { headers });
      return new Response(found.gzip(), { headers: { ...headers, 'content-encoding': 'gzip' } });
    });
  }
  return routes;
}

function acceptsGzip({ req }: Context): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(req.header('accept-encoding') ?? '');
}
