import { createTransport } from 'nodemailer';

import { isLoopback } from '../http/loopback.ts';
import type { MailTransport } from './mail-transport.ts';

/** Who mails are from, each as a mail header has it. */
export interface MailSenders {
  readonly mailFrom: string;
  /** Of what is about an account: its links and its security. The same one by default. */
  readonly mailFromAccounts?: string;
}

/** How long a server may keep silent. */
const silenceMs = 10_000;

/**
 * Sends mails by SMTP: `smtp://user:password@host:587`, or `smtps://…` for TLS from the first byte.
 *
 * A server on another machine has to speak TLS: mails hold links that open accounts, and somebody on the way can take its offer of
 * STARTTLS out.
 */
export function createSmtpTransport(
  url: string,
  { mailFrom, mailFromAccounts = mailFrom }: MailSenders,
): MailTransport {
  const { protocol, hostname, port, username, password } = new URL(url);
  const isSecure = protocol === 'smtps:';
  const transport = createTransport({
    host: hostname,
    port: port === '' ? (isSecure ? 465 : 587) : Number(port),
    secure: isSecure,
    requireTLS: !isSecure && !isLoopback(hostname),
    pool: true,
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    ...(username === '' ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  });
  return {
    async send({ messageId, to, sender, replyTo, subject, language, text, html, attachments, unsubscribeUrl }) {
      await transport.sendMail({
        from: sender === 'accounts' ? mailFromAccounts : mailFrom,
        to,
        ...(replyTo === undefined ? {} : { replyTo }),
        subject,
        text,
        html,
        messageId: `<${messageId}>`,
        headers: {
          'Content-Language': language,
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribeUrl === undefined
            ? {}
            : { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
        },
        // An `encoding` would say how `content` is encoded here; this says how it travels.
        attachments: attachments.map((attachment) => ({ ...attachment, contentTransferEncoding: 'base64' as const })),
      });
    },
    close() {
      transport.close();
      return Promise.resolve();
    },
  };
}
