import type { ClientCategory } from '@airline/client-config/client-categories';
import { isAnonymousUsername } from '@airline/client-config/login-clients';

import { errorCauses } from './rules/error-causes.ts';
import { toAccountNumber } from './rules/account-number.ts';
import { loginDoor } from './rules/login-door.ts';
import { type Refused, refusedByCode, refusedByName, refusedForNow } from '../../http/refusal.ts';
import { mayLogInAs } from './rules/login-categories.ts';
import { credentialsRefusal, lockedRefusal } from './rules/login-refusal.ts';
import type { AccountServices } from './services.ts';
import type { RequestTrace } from '../../http/request-origin.ts';
import { enqueueAccountJob } from './enqueue-account-job.ts';
import { type AccountWithCompany, findAccountByLogin, toLoginKey } from './account-store.ts';
import { isKnownDevice } from './known-device-store.ts';
import { refuseLogin } from './login-outcome.ts';
import {
  type CountedTry,
  countPasswordTry,
  countWrongTry,
  forgetPasswordTries,
  limitAddress,
  type PasswordTry,
} from './login-tries.ts';
import { recordSecurityEvent } from './security-event-store.ts';

/** A name and a password, and what they are to log in as. */
export interface PasswordLogin {
  readonly category: ClientCategory;
  readonly username: string;
  readonly password: string;
}

const longestAccountNumber = 10;

/** With so many tries left, the answer says how many: from the third wrong password in a row. */
const warnsFrom = 2;

/** Where a login comes from. */
export interface LoginTrace extends RequestTrace {
  /** The hash of the secret of a browser that has logged in before, to whichever account. */
  readonly deviceHash: string | undefined;
}

/** What is asked about where no account has a name, so that the same is asked for every name. */
const nobodysId = '00000000-0000-0000-0000-000000000000';

/**
 * Finds the account that a name and a password fit, even where the account is held or closed, or returns why there is none.
 *
 * 1. What the name itself says is answered at once: an account number of more than ten digits.
 * 2. Tries are counted before the password is looked at ({@link countPasswordTry}), alike for names that no account has; an address
 *    with many wrong ones is served slowly ({@link limitAddress}).
 * 3. An unknown name costs the same work as a known one, and is answered by the same code, with the same tries left.
 * 4. That no password was ever set is said by mail alone: the first wrong try of an account number leaves a job, whether
 *    the number exists or not, and a worker mails the set-up where it helps. So does the try that locks, for a notice.
 * 5. The right password of an account that logs in elsewhere is no wrong try, and names where.
 */
export async function provePassword(
  services: AccountServices,
  { category, username, password }: PasswordLogin,
  trace: LoginTrace,
): Promise<{ readonly proved: AccountWithCompany } | Refused> {
  const number = toAccountNumber(username);
  if (number !== undefined && number.length > longestAccountNumber) {
    return refusedByCode(errorCauses.accountNumberTooLong);
  }
  const name = number ?? toLoginKey(username);
  const found = isAnonymousUsername(name) ? undefined : await findAccountByLogin(services.db, name);
  const tried = await toTry(services, { name, found, trace });
  const byAddress = await limitAddress(services, tried);
  if (byAddress !== undefined) return refusedForNow(byAddress);
  const counted = await countPasswordTry(services, tried);
  const about = { category, accountId: found?.account.id };
  const locked = { lockedForSeconds: counted.retryAfterSeconds };
  if (counted.isExceeded) return refuseLogin(services, lockedRefusal(category), about, trace, locked);

  const isRight = await services.secrets.verifySecret(found?.account.passwordHash, password, trace.address);
  if (found !== undefined && isRight && !counted.isCapped) {
    await forgetPasswordTries(services, tried);
    return mayLogInAs(found.account, category) ? { proved: found } : refuseDoor(services, found, about, trace);
  }
  await countWrongTry(services, tried);
  await enqueueJobs(services, { number, category, found, counted, askedFrom: trace.addressHash });
  const { triesLeft } = counted;
  if (triesLeft === 0) return refuseLogin(services, lockedRefusal(category), about, trace, locked);
  return refuseLogin(services, credentialsRefusal(category), about, trace, triesLeft <= warnsFrom ? { triesLeft } : {});
}

interface LoginAttempt {
  readonly name: string;
  readonly found: AccountWithCompany | undefined;
  readonly trace: LoginTrace;
}

async function toTry(
  { db }: AccountServices,
  { name, found, trace: { address, deviceHash } }: LoginAttempt,
): Promise<PasswordTry> {
  const accountId = found?.account.id;
  const isKnown = deviceHash !== undefined && (await isKnownDevice(db, accountId ?? nobodysId, deviceHash));
  return { name, subject: accountId ?? name, address, knownDevice: isKnown ? deviceHash : undefined };
}

/** Leaves what a wrong try leads to for after the answer: a row for each name alike. */
async function enqueueJobs(
  { db, now }: AccountServices,
  {
    number,
    category,
    found,
    askedFrom,
    counted: { isFirstOfName, reaches },
  }: {
    readonly number: string | undefined;
    readonly category: ClientCategory;
    readonly found: AccountWithCompany | undefined;
    readonly askedFrom: string;
    readonly counted: CountedTry;
  },
): Promise<void> {
  if (number !== undefined && isFirstOfName) {
    await enqueueAccountJob(db, 'firstLogin', { accountNumber: number, category, askedFrom }, now());
  }
  if (reaches === undefined) return;
  const notice = reaches === 'cap' ? 'loginCapped' : 'loginLocked';
  await enqueueAccountJob(db, 'loginNotice', { accountId: found?.account.id ?? nobodysId, notice }, now());
}

/** Names the login that an account uses; only the right password is answered so. */
async function refuseDoor(
  services: AccountServices,
  { account, company }: AccountWithCompany,
  about: { readonly category: ClientCategory; readonly accountId: string | undefined },
  trace: LoginTrace,
): Promise<Refused> {
  const { category, accountId } = about;
  const { reference, addressHash } = trace;
  const details = { category, cause: 'loginElsewhere' };
  await recordSecurityEvent(services.db, {
    event: 'loginFailed',
    at: services.now(),
    accountId,
    reference,
    addressHash,
    details,
  });
  return refusedByName('loginElsewhere', { nextStep: loginDoor(account.kind, company, category) });
}
