import type { LazyRouteFunction, RouteObject } from 'react-router-dom';

type PageModule = Awaited<ReturnType<LazyRouteFunction<RouteObject>>>;

/** Names a page of a booking that comes after the search. */
export type BookingPageId = keyof typeof bookingPages;

/** Loads a page of a booking, with what must be there before it renders. */
export function loadBookingPage(id: BookingPageId): Promise<PageModule> {
  return bookingPages[id]();
}

const bookingPages = {
  'air-booking-flights': loadFlightsPage,
  'air-booking-passenger': loadPassengerPage,
  'air-booking-payment': loadPaymentPage,
  'air-booking-review': loadReviewPage,
  'air-booking-confirmation': loadConfirmationPage,
  trip: loadTripPage,
} as const satisfies Readonly<Record<string, () => Promise<PageModule>>>;

async function loadFlightsPage(): Promise<PageModule> {
  const [{ FlightsPage }, { loadFlights }] = await Promise.all([
    import('./features/booking/flights/FlightsPage.tsx'),
    import('./features/booking/flights/flights-queries.ts'),
  ]);
  return { Component: FlightsPage, loader: loadFlights };
}

async function loadPassengerPage(): Promise<PageModule> {
  const [{ PassengerPage }, { prepareLaterPages }] = await Promise.all([
    import('./features/booking/passengers/PassengerPage.tsx'),
    import('./features/booking/booking-queries.ts'),
  ]);
  return { Component: PassengerPage, loader: prepareLaterPages };
}

async function loadPaymentPage(): Promise<PageModule> {
  const [{ PaymentPage }, { loadPayment }] = await Promise.all([
    import('./features/booking/payment/PaymentPage.tsx'),
    import('./features/booking/booking-queries.ts'),
  ]);
  return { Component: PaymentPage, loader: loadPayment };
}

async function loadReviewPage(): Promise<PageModule> {
  const [{ ReviewPage }, { loadReview }] = await Promise.all([
    import('./features/booking/review/ReviewPage.tsx'),
    import('./features/booking/booking-queries.ts'),
  ]);
  return { Component: ReviewPage, loader: loadReview };
}

async function loadConfirmationPage(): Promise<PageModule> {
  const [{ ConfirmationPage }, { loadTrip }] = await Promise.all([
    import('./features/trips/ConfirmationPage.tsx'),
    import('./features/trips/trip-loader.ts'),
  ]);
  return { Component: ConfirmationPage, loader: loadTrip };
}

async function loadTripPage(): Promise<PageModule> {
  const [{ TripPage }, { loadTrip }] = await Promise.all([
    import('./features/trips/TripPage.tsx'),
    import('./features/trips/trip-loader.ts'),
  ]);
  return { Component: TripPage, loader: loadTrip };
}
