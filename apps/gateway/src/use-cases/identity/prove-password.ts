import type { ClientCategory } from '@airline/client-config/client-categories';
import { isAnonymousUsername } from '@airline/client-config/login-clients';

import { mayLogInAs } from '../../domain/identity/login-categories.ts';
import { credentialsRefusal, lockedRefusal } from '../../domain/identity/login-refusal.ts';
import { limits } from '../../domain/identity/rate-limits.ts';
import type { IdentityServices } from '../../identity-services.ts';
import type { RequestTrace } from '../../request-origin.ts';
import { enqueueTask } from '../../store/account-tasks.ts';
import { type AccountWithCompany, findAccountByLogin, loginKeyOf } from '../../store/identity-accounts.ts';
import { fail, type LoginRefusal } from './login-outcome.ts';

/** A name and a password, and what they are to log in as. */
export interface PasswordLogin {
  readonly category: ClientCategory;
  readonly username: string;
  readonly password: string;
}

const longestAccountNumber = 10;

/** With so many tries left, the answer says how many: from the third wrong password in a row. */
const warnsFrom = 2;

/**
 * Finds the account that a name and a password fit, whatever may stand in its way, or tells why there is none.
 *
 * 1. What the name itself says is told at once: an account number of more than ten digits.
 * 2. Tries are counted before the password is looked at, by the name as it was typed, whether it is anybody's or not.
 * 3. An unknown name costs the same work as a known one, and is told by the same code, with the same tries left.
 * 4. That no password was ever set is told by mail alone: the first wrong try of an account number leaves a task, whether
 *    the number is anybody's or not, and a worker mails the set-up to whom it helps.
 */
export async function provePassword(
  identity: IdentityServices,
  { category, username, password }: PasswordLogin,
  trace: RequestTrace,
): Promise<{ readonly proved: AccountWithCompany } | LoginRefusal> {
  const name = loginKeyOf(username);
  const isNumber = /^\d+$/.test(name);
  if (isNumber && name.length > longestAccountNumber) return { refused: 'accountNumberTooLong' };
  const byAddress = await identity.limits.limitRate('loginAddress', trace.address);
  if (byAddress.isExceeded) return byAddress;
  const byName = await identity.limits.limitRate('loginName', name);
  if (byName.isExceeded) {
    return fail(identity, lockedRefusal(category), { category }, trace, {
      lockedForSeconds: byName.retryAfterSeconds,
    });
  }

  const found = await findAccountByLogin(identity.db, name);
  const known =
    found !== undefined && mayLogInAs(found.account.kind, category) && !isAnonymousUsername(name) ? found : undefined;
  const isRight = await identity.secrets.verifySecret(known?.account.passwordHash, password);
  if (known !== undefined && isRight) {
    await identity.limits.forgetRate('loginName', name);
    return { proved: known };
  }
  if (isNumber && byName.count === 1) {
    await enqueueTask(identity.db, { kind: 'firstLogin', accountNumber: name, category }, identity.now());
  }
  const about = { category, accountId: known?.account.id };
  const triesLeft = limits.loginName.most - byName.count;
  if (triesLeft === 0) {
    return fail(identity, lockedRefusal(category), about, trace, { lockedForSeconds: byName.retryAfterSeconds });
  }
  return fail(identity, credentialsRefusal(category), about, trace, triesLeft <= warnsFrom ? { triesLeft } : {});
}
