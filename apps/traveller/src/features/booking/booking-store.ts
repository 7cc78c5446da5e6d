import { cardToken, offer as offerSchema, orderRequest, type Offer } from '@airline/contract';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

import { whenForgotten } from '../../forget.ts';
import { passengerAnswers, type PassengerAnswers } from './passengers/passenger-answers.ts';

const bookingState = z.object({
  /** The priced choice; absent before the flights are chosen, and once they are booked. */
  offer: z.optional(offerSchema),
  /** Where the results stood, with the search in its query: the way back to other flights. */
  flightsHref: z.optional(z.string()),
  /** The answers of each passenger page that was sent, by its number: as typed, so that new flights are checked against them. */
  passengers: z.record(z.string(), passengerAnswers),
  /** Answers that the gateway refused. */
  refused: z.array(z.object({ passenger: z.int(), field: z.string(), answer: z.string(), code: z.string() })),
  /** What the processor gave for the card; never the card. */
  card: z.optional(cardToken),
  /** Whether the fares are paid with points, and the card pays the taxes alone. */
  paysWithPoints: z.optional(z.boolean()),
  /** The order that was sent and has no answer yet, with the key under which it is repeated. */
  intent: z.optional(z.object({ key: z.string(), request: orderRequest })),
  /** The order that waits for the bank or the processor. */
  waiting: z.optional(z.object({ orderId: z.string(), challengeUrl: z.optional(z.string()) })),
  /** The record locator of what was booked last in this tab. */
  booked: z.optional(z.string()),
});

/** The booking under way in this tab: kept through a reload, gone with the tab. */
export type BookingState = z.infer<typeof bookingState>;

const nothing: BookingState = { passengers: {}, refused: [] };

/** Holds the booking under way. What is typed into a form and not sent yet is kept by the form itself. */
export const useBooking = create<BookingState>()(
  persist((): BookingState => nothing, {
    name: 'airline.booking',
    storage: createJSONStorage(() => sessionStorage),
    // What an earlier release of the site wrote may have another shape: then the booking begins anew.
    merge: (stored) => {
      const parsed = bookingState.safeParse(stored ?? nothing);
      return parsed.success ? parsed.data : nothing;
    },
  }),
);

whenForgotten(() => useBooking.setState(nothing, true));

/** Begins or goes on with a booking: the flights and their price are these now, what is known of the passengers stays. */
export function chooseOffer(offer: Offer, flightsHref: string): void {
  useBooking.setState({ offer, flightsHref, booked: undefined });
}

/** Keeps what was sent on a passenger page. */
export function keepPassenger(index: number, answers: PassengerAnswers): void {
  const { passengers, refused } = useBooking.getState();
  useBooking.setState({
    passengers: { ...passengers, [index]: answers },
    refused: refused.filter(({ passenger }) => passenger !== index),
  });
}

/** Ends the booking under way: it is booked, and nothing of it is kept but where its confirmation stands. */
export function finishBooking(recordLocator: string): void {
  useBooking.setState({ ...nothing, booked: recordLocator }, true);
}
