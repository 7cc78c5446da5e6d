import { PageLoading, NotFoundPage } from '@airline/app-shell';
import { loadMessages, type Namespace } from '@airline/i18n';
import { getLink, type LinkId } from '@airline/links';
import type { i18n as I18n } from 'i18next';
import type { LazyRouteFunction, RouteObject } from 'react-router-dom';

import { RouteFailurePage } from './failure/RouteFailurePage.tsx';
import { Layout } from './shell/Layout.tsx';

/** What a page's own file gives: the page, and what must be there before it renders. */
type PageModule = Awaited<ReturnType<LazyRouteFunction<RouteObject>>>;

const bookingWords = ['booking', 'journey', 'problems'] as const;
const tripWords = ['trips', 'journey', 'problems'] as const;

/**
 * Makes the whole site: every page is a link of the catalogue, and comes with the words of its namespaces when it is first
 * needed.
 */
export function createRoutes(i18n: I18n): RouteObject[] {
  function page(id: LinkId, load: () => Promise<PageModule>, words: readonly Namespace[] = []): RouteObject {
    return {
      id,
      path: getLink(id).path,
      lazy: async () => (await Promise.all([load(), loadMessages(i18n, words)]))[0],
    };
  }
  return [
    {
      element: <Layout />,
      hydrateFallbackElement: <PageLoading />,
      children: [
        {
          errorElement: <RouteFailurePage />,
          children: [
            page(
              'home',
              async () => ({ Component: (await import('./features/booking/search/HomePage.tsx')).HomePage }),
              ['search'],
            ),
            page(
              'air-booking',
              async () => ({
                Component: (await import('./features/booking/search/AirBookingPage.tsx')).AirBookingPage,
              }),
              ['search'],
            ),
            page(
              'air-booking-flights',
              async () => {
                const [{ FlightsPage }, { loadFlights }] = await Promise.all([
                  import('./features/booking/flights/FlightsPage.tsx'),
                  import('./features/booking/flights/flights-queries.ts'),
                ]);
                return { Component: FlightsPage, loader: loadFlights };
              },
              ['flights', 'search', 'journey', 'problems', 'forms'],
            ),
            page('air-booking-passenger', loadPassengerPage, [...bookingWords, 'forms']),
            page('air-booking-payment', loadPaymentPage, [...bookingWords, 'forms']),
            page('air-booking-review', loadReviewPage, bookingWords),
            page('air-booking-confirmation', loadConfirmationPage, tripWords),
            page('find-my-trip', loadFindTripPage, ['trips', 'forms', 'problems']),
            page('trip', loadTripPage, tripWords),
            page('air-cancel', loadFindTripToCancelPage, ['trips', 'forms', 'problems']),
            page('air-cancel-trip', loadCancelTripPage, tripWords),
            { path: '*', element: <NotFoundPage /> },
          ],
        },
      ],
    },
  ];
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

async function loadFindTripPage(): Promise<PageModule> {
  return { Component: (await import('./features/trips/FindTripPage.tsx')).FindTripPage };
}

async function loadFindTripToCancelPage(): Promise<PageModule> {
  return { Component: (await import('./features/trips/cancel/FindTripToCancelPage.tsx')).FindTripToCancelPage };
}

async function loadCancelTripPage(): Promise<PageModule> {
  const [{ CancelTripPage }, { loadCancellation }] = await Promise.all([
    import('./features/trips/cancel/CancelTripPage.tsx'),
    import('./features/trips/cancel/cancellation-loader.ts'),
  ]);
  return { Component: CancelTripPage, loader: loadCancellation };
}
