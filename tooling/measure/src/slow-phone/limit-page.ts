import { once } from 'node:events';
import { createServer } from 'node:http';

const html = `<!doctype html><html lang="es"><title>Alisio</title><h1>Con el viento a favor</h1></html>`;

/** Serves the least that a page can be, a heading and nothing else: no page on this phone comes sooner. */
export async function serveLimitPage(): Promise<{ readonly origin: string; stop(): Promise<void> }> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(html);
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
