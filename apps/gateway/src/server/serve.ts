import type { Server } from 'node:http';

import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Logger } from 'pino';

/** A connection costs memory and a file descriptor: who opens more than this many waits before the port. */
const mostConnections = 2_000;

const serverOptions = {
  /** A client has so long for the head of a request, and for all of it. */
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  /** Longer than proxies keep a connection without requests, so that none is closed as the next one comes. */
  keepAliveTimeout: 65_000,
};

export interface Serving {
  readonly server: Server;
  /**
   * Ends it without cutting anybody off: until `drained` resolves all is answered as before, while `/readyz` says that no new requests
   * should come; then the port closes, and what is under way is answered. Resolves when nothing is left.
   */
  readonly stop: (drained: Promise<void>) => Promise<void>;
}

/** Serves the gateway on a port; rejects when the port cannot be had. */
export function serveGateway(
  app: Pick<Hono, 'fetch'>,
  { host, port }: { readonly host: string; readonly port: number },
  log: Logger,
): Promise<Serving & { readonly port: number }> {
  let isStopping = false;
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, hostname: host, port, serverOptions }, (address) => {
      server.off('error', fail);
      server.on('error', (error) => log.error({ err: error }, 'the server failed'));
      resolve({ server, port: address.port, stop });
    }) as Server;
    server.maxConnections = mostConnections;
    server.prependListener('request', (_request, response) => {
      // A client that keeps its connection would send the next request to a port that is about to close.
      if (isStopping) response.shouldKeepAlive = false;
      // One that was under way when the port closed has promised to keep its connection: it ends with the answer.
      response.once('close', () => {
        if (!server.listening) setImmediate(() => server.closeIdleConnections());
      });
    });
    server.once('error', fail);

    function fail(error: NodeJS.ErrnoException): void {
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is in use: set PORT to another.`) : error);
    }

    async function stop(drained: Promise<void>): Promise<void> {
      isStopping = true;
      await drained;
      const closed = new Promise<void>((done) => {
        server.close(() => done());
      });
      server.closeIdleConnections();
      await closed;
    }
  });
}
