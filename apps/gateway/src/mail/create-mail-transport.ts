import type { Database } from '../database/database.ts';
import { startInboxServer } from './development-inbox/inbox-server.ts';
import type { MailTransport } from './mail-transport.ts';
import { createSmtpTransport, type MailSenders } from './smtp-transport.ts';

interface MailConfig extends MailSenders {
  /** The server that takes mails; absent for the development inbox. */
  readonly smtpUrl: string | undefined;
}

/** Tells whether mails go to the development inbox, a page of the gateway. */
export function isInboxEmbedded({ smtpUrl }: Pick<MailConfig, 'smtpUrl'>): boolean {
  return smtpUrl === undefined;
}

/** Makes what carries mails away: the SMTP server that is configured, or else the development inbox, by SMTP too. */
export async function createMailTransport(config: MailConfig, db: Database, now: () => Date): Promise<MailTransport> {
  const { smtpUrl } = config;
  if (smtpUrl !== undefined) return createSmtpTransport(smtpUrl, config);
  const server = await startInboxServer(db, now);
  const transport = createSmtpTransport(server.url, config);
  return {
    send: (mail) => transport.send(mail),
    async close() {
      await transport.close();
      await server.close();
    },
  };
}
