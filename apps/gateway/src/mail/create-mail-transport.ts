import type { Database } from '../database/database.ts';
import { startInboxServer } from './development-inbox/inbox-server.ts';
import type { MailTransport } from './mail-transport.ts';
import { createSmtpTransport } from './smtp-transport.ts';

interface MailConfig {
  /** The server that takes mails; absent for the development inbox. */
  readonly smtpUrl: string | undefined;
  /** Who mails are from, as a mail header has it. */
  readonly mailFrom: string;
}

/** Tells whether mails go to the development inbox, a page of the gateway. */
export function isInboxEmbedded({ smtpUrl }: Pick<MailConfig, 'smtpUrl'>): boolean {
  return smtpUrl === undefined;
}

/** Makes what carries mails away: the SMTP server that is configured, or else the development inbox, by SMTP too. */
export async function createMailTransport(config: MailConfig, db: Database, now: () => Date): Promise<MailTransport> {
  const { smtpUrl, mailFrom } = config;
  if (smtpUrl !== undefined) return createSmtpTransport(smtpUrl, mailFrom);
  const server = await startInboxServer(db, now);
  const transport = createSmtpTransport(server.url, mailFrom);
  return {
    send: (mail) => transport.send(mail),
    async close() {
      await transport.close();
      await server.close();
    },
  };
}
