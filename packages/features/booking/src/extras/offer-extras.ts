import { type Offer, type OfferExtras, type Passenger, readOfferExtras } from '@airline/contract';
import { type GatewayClient, valueOrThrow } from '@airline/gateway-client';
import { useSession } from '@airline/session/react';
import { firstIncomplete } from '@airline/travellers';
import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';

import { fitExtras, useBooking } from '../booking-draft.ts';
import { toPassengers } from '../passengers/order-passengers.ts';
import { fitToOffer } from './chosen-extras.ts';

/** What every question for extras of an offer begins with. */
export const offerExtrasKey = ['offer', 'extras'] as const;

/** Asks what can be bought with an offer for those who will fly. */
export function offerExtrasQuery(gateway: GatewayClient, { token }: Offer, passengers: readonly Passenger[]) {
  return queryOptions<OfferExtras>({
    queryKey: [...offerExtrasKey, token, passengers],
    // What the loader has fetched is not asked for again by the page.
    staleTime: 15_000,
    queryFn: async ({ signal }) =>
      valueOrThrow(
        await gateway.call(readOfferExtras, { body: { offer: token, passengers: [...passengers] }, signal }),
      ),
  });
}

/**
 * Follows what can be bought with an offer, once it is known who flies, and leaves of what was chosen what can still be had. What an order
 * under way has taken is its own, and stays.
 */
export function useOfferExtras(offer: Offer, { isWanted = true } = {}): UseQueryResult<OfferExtras> {
  const session = useSession();
  const { passengers, refused, extras, intent, waiting } = useBooking();
  const isUnderWay = intent !== undefined || waiting !== undefined;
  const travellers = useMemo(() => {
    const now = session.now();
    const answers = { passengers, refused };
    return firstIncomplete(offer, answers, now) === undefined ? toPassengers(offer, answers, now) : undefined;
  }, [offer, passengers, refused, session]);
  const query = useQuery({
    ...offerExtrasQuery(session, offer, travellers ?? []),
    enabled: isWanted && travellers !== undefined && !isUnderWay,
  });
  const { data } = query;
  useEffect(() => {
    if (data === undefined || extras === undefined || isUnderWay) return;
    const fitting = fitToOffer(extras, data);
    if (fitting !== undefined) fitExtras(fitting);
  }, [data, extras, isUnderWay]);
  return query;
}
