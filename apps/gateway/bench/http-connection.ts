import { connect, type Socket } from 'node:net';

let asked = 0;

/** Gives one of 65,536 addresses after the other, as a proxy names them: no limit of one address stands in the way. */
function nextAddress(): string {
  asked += 1;
  return `198.18.${Math.floor(asked / 256) % 256}.${asked % 256}`;
}

/** A connection that stays open and asks one thing after the other. */
export interface Connection {
  /** Resolves with the answer's status and the bytes of its body when it is there, whole. */
  get(path: string): Promise<{ readonly status: number; readonly bytes: number }>;
  close(): void;
}

/**
 * Opens a connection that does no more for an answer than find its end: a full HTTP client costs more than the routes
 * that are measured, and would be what is measured.
 */
export async function openConnection(port: number): Promise<Connection> {
  const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await new Promise((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('error', reject);
  });
  let settle: ((answer: { status: number; bytes: number }) => void) | undefined;
  let fail: ((error: Error) => void) | undefined;
  let head = '';
  let status = 0;
  let bytes = 0;
  let left = -1;

  socket.on('data', (chunk: Buffer) => {
    if (left < 0) {
      head += chunk.toString('latin1');
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      const length = /\r\ncontent-length: *(\d+)/i.exec(head);
      if (!length) return fail?.(new Error(`An answer does not tell its length:\n${head.slice(0, end)}`));
      status = Number(head.slice(9, 12));
      bytes = Number(length[1]);
      left = bytes - (head.length - end - 4);
    } else left -= chunk.length;
    if (left > 0) return;
    head = '';
    left = -1;
    settle?.({ status, bytes });
  });
  socket.on('close', () => fail?.(new Error('The server closed a connection.')));
  return {
    get: (path) =>
      new Promise((resolve, reject) => {
        settle = resolve;
        fail = reject;
        socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nx-forwarded-for: ${nextAddress()}\r\n\r\n`);
      }),
    close: () => socket.destroy(),
  };
}
