import type { FoundFund, FundLookup } from '@airline/contract';
import { accountFundsQuery, type AccountFunds, findFundProof, fundQuery } from '@airline/funds';
import { GatewayError } from '@airline/gateway-client';
import type { AppServices } from '@airline/session/services';

/** What the page of a fund shows; `undefined` where this tab looked up none. */
export type LoadedFund = { readonly fund: FoundFund; readonly proof: FundLookup } | undefined;

/** Fetches the fund that this tab looked up, as it is now. */
export async function loadFund(_: unknown, { session, queryClient }: AppServices): Promise<LoadedFund> {
  const proof = findFundProof();
  if (proof === undefined) return undefined;
  try {
    return { fund: await queryClient.query(fundQuery(session, proof)), proof };
  } catch (error) {
    const isGone =
      error instanceof GatewayError && error.failure.kind === 'refused' && error.failure.name === 'fundNotFound';
    if (isGone) return undefined;
    throw error;
  }
}

/** Fetches the funds of the account. */
export function loadAccountFunds(_: unknown, { session, queryClient }: AppServices): Promise<AccountFunds> {
  return queryClient.query(accountFundsQuery(session));
}
