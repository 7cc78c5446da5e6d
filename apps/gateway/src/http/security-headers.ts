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
 * Sets the headers that keep a page to its own origin: no inline script or style by default, no foreign frame, no sniffing.
 *
 * Data gets the few that count for it. A route may set a policy of its own for a document that is framed here, such as a mail.
 *
 * `inlineHashes` allow the styles and scripts that stand in prerendered pages, each by its hash, and no other; a new build has
 * others.
 * HSTS is sent only when people reach the site by https: over plain http browsers ignore it.
 */
export function securityHeaders(publicOrigin: string, inlineHashes: () => InlineHashes) {
  const strictTransportSecurity = publicOrigin.startsWith('https:') && longTransportSecurity;
  const forData = dataHeaders(publicOrigin);
  const optionsWith = ({ styles, scripts }: InlineHashes): SecureHeadersOptions => ({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...scripts],
      styleSrc: ["'self'", ...styles],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      requireTrustedTypesFor: ["'script'"],
      // The one policy of the pages' own (`@airline/ui/content-security-policy`), and it once.
      trustedTypes: ['default'],
    },
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginResourcePolicy: 'same-origin',
    // Addresses have names and numbers of people in them: not even our own files are told which page asks.
    referrerPolicy: 'strict-origin',
    xFrameOptions: 'DENY',
    strictTransportSecurity,
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
  });
  const forDocuments = headersSource(inlineHashes, optionsWith);
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

/** The styles and scripts that stand in pages themselves: `'sha256-…'`. */
interface InlineHashes {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
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

type SecureHeadersOptions = Parameters<typeof secureHeaders>[0];

/** Reads what the library would put on an answer: at the first request, and when the hashes are others. */
function headersSource(
  hashes: () => InlineHashes,
  optionsWith: (hashes: InlineHashes) => SecureHeadersOptions,
): () => Promise<HeaderList> {
  let known: string | undefined;
  let headers: Promise<HeaderList> | undefined;
  return () => {
    const now = hashes();
    const names = [...now.styles, ...now.scripts].join(' ');
    if (headers !== undefined && names === known) return headers;
    known = names;
    return (headers = collectHeaders(secureHeaders(optionsWith(now))));
  };
}

async function collectHeaders(middleware: MiddlewareHandler): Promise<HeaderList> {
  const answer = await new Hono()
    .use(middleware)
    .get('/', (context) => context.body(null))
    .request('/');
  return [...answer.headers];
}
