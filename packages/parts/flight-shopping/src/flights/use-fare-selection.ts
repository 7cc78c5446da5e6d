import { useAppFrame } from '@airline/app-shell';
import type { ItineraryFare, Offer } from '@airline/contract';
import type { Failure } from '@airline/gateway-client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import type { PricedItinerary } from './arrange-flights.ts';
import { refreshFlights } from './flights-queries.ts';
import { onwardOptions } from './list-options.ts';
import { formatResults, type ChosenFlight, type Pick, type ResultsState } from './picks.ts';
import type { SelectedFlights } from './use-selected-flights.ts';
import { usePriceOffer } from './use-price-offer.ts';

/** What can be done while flights are chosen, and what came of it. */
export interface FareSelection {
  readonly choose: (itinerary: PricedItinerary, fare: ItineraryFare) => void;
  /** Goes on to the passengers with everything that is chosen. */
  readonly continue: () => void;
  /** The address at which a direction is chosen anew. */
  readonly changeHref: (step: number) => string;
  readonly isPending: boolean;
  /** Whether the page goes on by itself as soon as the last choice is priced. */
  readonly isLeaving: boolean;
  /** Why the choice could not be priced. */
  readonly refusal: Failure | undefined;
  /** An offer whose price is not the one that was shown: to be accepted or not. */
  readonly changedOffer: Offer | undefined;
  readonly accept: () => void;
  readonly decline: () => void;
}

interface Refusal {
  readonly key: string;
  readonly failure: Failure;
}

/**
 * Holds the way from a press on a fare to the next direction, and from the last one to a priced offer.
 *
 * Every choice is written into the address, so that Back takes the last one back. The last one is priced; a price that changed
 * is asked about, a flight that sold out leads back to its list.
 */
export function useFareSelection(
  state: ResultsState,
  { chosen, step }: SelectedFlights,
  onChosen: (offer: Offer, query: string) => void | Promise<void>,
): FareSelection {
  const queryClient = useQueryClient();
  const { search, pageParams } = state;
  const navigate = useNavigate();
  const { events } = useAppFrame();
  const list = onwardOptions(state.list);
  const queryOf = (picks: readonly Pick[]) => formatResults({ search, picks, list, pageParams });
  const shownKey = queryOf(state.picks);
  const { state: offerState, ask, forget } = usePriceOffer(shownKey);
  const [refusal, setRefusal] = useState<Refusal>();
  const [leavingKey, setLeavingKey] = useState<string>();
  const pressed = useRef<string>(undefined);
  useEffect(() => {
    pressed.current = undefined;
  }, [shownKey]);

  const goOn = async (offer: Offer, key: string) => {
    setRefusal(undefined);
    try {
      await onChosen(offer, key);
    } catch {
      // A script of the next step did not come.
      setLeavingKey(undefined);
      setRefusal({ key, failure: { kind: 'unreachable' } });
    }
  };
  const price = async (flights: readonly ChosenFlight[], key: string) => {
    setRefusal(undefined);
    const answer = await ask({ key, search, chosen: flights });
    if (answer.kind === 'priced' && answer.offer.changes.length === 0) return goOn(answer.offer, key);
    setLeavingKey(undefined);
    if (answer.kind !== 'failed') return;
    const { failure } = answer;
    // Nobody knows which flight it is: the list of the last one is shown, unless an earlier one turns out to be gone.
    const isAboutFlights = failure.kind === 'refused' || failure.kind === 'fields';
    const backTo = isAboutFlights ? queryOf(flights.slice(0, -1).map(pickOf)) : key;
    setRefusal({ key: backTo, failure });
    if (!isAboutFlights) return;
    void refreshFlights(queryClient);
    await navigate(`?${backTo}`, { replace: true });
  };

  const changed = offerState.kind === 'priced' && offerState.offer.changes.length > 0 ? offerState.offer : undefined;
  return {
    choose(itinerary, fare) {
      const flights = [...chosen, { itinerary, fare }];
      const key = queryOf(flights.map(pickOf));
      // The second press of a double click is on a list that is about to go.
      if (pressed.current === key) return;
      pressed.current = key;
      const { stops } = itinerary;
      events.fareChosen({ bound: chosen.length, family: fare.family, stops, perPassenger: fare.perPassenger });
      setRefusal(undefined);
      const isLast = flights.length === search.bounds.length;
      if (isLast) setLeavingKey(key);
      void navigate(`?${key}`);
      if (isLast) void price(flights, key);
    },
    continue: () => void price(chosen, shownKey),
    changeHref: (changedStep) => `?${queryOf(chosen.slice(0, changedStep).map(pickOf))}`,
    isPending: offerState.kind === 'pending' && step >= search.bounds.length,
    isLeaving: leavingKey === shownKey,
    refusal: refusal?.key === shownKey ? refusal.failure : undefined,
    changedOffer: changed,
    accept() {
      if (changed !== undefined) void goOn(changed, shownKey);
    },
    decline() {
      // The choice stays: the prices of now stand beside it, and each flight can be changed.
      forget();
      void refreshFlights(queryClient);
    },
  };
}

function pickOf({ itinerary, fare }: ChosenFlight): Pick {
  return { itineraryId: itinerary.id, family: fare.family };
}
