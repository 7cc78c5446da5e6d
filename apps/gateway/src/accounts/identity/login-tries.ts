import { limits } from '../../limits/limits.ts';
import type { LimitState } from '../../limits/limit-rate.ts';
import { type Account, toLoginKey } from './account-store.ts';
import type { AccountServices } from './services.ts';

/** A try of a password or a second factor, by whom it is counted. */
interface Try {
  /** The account, or the folded login name where no account has it. */
  readonly subject: string;
  readonly address: string;
  /** The hash of the device's secret where the device has logged in to the account before. */
  readonly knownDevice: string | undefined;
}

/** A try of a password; the name as it was typed, folded. */
export interface PasswordTry extends Try {
  readonly name: string;
}

/** How a try was counted, before what was typed is looked at. */
export interface CountedTry extends LimitState {
  /** How many tries are left to the same device or address after this one, where it is wrong. */
  readonly triesLeft: number;
  /**
   * Whether there were so many wrong tries in a row, from all strange devices together, that none of them opens the account
   * any more. It is not told, because a name's spellings are counted as one here and would tell of each other.
   */
  readonly isCapped: boolean;
  /** What this try reaches if it is wrong: the lock of its device or address, or the cap of all strange devices. */
  readonly reaches: 'lock' | 'cap' | undefined;
  /** Whether it is the first of its name in a while. */
  readonly isFirstOfName: boolean;
}

/**
 * Counts a try of a password. One that is refused by a limit counts against nothing further.
 *
 * 1. A device that logged in to the account before has a count of its own, that nobody else adds to.
 * 2. Any other is counted by the name and its address, then by the name, whether it exists or not; both are told.
 * 3. Last it is counted by the account, over all names, addresses and time: what reaches the cap is not told.
 *
 * Source: NIST SP 800-63B-4 §3.2.2.
 */
export async function countPasswordTry(
  services: Pick<AccountServices, 'limits'>,
  { name, subject, address, knownDevice }: PasswordTry,
): Promise<CountedTry> {
  if (knownDevice !== undefined) {
    return toCounted(
      await services.limits.limitRate('loginDevice', `${subject} ${knownDevice}`),
      limits.loginDevice.most,
    );
  }
  const here = await services.limits.limitRate('loginNameAddress', `${name}\n${address}`);
  if (here.isExceeded) return toCounted(here, limits.loginNameAddress.most);
  const byName = await services.limits.limitRate('loginName', name);
  if (byName.isExceeded) return toCounted(byName, limits.loginName.most);
  const inAll = await services.limits.limitRate('loginFailures', subject);
  const counted = toCounted(here, limits.loginNameAddress.most, inAll, limits.loginFailures.most);
  return { ...counted, isFirstOfName: byName.count === 1 };
}

/**
 * Returns why an address has to wait before its next password, or `undefined` where it has not: after many wrong ones from devices
 * that are not known, it is served some tries a minute. A device that is known to the account is never kept waiting by others.
 */
export async function limitAddress(
  { limits: rates }: Pick<AccountServices, 'limits'>,
  { address, knownDevice }: PasswordTry,
): Promise<LimitState | undefined> {
  if (knownDevice !== undefined || !(await rates.readRate('loginAddress', address)).isExceeded) return undefined;
  const slowly = await rates.limitRate('loginAddressSlowly', address);
  return slowly.isExceeded ? slowly : undefined;
}

/** Counts a wrong password by the address that it came from, whatever its name. */
export async function countWrongTry(
  services: Pick<AccountServices, 'limits'>,
  { address, knownDevice }: PasswordTry,
): Promise<void> {
  if (knownDevice === undefined) await services.limits.limitRate('loginAddress', address);
}

/** Begins the counts of a password anew that its try was added to: it was right. */
export async function forgetPasswordTries(
  services: Pick<AccountServices, 'limits'>,
  { name, subject, address, knownDevice }: PasswordTry,
): Promise<void> {
  if (knownDevice !== undefined) await services.limits.forgetRate('loginDevice', `${subject} ${knownDevice}`);
  await services.limits.forgetRate('loginNameAddress', `${name}\n${address}`);
  await services.limits.forgetRate('loginName', name);
  await services.limits.forgetRate('loginFailures', subject);
}

/** Counts a try of a second factor like one of a password; there is no name, for the password was right. */
export async function countFactorTry(
  services: Pick<AccountServices, 'limits'>,
  { subject, address, knownDevice }: Try,
): Promise<CountedTry> {
  const here = await services.limits.limitRate('secondFactor', `${subject} ${knownDevice ?? address}`);
  if (here.isExceeded || knownDevice !== undefined) return toCounted(here, limits.secondFactor.most);
  const inAll = await services.limits.limitRate('secondFactorFailures', subject);
  return toCounted(here, limits.secondFactor.most, inAll, limits.secondFactorFailures.most);
}

export async function forgetFactorTries(
  services: Pick<AccountServices, 'limits'>,
  { subject, address, knownDevice }: Try,
): Promise<void> {
  await services.limits.forgetRate('secondFactor', `${subject} ${knownDevice ?? address}`);
  await services.limits.forgetRate('secondFactorFailures', subject);
}

/** Begins all counts of an account anew that keep its person out: they set a new password from this address. */
export async function forgetTriesOf(
  services: Pick<AccountServices, 'limits'>,
  { id, username, accountNumber, email }: Pick<Account, 'id' | 'username' | 'accountNumber' | 'email'>,
  address: string,
): Promise<void> {
  const own = { subject: id, address, knownDevice: undefined };
  for (const name of [username, accountNumber, email]) {
    if (name !== null) await forgetPasswordTries(services, { ...own, name: toLoginKey(name) });
  }
  await forgetFactorTries(services, own);
}

function toCounted(here: LimitState, most: number, inAll?: LimitState, mostInAll = 0): CountedTry {
  const locks = here.count === most ? 'lock' : undefined;
  return {
    ...here,
    triesLeft: Math.max(0, most - here.count),
    isCapped: inAll?.isExceeded ?? false,
    reaches: inAll?.count === mostInAll ? 'cap' : locks,
    isFirstOfName: false,
  };
}
