import type { AccountFund, FundState, listTravelFunds as endpoint } from '@airline/contract';
import type * as z from 'zod/mini';

import { readFundMovements, readFundsOfAccount } from './fund-store.ts';
import { spendableMinor, type StoredFund } from './rules/fund-state.ts';
import { toAccountFund, usd } from './rules/fund-view.ts';
import type { FundServices } from './services.ts';

type ListingServices = Pick<FundServices, 'db' | 'now'>;

/** Funds that can be spent come first. */
const usable: ReadonlySet<FundState> = new Set(['usable', 'expiring', 'held']);

/** Lists the funds of an account with what happened to each: what can be spent first, by its last day. */
export async function listFunds(
  services: ListingServices,
  accountId: string,
): Promise<z.infer<typeof endpoint.answer>> {
  const { db, now } = services;
  const at = now();
  const stored = await readFundsOfAccount(db, accountId);
  const funds = await showFunds(services, stored, at);
  return {
    total: usd(stored.reduce((sum, fund) => sum + spendableMinor(fund, at), 0)),
    funds: funds.toSorted(byLastDay),
  };
}

/** Writes the funds of an account as its holder may have them: without their numbers, which are as good as money. */
export async function exportFunds(
  services: ListingServices,
  accountId: string,
): Promise<readonly Record<string, unknown>[]> {
  const { funds } = await listFunds(services, accountId);
  return funds.map(({ number: _number, ...fund }) => fund);
}

/** Shows funds of an account with what happened to each. */
export async function showFunds(
  { db }: ListingServices,
  stored: readonly StoredFund[],
  at: Date,
): Promise<readonly AccountFund[]> {
  const movements = await readFundMovements(
    db,
    stored.map(({ number }) => number),
  );
  return stored.map((fund) => toAccountFund(fund, movements, at));
}

function byLastDay(one: AccountFund, other: AccountFund): number {
  const isOver = Number(!usable.has(one.state)) - Number(!usable.has(other.state));
  if (isOver !== 0) return isOver;
  const isEarlier = one.expiresOn < other.expiresOn ? -1 : Number(one.expiresOn > other.expiresOn);
  // What is over: the latest first.
  return usable.has(one.state) ? isEarlier : -isEarlier;
}
