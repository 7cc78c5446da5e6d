import type { OrderRequest } from '@airline/contract';

import { findAccountById } from '../../accounts/identity/account-store.ts';
import type { Database } from '../../database/database.ts';
import { arePointsLocked } from '../../loyalty/points/rules/points-lock.ts';
import { type Refused, refusedByName, refusedFields } from '../../http/refusal.ts';
import { checkCompanion } from './companion-fare.ts';
import { checkCompanyTrip, type TripOfCompany } from './check-company-trip.ts';
import { checkAgreement } from './rules/check-agreement.ts';
import { checkFunds, type FundTender, type Orderer } from './check-funds.ts';
import { checkPassengers } from './rules/check-passengers.ts';
import { listLegs, seatsTaken } from './rules/journey.ts';
import { toPaidWith } from './rules/paid-with.ts';
import { findUnofferedPayment } from './rules/offered-payments.ts';
import { planTenders, type Tender, toTenderForm } from './rules/tenders.ts';
import type { OfferContent } from '../../flights/shopping/rules/offers/offer-content.ts';
import type { ExtrasOfOrder, OrderServices } from './services.ts';
import type { WantedSeats } from './new-order.ts';
import type { BoughtExtra } from './order-extra-schema.ts';

/** What is bought with an order, each extra by itself, and what pays it; nothing does where nothing is due for seats. */
export interface CheckedExtras {
  readonly extras: readonly BoughtExtra[];
  readonly tender: Tender | undefined;
}

/** An order that may be made, as far as can be checked before it takes anything. */
export interface CheckedOrder {
  readonly offer: OfferContent;
  readonly offerId: string;
  readonly seats: readonly WantedSeats[];
  readonly tenders: readonly Tender[];
  /** What is bought beside the fares; absent where there is nothing. */
  readonly extras: CheckedExtras | undefined;
  /** The travel funds among them. */
  readonly funds: readonly FundTender[];
  /** The company that it is booked under; absent for a private trip. */
  readonly company: TripOfCompany | undefined;
}

/**
 * Checks an order before anything is written: its offer, its flights, who flies, and whether its points and its
 * travel funds can be spent.
 */
export async function checkOrder(
  services: OrderServices,
  { order, ...orderer }: Orderer & { readonly order: OrderRequest },
  now: Date,
): Promise<CheckedOrder | Refused> {
  const { db, offers, aircraftSeats } = services;
  const { offer: token, passengers, payments, agreement } = order;
  const read = await offers.read(token, now);
  if ('refused' in read) return read;
  const { id: offerId, content: offer } = read;
  if (listLegs(offer.bounds).some(({ departsAt }) => Date.parse(departsAt) <= now.getTime())) {
    return refusedByName('flightDeparted');
  }
  const seats: WantedSeats[] = [];
  for (const taken of seatsTaken(offer.bounds, offer.party)) {
    const seatsOfAircraft = await aircraftSeats(taken.legId);
    if (seatsOfAircraft === undefined) return refusedByName('flightDeparted');
    seats.push({ ...taken, seats: seatsOfAircraft });
  }
  const unoffered = findUnofferedPayment(payments, services.payments.setup);
  if (unoffered !== undefined) return refusedByName(unoffered);
  const wanted = await checkExtras(services, order, offer, now);
  if (wanted !== undefined && 'refused' in wanted) return wanted;
  const planned = planTenders(payments.map(toTenderForm), offer.price, wanted?.totalMinor);
  const faults = [
    ...checkPassengers(passengers, offer, now),
    ...('faults' in planned ? planned.faults : []),
    ...checkAgreement(agreement),
  ];
  if (faults.length > 0 || 'faults' in planned) return refusedFields(faults);
  const isLocked = toPaidWith(order) === 'points' && (await isSpendingLocked(db, orderer.accountId, now));
  if (isLocked) return refusedByName('pointsLocked');
  const companion = await checkCompanion(db, offer, { order, accountId: orderer.accountId }, now);
  if (companion !== undefined) return companion;
  const company = await checkCompanyTrip(
    services,
    { order, offer, accountId: orderer.accountId, extras: wanted?.extras ?? [] },
    now,
  );
  if (company !== undefined && 'refused' in company) return company;
  const funds = await checkFunds(services, payments, { ...orderer, companyId: company?.companyId }, now);
  if ('refused' in funds) return funds;
  const extras = wanted === undefined ? undefined : { extras: wanted.extras, tender: planned.ofExtras };
  return { offer, offerId, seats, tenders: planned.tenders, extras, funds, company };
}

/** Checks what is bought beside the fares, as far as who flies is right: who is wrong is said first. */
async function checkExtras(
  services: OrderServices,
  { extras, passengers, payments }: OrderRequest,
  offer: OfferContent,
  now: Date,
): Promise<ExtrasOfOrder | Refused | undefined> {
  if (extras === undefined || checkPassengers(passengers, offer, now).length > 0) return undefined;
  return services.checkExtras({ offer, passengers, payments, extras }, now);
}

async function isSpendingLocked(db: Database, accountId: string | undefined, now: Date): Promise<boolean> {
  const holder = accountId === undefined ? undefined : await findAccountById(db, accountId);
  return arePointsLocked(holder?.account.emailChangedAt ?? null, now);
}
