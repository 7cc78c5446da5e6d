import { accountFundsQuery, type ChosenFund, toChosenFund } from '@airline/funds';
import { useLoginState, useSession } from '@airline/session/react';
import { useQuery } from '@tanstack/react-query';

/** The travel funds of the account that can be spent, as far as they are known. */
export type OwnFunds =
  | { readonly state: 'none' }
  | { readonly state: 'unknown' }
  | { readonly state: 'failed'; readonly again: () => void }
  | { readonly state: 'known'; readonly funds: readonly ChosenFund[] };

/** Finds the travel funds of the account that can be spent; nobody has any. */
export function useOwnFunds(): OwnFunds {
  const session = useSession();
  const isLoggedIn = useLoginState().kind === 'authenticated';
  const { data, isError, refetch } = useQuery({ ...accountFundsQuery(session), enabled: isLoggedIn });
  if (!isLoggedIn) return { state: 'none' };
  if (data !== undefined) {
    const funds = data.funds.filter(({ state }) => state === 'usable' || state === 'expiring').map(toChosenFund);
    return funds.length === 0 ? { state: 'none' } : { state: 'known', funds };
  }
  return isError ? { state: 'failed', again: () => void refetch() } : { state: 'unknown' };
}
