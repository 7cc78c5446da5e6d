import type { ApprovedExtra, ExtraKind, Money, OfferExtras, PolicyExtra, WantedExtras } from '@airline/contract';
import { listChosen, listWanted, nameOffer, type WantedCounts, type WantedSeats } from '@airline/extras-choice';
import type { ChosenExtra } from '@airline/journey-draft';

/** Sums what extras cost. */
export function sumExtras(extras: readonly ChosenExtra[] = []): Money {
  return { amountMinor: extras.reduce((sum, { due }) => sum + due.amountMinor, 0), currency: 'USD' };
}

/** Gives extras as the rules of a travel policy look at them: each by what one costs. */
export function toPolicyExtras(extras: readonly ChosenExtra[] = []): readonly PolicyExtra[] {
  return extras.map(({ kind, due, count }) => ({ kind, amountMinor: due.amountMinor / count }));
}

/** Gives extras as somebody is asked to approve them. */
export function toApprovedExtras(extras: readonly ChosenExtra[] = []): ApprovedExtra[] {
  return extras.map(({ kind, due, count }) => ({
    kind,
    count,
    each: { amountMinor: due.amountMinor / count, currency: 'USD' },
  }));
}

/** Gives extras as they are ordered. */
export function toOrderExtras(extras: readonly ChosenExtra[]): WantedExtras {
  return {
    extras: extras.map(({ kind, traveller, bound, legId, seat, count }) => ({
      kind,
      traveller,
      bound,
      ...(legId === undefined ? {} : { legId }),
      ...(seat === undefined ? {} : { seat }),
      count,
    })),
    shown: { total: sumExtras(extras) },
  };
}

/** Gives how many of each extra are chosen that has one price for everybody. */
export function toCounts(extras: readonly ChosenExtra[] = []): WantedCounts {
  return Object.fromEntries(
    extras.flatMap((extra) => (extra.seat === undefined ? [[nameOffer(extra), extra.count]] : [])),
  );
}

/** Gives the seats that are chosen. */
export function toWantedSeats(extras: readonly ChosenExtra[] = []): WantedSeats {
  const wanted: Record<string, Record<number, string>> = {};
  for (const { legId, traveller, seat } of extras) {
    if (legId !== undefined && seat !== undefined) wanted[legId] = { ...wanted[legId], [traveller]: seat };
  }
  return wanted;
}

/** Gives what is chosen of what can be bought now, at the prices of now. */
export function listExtras(
  { extras, seats }: OfferExtras,
  counts: WantedCounts,
  wantedSeats: WantedSeats,
): readonly ChosenExtra[] {
  return [
    ...listWanted(extras.offers, counts).map(({ offer: { kind, traveller, bound, legId, price }, count }) => ({
      kind,
      traveller,
      bound,
      ...(legId === undefined ? {} : { legId }),
      count,
      due: { amountMinor: price.amountMinor * count, currency: price.currency },
      takesPayPal: extras.payPal.includes(kind),
    })),
    ...listChosen(seats.flights, seats.travellers, wantedSeats).map(({ traveller, bound, legId, seat, due }) => ({
      kind: 'seat' as const,
      traveller,
      bound,
      legId,
      seat,
      count: 1,
      due,
      takesPayPal: seats.payPal,
    })),
  ];
}

/** Leaves of chosen extras those that can still be bought, at the prices of now; `undefined` where nothing of it has changed. */
export function fitToOffer(chosen: readonly ChosenExtra[], offered: OfferExtras): readonly ChosenExtra[] | undefined {
  const fitting = listExtras(offered, toCounts(chosen), toWantedSeats(chosen));
  return nameAll(fitting) === nameAll(chosen) ? undefined : fitting;
}

/** Names the kinds among extras that PayPal does not pay. */
export function kindsWithoutPayPal(extras: readonly ChosenExtra[] = []): readonly ExtraKind[] {
  return [...new Set(extras.flatMap(({ kind, takesPayPal }) => (takesPayPal ? [] : [kind])))];
}

function nameAll(extras: readonly ChosenExtra[]): string {
  return extras
    .map((extra) => [nameOffer(extra), extra.seat, extra.count, extra.due.amountMinor].join(' '))
    .toSorted()
    .join();
}
