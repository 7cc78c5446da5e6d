/** A mail, ready to be sent. */
export interface Mail {
  /** Without brackets; the same when the same mail is sent again. */
  readonly messageId: string;
  readonly to: string;
  /** Who it is from: the sender of reservations by default. */
  readonly sender?: 'accounts';
  /** Who gets the answer: the sender by default. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly language: 'es' | 'en';
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly MailAttachment[];
  /** Where mail readers post that no more of them are wanted (RFC 8058). */
  readonly unsubscribeUrl?: string;
}

export interface MailAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: string;
}

/** What carries mails away. */
export interface MailTransport {
  /** Resolves when the next server has taken the mail over; rejects when it did not. */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}
