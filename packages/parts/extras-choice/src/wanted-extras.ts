import type { ExtraOffer, Money, WantedExtra } from '@airline/contract';

/** How many of each extra are chosen, by the names of their offers. */
export type WantedCounts = Readonly<Record<string, number>>;

/** Names an offer among those of a trip. */
export function nameOffer({
  kind,
  traveller,
  bound,
  legId = '',
}: Pick<WantedExtra, 'kind' | 'traveller' | 'bound' | 'legId'>): string {
  return [kind, traveller, bound, legId].join(' ');
}

/** What is chosen, as it is asked for, with what it costs; what can no longer be bought is left out. */
export interface WantedExtras {
  readonly extras: WantedExtra[];
  readonly count: number;
  readonly total: Money;
}

/** Lists the offers that are chosen, each with how many of it can be had of those that are wanted. */
export function listWanted(
  offers: readonly ExtraOffer[],
  counts: WantedCounts,
): readonly { readonly offer: ExtraOffer; readonly count: number }[] {
  return offers.flatMap((offer) => {
    const count = offer.state === 'offered' ? Math.min(counts[nameOffer(offer)] ?? 0, offer.most) : 0;
    return count > 0 ? [{ offer, count }] : [];
  });
}

/** Gives what is chosen of what is offered now. */
export function toWantedExtras(offers: readonly ExtraOffer[], counts: WantedCounts): WantedExtras {
  const chosen = listWanted(offers, counts);
  return {
    extras: chosen.map(({ offer: { kind, traveller, bound, legId }, count }) => ({
      kind,
      traveller,
      bound,
      ...(legId === undefined ? {} : { legId }),
      count,
    })),
    count: chosen.reduce((sum, { count }) => sum + count, 0),
    total: {
      amountMinor: chosen.reduce((sum, { offer, count }) => sum + offer.price.amountMinor * count, 0),
      currency: 'USD',
    },
  };
}
