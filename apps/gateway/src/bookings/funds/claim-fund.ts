import type { AccountFund } from '@airline/contract';

import { findAccountById } from '../../accounts/identity/account-store.ts';
import { isSamePerson } from '../../accounts/identity/rules/person-name.ts';
import { type Refused, refusedByName } from '../../http/refusal.ts';
import { claimFund as addToAccount } from './fund-store.ts';
import { showFunds } from './list-funds.ts';
import { stateOf, type StoredFund } from './rules/fund-state.ts';
import type { FundServices } from './services.ts';

/**
 * Adds a fund whose number and names somebody gave to their account: it has to name them, so that who only sees a number does
 * not take the fund away from whose it is.
 */
export async function claimFund(
  services: Pick<FundServices, 'db' | 'now'>,
  accountId: string,
  fund: StoredFund,
): Promise<AccountFund | Refused> {
  const { db, now } = services;
  const at = now();
  const state = stateOf(fund, at);
  if (state === 'expired') return refusedByName('fundExpired');
  if (state === 'spent' || state === 'transferred') return refusedByName('fundSpent');
  const found = await findAccountById(db, accountId);
  const { firstName, lastName } = found?.account ?? { firstName: null, lastName: null };
  const holder = { firstName: fund.holderFirstName, lastName: fund.holderLastName };
  if (firstName === null || lastName === null || !isSamePerson({ firstName, lastName }, holder)) {
    return refusedByName('fundHolderDiffers');
  }
  if (!(await addToAccount(db, fund.number, accountId))) return refusedByName('fundInOtherAccount');
  const [shown] = await showFunds(services, [fund], at);
  return shown ?? refusedByName('fundNotFound');
}
