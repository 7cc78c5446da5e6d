import { Hono, type MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { secureHeaders } from 'hono/secure-headers';

/** What a route sets that answers with a document of a stricter kind, shown in a frame of our own. */
export interface OwnPolicy {
  Variables: { ownPolicy?: string };
}

/** Where the contract's endpoints answer: data that no browser shows as a document. */
const dataPaths = /^\/api\/(?:account|account-help|air-booking|identity|security|telemetry)\//;

/** A year, subdomains too: what the lists ask for that browsers bring along. */
const longTransportSecurity = 'max-age=31536000; includeSubDomains';

/**
 * Sets the headers that keep a page to its own origin: no inline script or style, no foreign frame, no sniffing.
 *
 * Data gets the few that count for it. A route may set a policy of its own for a document that is framed here, such as a mail.
 *
 * `styleHashes` allow the styles that stand in prerendered pages, each by its hash, and no other.
 * HSTS is sent only when people reach the site by https: over plain http browsers ignore it.
 */
export function securityHeaders(publicOrigin: string, styleHashes: readonly string[]) {
  const strictTransportSecurity = publicOrigin.startsWith('https:') && longTransportSecurity;
  const forData = dataHeaders(publicOrigin);
  const forDocuments = headersSource({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", ...styleHashes],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      requireTrustedTypesFor: ["'script'"],
    },
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginResourcePolicy: 'same-origin',
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    strictTransportSecurity,
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
  });
  return createMiddleware<OwnPolicy>(async (context, next) => {
    // They are the same for every answer, and stand before it is made: to put them on a finished one makes it anew.
    const headers = dataPaths.test(context.req.path) ? forData : await forDocuments();
    for (const [name, value] of headers) context.header(name, value);
    await next();
    const ownPolicy = context.get('ownPolicy');
    if (ownPolicy === undefined) return;
    context.header('content-security-policy', ownPolicy);
    context.header('x-frame-options', 'SAMEORIGIN');
  });
}

type HeaderList = readonly (readonly [string, string])[];

/** Gives the few headers that count for data, which no browser shows as a document. */
export function dataHeaders(publicOrigin: string): HeaderList {
  const all: HeaderList = [
    ['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
    ['cross-origin-resource-policy', 'same-origin'],
    ['x-content-type-options', 'nosniff'],
  ];
  return publicOrigin.startsWith('https:') ? [...all, ['strict-transport-security', longTransportSecurity]] : all;
}

/** Reads once, at the first request, what the library would put on an answer. */
function headersSource(options: Parameters<typeof secureHeaders>[0]): () => Promise<HeaderList> {
  let headers: Promise<HeaderList> | undefined;
  return () => (headers ??= headersOf(secureHeaders(options)));
}

async function headersOf(middleware: MiddlewareHandler): Promise<HeaderList> {
  const answer = await new Hono()
    .use(middleware)
    .get('/', (context) => context.body(null))
    .request('/');
  return [...answer.headers];
}
