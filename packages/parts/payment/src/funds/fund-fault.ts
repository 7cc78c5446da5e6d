import { type FoundFund, toFundReference } from '@airline/contract';

/** Why a fund that was found cannot pay. */
export type FundFault = 'notFound' | 'chosen' | 'expired' | 'spent' | 'held' | 'business';

const faultOfState: Readonly<Record<FoundFund['state'], FundFault | undefined>> = {
  usable: undefined,
  expiring: undefined,
  expired: 'expired',
  held: 'held',
  spent: 'spent',
  transferred: 'spent',
};

/** Tells why a fund that was found cannot pay; a company's pays for its own travellers alone. */
export function findFundFault(
  { number, kind, state }: Pick<FoundFund, 'number' | 'kind' | 'state'>,
  { chosen, isCompanyTraveller }: { readonly chosen: readonly string[]; readonly isCompanyTraveller: boolean },
): FundFault | undefined {
  if (number === undefined) return 'notFound';
  if (chosen.includes(toFundReference(number))) return 'chosen';
  return faultOfState[state] ?? (kind === 'business' && !isCompanyTraveller ? 'business' : undefined);
}
