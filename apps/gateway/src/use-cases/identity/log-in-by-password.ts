import type { ClientCategory } from '@airline/client-config/client-categories';
import { isAnonymousUsername } from '@airline/client-config/login-clients';

import { accountRefusal, credentialsRefusal, lockedRefusal } from '../../domain/identity/login-refusal.ts';
import { mayLogInAs } from '../../domain/identity/login-categories.ts';
import { limits } from '../../domain/identity/rate-limits.ts';
import type { IdentityServices } from '../../identity-services.ts';
import type { RequestTrace } from '../../request-origin.ts';
import { findAccountByLogin, loginKeyOf } from '../../store/identity-accounts.ts';
import { fail, type LoginOutcome, succeed } from './login-outcome.ts';
import { requireSecondFactor } from './require-second-factor.ts';

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
 * Checks a name and a password.
 *
 * 1. What the name itself says is told at once: an account number of more than ten digits.
 * 2. Tries are counted before the password is looked at, by the name as it was typed, whether it is anybody's or not.
 * 3. An unknown name costs the same work as a known one, and is told by the same code, with the same tries left.
 * 4. What stands in the way of an account (on hold, disabled, its company deactivated) is told after the right password.
 *    Only that no password was ever set is told without one, and only to the account number.
 */
export async function logInByPassword(
  identity: IdentityServices,
  { category, username, password }: PasswordLogin,
  trace: RequestTrace,
): Promise<LoginOutcome> {
  const name = loginKeyOf(username);
  if (/^\d+$/.test(name) && name.length > longestAccountNumber) return { refused: 'accountNumberTooLong' };
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
  if (known === undefined || !isRight) {
    const neverSet =
      known?.account.passwordHash === null && known.account.status === 'active' && known.account.accountNumber === name;
    const about = { category, accountId: known?.account.id };
    if (neverSet) return fail(identity, 'passwordNotSet', about, trace);
    const triesLeft = limits.loginName.most - byName.count;
    if (triesLeft === 0) {
      const tries = { lockedForSeconds: byName.retryAfterSeconds };
      return fail(identity, lockedRefusal(category), about, trace, tries);
    }
    return fail(identity, credentialsRefusal(category), about, trace, triesLeft <= warnsFrom ? { triesLeft } : {});
  }

  const { account, company } = known;
  const about = { category, accountId: account.id };
  await identity.limits.forgetRate('loginName', name);
  const refused = accountRefusal(account, company);
  if (refused !== undefined) return fail(identity, refused, about, trace);
  const proved = { ...about, methods: ['pwd'] };
  return (await requireSecondFactor(identity, proved, trace)) ?? succeed(identity, proved, trace);
}
