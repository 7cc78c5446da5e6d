import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A collector that takes everything and keeps nothing. */
const server = createServer((request, response) => {
  request.resume().on('end', () => response.setHeader('content-type', 'application/json').end('{}'));
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
