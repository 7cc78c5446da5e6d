import { createHmac } from 'node:crypto';

import { normalizeRecoveryCode } from './rules/recovery-codes.ts';
import type { AccountServices } from './services.ts';

/** Gives what is stored of a recovery code: a hash by a key that does not stand beside it, bound to its account. */
export async function hashRecoveryCode(
  { secretFor }: Pick<AccountServices, 'secretFor'>,
  accountId: string,
  code: string,
): Promise<string> {
  const key = await secretFor('pseudonym');
  return createHmac('sha256', key)
    .update(`recovery code\n${accountId}\n${normalizeRecoveryCode(code)}`)
    .digest('base64url');
}
