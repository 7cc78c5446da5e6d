import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';

/** A mail server outside: it outlives the gateways, and counts what they hand over. */
export interface MailSink {
  readonly url: string;
  /** How many DATA commands were begun, whole or not. */
  readonly dataCommands: () => number;
  /** How often each Message-ID was taken. */
  readonly taken: ReadonlyMap<string, number>;
  /** Texts of the mails to an address, the oldest first. */
  textsTo(address: string): readonly string[];
  close(): Promise<void>;
}

/** Starts an SMTP server on a free port of loopback that takes everything. */
export async function startMailSink(): Promise<MailSink> {
  const taken = new Map<string, number>();
  const texts = new Map<string, string[]>();
  let commands = 0;
  const keep = (messageId: string, to: string, text: string): void => {
    taken.set(messageId, (taken.get(messageId) ?? 0) + 1);
    const before = texts.get(to);
    if (before === undefined) texts.set(to, [text]);
    else before.push(text);
  };
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    authOptional: true,
    disableReverseLookup: true,
    onData(stream, session, done) {
      commands += 1;
      read(stream)
        .then((source) => PostalMime.parse(source))
        .then(({ messageId = '', text = '' }) => {
          keep(messageId, session.envelope.rcptTo[0]?.address ?? '', text);
          done();
        })
        .catch((error: unknown) => done(error instanceof Error ? error : new Error(String(error))));
    },
  });
  // A gateway that dies amid a mail was not told that it was taken.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    dataCommands: () => commands,
    taken,
    textsTo: (address) => texts.get(address) ?? [],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}

async function read(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
