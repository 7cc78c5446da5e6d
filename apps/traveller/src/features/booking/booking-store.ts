import type { Offer } from '@airline/contract';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

/** The booking under way in this tab: kept through a reload, gone with the tab. */
interface BookingState {
  /** The priced choice; absent before the flights are chosen, and once they are booked. */
  readonly offer: Offer | undefined;
  /** Where the results stood, with the search in its query: the way back to other flights. */
  readonly flightsHref: string | undefined;
}

/** Holds the booking under way. What is typed into its forms is kept by the forms themselves. */
export const useBooking = create<BookingState>()(
  persist((): BookingState => ({ offer: undefined, flightsHref: undefined }), {
    name: 'airline.booking',
    storage: createJSONStorage(() => sessionStorage),
  }),
);

/** Begins or goes on with a booking: the flights and their price are these now, what is known of the passengers stays. */
export function chooseOffer(offer: Offer, flightsHref: string): void {
  useBooking.setState({ offer, flightsHref });
}
