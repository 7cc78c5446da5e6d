import { type Offer, priceCompanionFare } from '@airline/contract';
import { companionQuery } from '@airline/session/account-queries';
import { companyOfLogin } from '@airline/session/react';
import type { AppServices } from '@airline/session/services';
import { firstIncomplete, listTravellers, rulesForTraveller, toPassenger } from '@airline/travellers';

import { type BookingState, chooseOffer, useBooking } from '../booking-draft.ts';

type Services = Pick<AppServices, 'session' | 'queryClient'>;

/**
 * Has the offer of the booking priced for who flies, where the member may fly with a companion or the offer has one: before a page says
 * what is paid. Where that fails the price stays what it was, which the next page tries again.
 */
export async function priceCompanion(services: Services): Promise<void> {
  const { offer, flightsHref, intent, waiting } = useBooking.getState();
  // What was ordered is followed to its end at the price that it was ordered at.
  if (offer === undefined || flightsHref === undefined || intent !== undefined || waiting !== undefined) return;
  const priced = await offerForTravellers(services, offer);
  if (priced === undefined || isSamePrice(priced, offer)) return;
  // Somebody may have chosen other flights meanwhile, in this tab.
  if (useBooking.getState().offer?.token === offer.token) chooseOffer(priced, flightsHref);
}

/** Prices an offer for who flies on the booking; `undefined` where that changes nothing, or cannot be known now. */
export async function offerForTravellers({ session, queryClient }: Services, offer: Offer): Promise<Offer | undefined> {
  const { state } = session.store.getState();
  const passengers = listFlying(offer, useBooking.getState(), session.now());
  if (state.kind !== 'authenticated' || !isMember(state.person.category) || passengers === undefined) return undefined;
  const ofCompany = companyOfLogin(state);
  const isPrivate = ofCompany === undefined || (useBooking.getState().company?.isPrivate ?? !ofCompany.isDefault);
  if (!isPrivate && offer.companion === undefined) return undefined;
  if (offer.companion === undefined && !(await mayFlyWithCompanion({ session, queryClient }))) return undefined;
  // On a company's trip everybody has a fare: nobody is the companion of who flies alone.
  const asked = isPrivate ? passengers : passengers.slice(0, 1);
  const outcome = await session.call(priceCompanionFare, { body: { offer: offer.token, passengers: asked } });
  return 'failure' in outcome ? undefined : outcome.value;
}

async function mayFlyWithCompanion({ session, queryClient }: Services): Promise<boolean> {
  try {
    const { companion, validUntil } = await queryClient.query(companionQuery(session));
    return companion !== undefined && validUntil !== undefined;
  } catch {
    // The booking goes on at the price of everybody.
    return false;
  }
}

function isMember(category: string): boolean {
  return category === 'member' || category === 'mobileMember';
}

function listFlying(offer: Offer, booking: BookingState, now: Date) {
  if (offer.party.adults + offer.party.children < 2) return undefined;
  if (firstIncomplete(offer, booking, now) !== undefined) return undefined;
  return listTravellers(offer.party).flatMap((traveller) => {
    const answers = booking.passengers[traveller.index];
    if (answers === undefined) return [];
    const { kind, firstName, lastName, birthDate } = toPassenger(
      answers,
      rulesForTraveller(offer, booking, traveller, now),
    );
    return [{ kind, firstName, lastName, birthDate }];
  });
}

function isSamePrice(one: Offer, other: Offer): boolean {
  return (
    one.price.total.amountMinor === other.price.total.amountMinor &&
    one.companion?.passenger === other.companion?.passenger &&
    one.companion?.member === other.companion?.member
  );
}
