import { toFundReference } from '@airline/contract';

import { isSamePerson, type PersonName } from '../../accounts/identity/rules/person-name.ts';
import { type Refused, refusedByName, refusedForNow } from '../../http/refusal.ts';
import { findFund } from './fund-store.ts';
import type { StoredFund } from './rules/fund-state.ts';
import type { FundServices } from './services.ts';

/** What names are compared with where there is no fund: so that it takes the work of a wrong name. */
const nobody: PersonName = { firstName: 'Nadie', lastName: 'Ninguno' };

/**
 * Finds a fund by its number or record locator and its holder's names; a wrong reference and a wrong name get the same answer.
 *
 * Wrong ones are counted as those of trips are: by reference and network address few are let through, by reference alone many, so
 * that one address locks out nobody but itself.
 */
export async function findNamedFund(
  { db, limits }: Pick<FundServices, 'db' | 'limits'>,
  address: string,
  asked: PersonName & { readonly reference: string },
): Promise<StoredFund | Refused> {
  const reference = toFundReference(asked.reference);
  const ofAll = await limits.readRate('fundReference', reference);
  if (ofAll.isExceeded) return refusedForNow(ofAll);
  // Counted before the names are compared, so that tries that come at the same moment are as many as the limit says.
  const tries = await limits.limitRate('fundNames', `${reference} ${address}`);
  if (tries.isExceeded) return refusedForNow(tries);
  const fund = await findFund(db, reference);
  const holder = fund && { firstName: fund.holderFirstName, lastName: fund.holderLastName };
  const isHolder = isSamePerson(asked, holder ?? nobody);
  if (fund === undefined || !isHolder) {
    await limits.limitRate('fundReference', reference);
    return refusedByName('fundNotFound');
  }
  await limits.forgetRate('fundNames', `${reference} ${address}`);
  return fund;
}
