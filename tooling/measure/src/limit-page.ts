import { once } from 'node:events';
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';

/** A server of one page, which is as little as that page can be: no page of these words comes sooner. */
export interface LimitPage {
  readonly origin: string;
  stop(): Promise<void>;
}

const heading = '<h1>Con el viento a favor</h1>';

/** Serves a heading alone. */
export function serveHeading(): Promise<LimitPage> {
  return servePage(heading);
}

/** Serves the words of a page, an address of which is given, as paragraphs: no script, no font, no picture, its style in it. */
export async function serveWordsOf(address: string): Promise<LimitPage> {
  const html = await (await fetch(address, { headers: { 'accept-language': 'es' } })).text();
  const body = html.slice(html.indexOf('<body'), html.lastIndexOf('</body>'));
  const words = body
    .replaceAll(/<(?<name>script|style|noscript|svg|title)\b.*?<\/\k<name>>/gs, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  const paragraphs = Array.from({ length: Math.ceil(words.length / wordsOfParagraph) }, (_, at) =>
    words.slice(at * wordsOfParagraph, (at + 1) * wordsOfParagraph).join(' '),
  );
  const style = '<style>body{font:16px/1.5 sans-serif;margin:1rem}h1{font-size:1.75rem}</style>';
  return servePage(`${style}${heading}${paragraphs.map((text) => `<p>${text}</p>`).join('')}`);
}

const wordsOfParagraph = 30;

async function servePage(body: string): Promise<LimitPage> {
  const meta = '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">';
  const bytes = gzipSync(`<!doctype html><html lang="es">${meta}<title>Alisio</title>${body}</html>`);
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('content-encoding', 'gzip');
    response.end(bytes);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
