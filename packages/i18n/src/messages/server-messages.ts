import { accountMail as accountMailInEnglish } from './en/account-mail.ts';
import { bank as bankInEnglish } from './en/bank.ts';
import { inbox as inboxInEnglish } from './en/inbox.ts';
import { mail as mailInEnglish } from './en/mail.ts';
import { accountMail } from './es/account-mail.ts';
import { bank } from './es/bank.ts';
import { inbox } from './es/inbox.ts';
import { mail } from './es/mail.ts';

/**
 * Holds the texts that a server writes, by language and namespace: mails, and pages without an app.
 *
 * They stand apart from `es` and `en`, which every browser downloads whole.
 */
export const serverMessages = {
  es: { accountMail, bank, inbox, mail },
  en: { accountMail: accountMailInEnglish, bank: bankInEnglish, inbox: inboxInEnglish, mail: mailInEnglish },
} as const;
