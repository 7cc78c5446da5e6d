import { createHmac, timingSafeEqual } from 'node:crypto';

import type { SecretSource } from '../database/secret-source.ts';
import type { SigningPurpose } from '../database/signing-key-store.ts';

interface TokenServices {
  readonly secretFor: SecretSource;
}

/** What mails are about that a press of their link begins or ends. */
type MailedPurpose = Extract<
  SigningPurpose,
  | 'fareWatch'
  | 'flightAlert'
  | 'companyInvitation'
  | 'companySignup'
  | 'companyApproval'
  | 'promotionMail'
  | 'reportMail'
>;

/** Gives what the links of a mail carry: the same in all mails about one id, and for nobody without the key. */
export async function toMailedToken(services: TokenServices, purpose: MailedPurpose, id: string): Promise<string> {
  return `${id}.${await sign(services, purpose, id)}`;
}

/** Reads the id that a link is about; `undefined` where it is none of ours. */
export async function readMailedToken(
  services: TokenServices,
  purpose: MailedPurpose,
  token: string,
): Promise<string | undefined> {
  const [id = '', signature = ''] = token.split('.');
  const [expected, given] = [Buffer.from(await sign(services, purpose, id)), Buffer.from(signature)];
  return expected.length === given.length && timingSafeEqual(expected, given) ? id : undefined;
}

async function sign({ secretFor }: TokenServices, purpose: MailedPurpose, id: string): Promise<string> {
  return createHmac('sha256', await secretFor(purpose))
    .update(id)
    .digest('base64url');
}
