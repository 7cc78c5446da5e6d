import { once } from 'node:events';
import { createServer, request as sendRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What happens to a request on its way. */
export type Disturbance =
  /** The line is cut before the gateway has the request. */
  | { readonly kind: 'cut' }
  /** The gateway answers, and the line is cut before the browser has the answer. */
  | { readonly kind: 'lose-answer' }
  /** The gateway answers, and the browser waits for the answer until it gives up. */
  | { readonly kind: 'hold-answer' }
  /** The request reaches the gateway once the disturbance ends. */
  | { readonly kind: 'hold' }
  /** The request reaches the gateway late. */
  | { readonly kind: 'delay'; readonly milliseconds: number }
  /** The gateway is asked for something else. */
  | { readonly kind: 'forward'; readonly path: string }
  /** Something else answers in the gateway's place. */
  | { readonly kind: 'answer'; readonly status: number; readonly contentType: string; readonly body: string };

export interface Disturbed {
  /** How many requests were disturbed so far. */
  readonly count: number;
  /** Lets requests through again. */
  end(): void;
}

/** The line between the browser and the gateway. */
export interface Network {
  /** Disturbs the requests whose path and query match, the first `times` of them; all of them by default. */
  disturb(path: RegExp, disturbance: Disturbance, times?: number): Disturbed;
  /** Lets everything through again. */
  restore(): void;
}

interface Proxy {
  readonly origin: string;
  readonly network: Network;
  forwardTo(port: number): void;
  close(): Promise<void>;
}

interface Rule {
  readonly path: RegExp;
  readonly disturbance: Disturbance;
  readonly times: number;
  count: number;
  /** What the requests that are held back do when they are let through. */
  readonly held: (() => void)[];
}

interface ProxyOptions {
  /** A script that the site's service worker begins with, and each page of a browser whose driver runs nothing before a page's scripts. */
  readonly preface: string;
}

const workerPath = '/service-worker.js';
/** Where such a page has the preface from: the policy of pages allows no script in the page itself. */
const prefacePath = '/preface-of-journeys.js';
/** WebKitGTK, by what it says of itself. */
const withoutPreface = /\(X11;[^)]*\) AppleWebKit\/\S+ \(KHTML, like Gecko\) Version\//;

/** Opens a reverse proxy on a free port: an origin that browsers open, and a place where the network fails on request. */
export async function openProxy({ preface }: ProxyOptions): Promise<Proxy> {
  let rules: readonly Rule[] = [];
  let upstreamPort = 0;

  const server = createServer((request, response) => {
    // A browser that leaves a page breaks its connections.
    request.on('error', () => undefined);
    response.on('error', () => undefined);
    if (request.url === prefacePath) {
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(preface);
      return;
    }
    const rule = rules.find(({ path, count, times }) => count < times && path.test(request.url ?? ''));
    if (rule === undefined) {
      forward(request, response);
      return;
    }
    rule.count += 1;
    disturb(request, response, rule);
  });

  function letThrough(ended: readonly Rule[]): void {
    rules = rules.filter((rule) => !ended.includes(rule));
    for (const { held } of ended) for (const forwardHeld of held) forwardHeld();
  }

  function forward(request: IncomingMessage, response: ServerResponse, deliver = pass): void {
    const { url: path, method } = request;
    const isWorker = path?.split('?', 1)[0] === workerPath;
    const headers = { ...request.headers };
    const isPage = headers.accept?.includes('text/html') === true && withoutPreface.test(headers['user-agent'] ?? '');
    if (isWorker || isPage) for (const name of ['accept-encoding', 'if-none-match']) delete headers[name];
    // A connection for each request: one that is kept may end at the very moment when it is used again.
    const upstream = sendRequest({ host: '127.0.0.1', port: upstreamPort, path, method, headers, agent: false });
    const change = isWorker ? passWith(preface) : isPage ? passWithScript : pass;
    const send = deliver === pass ? change : deliver;
    upstream.on('response', (answer) => send(answer, response));
    upstream.on('error', () => response.destroy());
    request.pipe(upstream);
  }

  function disturb(request: IncomingMessage, response: ServerResponse, { disturbance, held }: Rule): void {
    switch (disturbance.kind) {
      case 'cut':
        request.socket.destroy();
        return;
      case 'lose-answer':
        forward(request, response, (answer) => {
          answer.resume();
          answer.on('end', () => request.socket.destroy());
        });
        return;
      case 'hold-answer':
        forward(request, response, (answer) => void answer.resume());
        return;
      case 'hold':
        held.push(() => forward(request, response));
        return;
      case 'delay':
        setTimeout(() => forward(request, response), disturbance.milliseconds);
        return;
      case 'forward':
        request.url = disturbance.path;
        forward(request, response);
        return;
      case 'answer':
        request.resume();
        response
          .writeHead(disturbance.status, { 'content-type': disturbance.contentType, 'cache-control': 'no-store' })
          .end(disturbance.body);
    }
  }

  server.listen({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    origin: `http://localhost:${port}`,
    network: {
      disturb(path, disturbance, times = Infinity) {
        const rule: Rule = { path, disturbance, times, count: 0, held: [] };
        rules = [...rules, rule];
        return {
          get count() {
            return rule.count;
          },
          end: () => letThrough([rule]),
        };
      },
      restore: () => letThrough(rules),
    },
    forwardTo(to) {
      upstreamPort = to;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Writes a script with the preface before it; it comes whole and as it is, and the browser asks for it anew. */
function passWith(preface: string): typeof pass {
  return (answer, response) => {
    const { 'content-length': _length, etag: _tag, ...headers } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, headers);
    answer.on('error', () => response.destroy());
    if (answer.statusCode === 200) response.write(`${preface}\n`);
    answer.pipe(response);
  };
}

/** Writes a page with the script of {@link prefacePath} before all others of it; the browser asks for it anew. */
function passWithScript(answer: IncomingMessage, response: ServerResponse): void {
  if (answer.headers['content-type']?.startsWith('text/html') !== true) {
    pass(answer, response);
    return;
  }
  const { 'content-length': _length, etag: _tag, ...headers } = answer.headers;
  text(answer).then(
    (page) => {
      response.writeHead(answer.statusCode ?? 502, headers);
      response.end(page.replace(/<head\b[^>]*>/, (head) => `${head}<script src="${prefacePath}"></script>`));
    },
    () => response.destroy(),
  );
}

function pass(answer: IncomingMessage, response: ServerResponse): void {
  response.writeHead(answer.statusCode ?? 502, answer.headers);
  answer.on('error', () => response.destroy());
  answer.pipe(response);
}
