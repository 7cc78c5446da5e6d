import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';

import type { Database } from '../../database/database.ts';
import { keepMail } from './inbox-store.ts';

/** Larger mails than this are refused. */
const maximumMailBytes = 2 * 2 ** 20;

export interface InboxServer {
  /** Where it takes mails: a free port on loopback. */
  readonly url: string;
  close(): Promise<void>;
}

/** Starts a real SMTP server that keeps every mail in the database and sends none on: for development. */
export async function startInboxServer(db: Database, now: () => Date): Promise<InboxServer> {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    authOptional: true,
    size: maximumMailBytes,
    disableReverseLookup: true,
    onData(stream, _session, done) {
      read(stream)
        .then((source) => keepMail(db, source, now()))
        .then(
          () => done(),
          (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
        );
    },
  });
  // A client that vanishes in the middle of a mail is no matter of ours: it was not told that the mail was taken.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}

async function read(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  if (stream.sizeExceeded) throw new Error(`The mail is larger than ${maximumMailBytes} bytes.`);
  return Buffer.concat(chunks);
}
