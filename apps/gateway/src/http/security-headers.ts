import { Hono, type MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { secureHeaders } from 'hono/secure-headers';

/** What a route sets that answers with a document of a stricter kind, shown in a frame of our own. */
export interface OwnPolicy {
  Variables: { ownPolicy?: string };
}

/** Where the contract's endpoints answer, and the built files of the apps: nothing that a browser shows as a document. */
const dataPaths =
  /^\/(?:(?:api\/(?:account|account-help|air-booking|identity|security|telemetry)|static)\/|s\/\w+\.json$)/;

/** The built worker that reads boarding passes, by its own name: the one file that compiles WebAssembly, which pages may not. */
const passReaderPath = /^\/static\/[\w-]+\/assets\/pass-reader-[\w-]+\.js$/;
const passReaderPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** The pages that scan passes by a camera: no other page may ask for one. */
const scanningPaths = /^\/(?:gate|kiosk)(?:\/|$)/;

/** A year, subdomains too: what the lists ask for that browsers bring along. */
const longTransportSecurity = 'max-age=31536000; includeSubDomains';

/** The styles and scripts that stand in a page itself: `'sha256-…'`. */
export interface InlineHashes {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

/**
 * Writes the Content-Security-Policy of a document: what stands in a prerendered page is allowed by its hashes, and nothing
 * else inline; a page names its own alone, since some hundred of all pages would be more bytes than its text.
 */
export function documentPolicy({ styles, scripts }: InlineHashes = { styles: [], scripts: [] }): string {
  const directives = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...scripts],
    ['style-src', "'self'", ...styles],
    ['img-src', "'self'", 'data:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    // The one policy of the pages' own (`@airline/ui/content-security-policy`), and it once.
    ['trusted-types', 'default'],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/**
 * Sets the headers that keep a page to its own origin: no inline script or style by default, no foreign frame, no sniffing.
 *
 * Data and built files get the few that count for them. A page with something inline sends its own {@link documentPolicy}; a
 * route may set another for a document that is framed here, such as a mail.
 *
 * A camera may be asked for on the pages that scan passes, and the worker that reads them may compile WebAssembly.
 *
 * The sheets of wallets open where they are offered alone. HSTS is sent only when people reach the site by https: over plain http browsers ignore it.
 */
export function securityHeaders(
  publicOrigin: string,
  { opensPaymentSheets }: { readonly opensPaymentSheets: boolean },
) {
  const forData = dataHeaders(publicOrigin);
  const toDocumentHeaders = (camera: 'self' | 'none') =>
    collectHeaders(
      secureHeaders({
        crossOriginOpenerPolicy: 'same-origin',
        crossOriginResourcePolicy: 'same-origin',
        // Addresses have names and numbers of people in them: not even our own files learn which page asks.
        referrerPolicy: 'strict-origin',
        xFrameOptions: 'DENY',
        strictTransportSecurity: publicOrigin.startsWith('https:') && longTransportSecurity,
        permissionsPolicy: {
          camera: camera === 'self' ? ['self'] : [],
          microphone: [],
          geolocation: ['self'],
          payment: opensPaymentSheets ? ['self'] : [],
        },
      }),
    );
  const forDocuments = toDocumentHeaders('none');
  const forScanning = toDocumentHeaders('self');
  return createMiddleware<OwnPolicy>(async (context, next) => {
    // They are the same for every answer, and stand before it is made: to put them on a finished one makes it anew.
    const { path } = context.req;
    const headers = dataPaths.test(path) ? forData : await (scanningPaths.test(path) ? forScanning : forDocuments);
    for (const [name, value] of headers) context.header(name, value);
    if (passReaderPath.test(path)) context.header('content-security-policy', passReaderPolicy);
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

/** Reads what the library would put on an answer. */
async function collectHeaders(middleware: MiddlewareHandler): Promise<HeaderList> {
  const answer = await new Hono()
    .use(middleware)
    .get('/', (context) => context.body(null))
    .request('/');
  return [...answer.headers, ['content-security-policy', documentPolicy()]];
}
