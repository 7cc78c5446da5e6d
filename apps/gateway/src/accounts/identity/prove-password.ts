import type { ClientCategory } from '@airline/client-config/client-categories';
import { isAnonymousUsername } from '@airline/client-config/login-clients';

import { errorCauses } from './rules/error-causes.ts';
import { type Refused, refusedByCode, refusedForNow } from '../../http/refusal.ts';
import { mayLogInAs } from './rules/login-categories.ts';
import { credentialsRefusal, lockedRefusal } from './rules/login-refusal.ts';
import { limits } from '../../limits/limits.ts';
import type { AccountServices } from './services.ts';
import type { RequestTrace } from '../../http/request-origin.ts';
import { enqueueAccountJob } from './enqueue-account-job.ts';
import { type AccountWithCompany, findAccountByLogin, toLoginKey } from './account-store.ts';
import { refuseLogin } from './login-outcome.ts';

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
 * Finds the account that a name and a password fit, even where the account is held or closed, or returns why there is none.
 *
 * 1. What the name itself says is answered at once: an account number of more than ten digits.
 * 2. Tries are counted before the password is looked at, by the name as it was typed, whether it exists or not.
 * 3. An unknown name costs the same work as a known one, and is answered by the same code, with the same tries left.
 * 4. That no password was ever set is said by mail alone: the first wrong try of an account number leaves a job, whether
 *    the number exists or not, and a worker mails the set-up where it helps.
 */
export async function provePassword(
  services: AccountServices,
  { category, username, password }: PasswordLogin,
  trace: RequestTrace,
): Promise<{ readonly proved: AccountWithCompany } | Refused> {
  const name = toLoginKey(username);
  const isNumber = /^\d+$/.test(name);
  if (isNumber && name.length > longestAccountNumber) return refusedByCode(errorCauses.accountNumberTooLong);
  const byAddress = await services.limits.limitRate('loginAddress', trace.address);
  if (byAddress.isExceeded) return refusedForNow(byAddress);
  const byName = await services.limits.limitRate('loginName', name);
  if (byName.isExceeded) {
    return refuseLogin(services, lockedRefusal(category), { category }, trace, {
      lockedForSeconds: byName.retryAfterSeconds,
    });
  }

  const found = await findAccountByLogin(services.db, name);
  const known =
    found !== undefined && mayLogInAs(found.account.kind, category) && !isAnonymousUsername(name) ? found : undefined;
  const isRight = await services.secrets.verifySecret(known?.account.passwordHash, password, trace.address);
  if (known !== undefined && isRight) {
    await services.limits.forgetRate('loginName', name);
    return { proved: known };
  }
  if (isNumber && byName.count === 1) {
    await enqueueAccountJob(services.db, 'firstLogin', { accountNumber: name, category }, services.now());
  }
  const about = { category, accountId: known?.account.id };
  const triesLeft = limits.loginName.most - byName.count;
  if (triesLeft === 0) {
    return refuseLogin(services, lockedRefusal(category), about, trace, { lockedForSeconds: byName.retryAfterSeconds });
  }
  return refuseLogin(services, credentialsRefusal(category), about, trace, triesLeft <= warnsFrom ? { triesLeft } : {});
}
