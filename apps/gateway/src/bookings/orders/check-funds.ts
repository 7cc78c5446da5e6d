import type { OrderPaymentForm, ProblemName } from '@airline/contract';

import type { Database } from '../../database/database.ts';
import { type Refused, refusedByName } from '../../http/refusal.ts';
import { findNamedFund } from '../funds/find-named-fund.ts';
import { readFundsByNumber } from '../funds/fund-store.ts';
import { stateOf, type StoredFund } from '../funds/rules/fund-state.ts';
import type { BookingServices } from './services.ts';

/** What a travel fund pays of an order, or of a change of one. */
export interface FundTender {
  /** Place of its form among the order's, from 0. */
  readonly position: number;
  readonly number: string;
  readonly amountMinor: number;
}

/** Gives what the payer recognises a travel fund by that pays at a place; nothing where none does. */
export function lastFourOf(funds: readonly FundTender[], position: number): string {
  return funds.find((fund) => fund.position === position)?.number.slice(-4) ?? '';
}

/** Who asks for an order, or a change of one. */
export interface Orderer {
  readonly accountId: string | undefined;
  /** The network address that it comes from. */
  readonly address: string;
}

/** Whose request spends travel funds, and for which company's trip, if for one. */
export type FundPayer = Pick<Orderer, 'address'> & { readonly companyId: string | null | undefined };

type FundFault = Extract<ProblemName, 'fundNotFound' | 'fundExpired' | 'fundSpent' | 'fundChanged'>;

/**
 * Finds the travel funds that are to pay an order or a change, by their numbers and their holders' names: tries are counted as those of a look-up
 * are, and a wrong number and a wrong name read alike. What is left of them is not looked at: the statement that spends it is.
 */
export async function checkFunds(
  services: Pick<BookingServices, 'db' | 'limits'>,
  forms: readonly OrderPaymentForm[],
  { companyId, address }: FundPayer,
  now: Date,
): Promise<readonly FundTender[] | Refused> {
  const tenders: FundTender[] = [];
  const faults: FaultAt[] = [];
  for (const [position, form] of forms.entries()) {
    if (form.kind !== 'travelFund') continue;
    const { number, firstName, lastName, amount } = form;
    const fund = await findNamedFund(services, address, { reference: number, firstName, lastName });
    if ('refused' in fund && fund.refused.kind === 'later') return fund;
    if ('refused' in fund || !maySpend(fund, companyId)) {
      faults.push({ position, code: 'fundNotFound' });
    } else if (stateOf(fund, now) === 'expired') {
      faults.push({ position, code: 'fundExpired' });
    } else {
      tenders.push({ position, number: fund.number, amountMinor: amount.amountMinor });
    }
  }
  return refuseFunds(faults) ?? tenders;
}

/** Says which travel funds have less left than an order that was stopped wanted of them. */
export async function explainChangedFunds(db: Database, tenders: readonly FundTender[]): Promise<Refused> {
  const funds = await readFundsByNumber(
    db,
    tenders.map(({ number }) => number),
  );
  const faults = tenders.flatMap(({ position, number, amountMinor }): readonly FaultAt[] => {
    const leftMinor = funds.find((fund) => fund.number === number)?.leftMinor ?? 0;
    if (leftMinor >= amountMinor) return [];
    return [leftMinor > 0 ? { position, code: 'fundChanged', leftMinor } : { position, code: 'fundSpent' }];
  });
  // Another order that had it may have given it back since: asked again, this one goes through.
  return refuseFunds(faults) ?? refusedByName('fundChanged');
}

interface FaultAt {
  readonly position: number;
  readonly code: FundFault;
  readonly leftMinor?: number;
}

/** Refuses by the first fault, and points at the form of each. */
function refuseFunds(faults: readonly FaultAt[]): Refused | undefined {
  const [first] = faults;
  if (first === undefined) return undefined;
  return refusedByName(first.code, {
    errors: faults.map(({ position, code, leftMinor }) => ({
      pointer: `/payments/${position}`,
      code,
      ...(leftMinor === undefined ? {} : { params: { leftMinor } }),
    })),
  });
}

/** Tells whether a fund may pay a trip: that of a company pays for trips that are booked under it alone. */
function maySpend({ kind, companyId }: StoredFund, payingFor: string | null | undefined): boolean {
  return kind === 'personal' || (companyId !== null && companyId === payingFor);
}
