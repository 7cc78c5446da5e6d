/**
 * Serves the simulator of the native app: its page under /simulator/, everything else of the gateway.
 *
 *   pnpm --filter @airline/webview simulator
 *   pnpm --filter @airline/webview simulator --target http://localhost:5175 --port 5185
 *
 * The target is a gateway with a built bundle, or the web view's development server. It is for development: pages of the target can be framed
 * here, and have the played app in them.
 */
import { createServer, request as sendRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';

import { createServer as createVite } from 'vite';

const { values } = parseArgs({
  options: {
    target: { type: 'string', default: 'http://localhost:3000' },
    port: { type: 'string', default: '5185' },
  },
});
const target = new URL(values.target);

const server = createServer((request, response) => {
  if (request.url?.startsWith('/simulator/') === true) vite.middlewares(request, response);
  else forward(request, response);
});

const vite = await createVite({
  root: import.meta.dirname,
  base: '/simulator/',
  configFile: false,
  appType: 'mpa',
  logLevel: 'warn',
  server: { middlewareMode: true, hmr: { server } },
});

server.listen(Number(values.port), 'localhost', () => {
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`http://localhost:${port}/simulator/ plays the native app around ${target.origin}\n`);
});

function forward(request: IncomingMessage, response: ServerResponse): void {
  const isOwnOrigin = request.headers.origin === `http://${request.headers.host}`;
  const headers = {
    ...request.headers,
    host: target.host,
    // The gateway takes its own pages' calls alone, and these are pages of it.
    ...(isOwnOrigin ? { origin: target.origin } : {}),
    'accept-encoding': 'identity',
  };
  const upstream = sendRequest(new URL(request.url ?? '/', target), { method: request.method, headers }, (answer) => {
    if (answer.headers['content-type']?.startsWith('text/html') === true) void deliverPage(answer, response);
    else {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    }
  });
  upstream.on('error', () => {
    response.writeHead(502, { 'content-type': 'text/plain' });
    response.end(`Nothing answers at ${target.origin}: start the product, or give another --target.\n`);
  });
  request.pipe(upstream);
}

/** Delivers a page with the app in it, in a frame of the simulator. */
async function deliverPage(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of answer) chunks.push(chunk as Uint8Array);
  const page = Buffer.concat(chunks)
    .toString()
    .replace(/<head[^>]*>/, '$&<script src="/simulator/host.js"></script>');
  const headers = Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !rewritten.has(name)));
  response.writeHead(answer.statusCode ?? 502, { ...headers, 'x-frame-options': 'SAMEORIGIN' });
  response.end(page);
}

/** Headers of the target's page that no longer fit: it is longer, stands in a frame, and has one script more. */
const rewritten: ReadonlySet<string> = new Set([
  'content-length',
  'transfer-encoding',
  'connection',
  'content-security-policy',
  'x-frame-options',
]);
