import type { HelpPageProps } from '@airline/account-help';
import { PageLoading, NotFoundPage } from '@airline/app-shell';
import { loadMessages, type Namespace } from '@airline/i18n';
import { buildPath, getLink, type LinkId } from '@airline/links';
import type { i18n as I18n } from 'i18next';
import type { ComponentType } from 'react';
import type { LazyRouteFunction, RouteObject } from 'react-router-dom';

import { RouteFailurePage } from './failure/RouteFailurePage.tsx';
import { sessionLoader } from './session-loader.ts';
import { Layout } from './shell/Layout.tsx';

/** What a page's own file gives: the page, and what must be there before it renders. */
type PageModule = Awaited<ReturnType<LazyRouteFunction<RouteObject>>>;

const bookingWords = ['booking', 'journey', 'problems'] as const;
const loginWords = ['account', 'errors', 'problems', 'forms'] as const;
const helpWords = ['accountHelp', 'problems', 'errors', 'forms'] as const;
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
            withSession({ isProtected: false }, [page('login', loadLoginPage, loginWords)]),
            withSession({ isProtected: true }, [
              page('account-snapshot', loadSnapshotPage, ['account', 'journey', 'problems']),
              page('my-account-trips', loadTripsPage, ['account', 'journey', 'problems']),
              page('my-account-points-activity', loadPointsPage, ['account', 'problems']),
              page('my-account-profile-security', loadSecurityPage, loginWords),
              page('my-account-v2-security', loadSecurityPage, loginWords),
            ]),
            ...helpPages.map(([id, load]) => page(id, helpPage(load), helpWords)),
            { path: '*', element: <NotFoundPage /> },
          ],
        },
      ],
    },
  ];
}

/** Puts pages below the session, which comes with the first of them: anybody's pages, or those of whoever is logged in. */
function withSession({ isProtected }: { readonly isProtected: boolean }, children: RouteObject[]): RouteObject {
  return {
    lazy: async () => {
      const [session, { sessionOutlet }] = await Promise.all([
        sessionLoader.load(),
        import('@airline/account-help/frame'),
      ]);
      const protection = isProtected ? ({ surface: 'traveller', homeHref: buildPath('home') } as const) : undefined;
      return { Component: sessionOutlet(session, protection) };
    },
    children,
  };
}

async function loadLoginPage(): Promise<PageModule> {
  const [{ TravellerLoginPage }, session] = await Promise.all([
    import('./features/account/TravellerLoginPage.tsx'),
    sessionLoader.load(),
  ]);
  // Whoever is logged in already goes on at once.
  return { Component: TravellerLoginPage, loader: async () => session.start().then(() => null) };
}

async function loadSnapshotPage(): Promise<PageModule> {
  const [{ SnapshotPage }, { loadSnapshot }] = await Promise.all([
    import('./features/account/SnapshotPage.tsx'),
    import('./features/account/account-queries.ts'),
  ]);
  return { Component: SnapshotPage, loader: loadSnapshot };
}

async function loadTripsPage(): Promise<PageModule> {
  const [{ TripsPage }, { loadAccountTrips }] = await Promise.all([
    import('./features/account/TripsPage.tsx'),
    import('./features/account/account-queries.ts'),
  ]);
  return { Component: TripsPage, loader: loadAccountTrips };
}

async function loadPointsPage(): Promise<PageModule> {
  const [{ PointsPage }, { loadPoints }] = await Promise.all([
    import('./features/account/PointsPage.tsx'),
    import('./features/account/account-queries.ts'),
  ]);
  return { Component: PointsPage, loader: loadPoints };
}

async function loadSecurityPage(): Promise<PageModule> {
  return { Component: (await import('./features/account/TravellerSecurityPage.tsx')).TravellerSecurityPage };
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

type LoadHelpPage = () => Promise<ComponentType<HelpPageProps>>;

/** Gives a page of account help the way the site shows them. */
function helpPage(load: LoadHelpPage): () => Promise<PageModule> {
  return async () => {
    const [HelpPage, { help }] = await Promise.all([load(), import('./features/account-help/help.ts')]);
    return { element: <HelpPage help={help} /> };
  };
}

const loadLookup: LoadHelpPage = async () => (await import('@airline/account-help')).AccountLookupPage;
const loadReset: LoadHelpPage = async () => (await import('@airline/account-help')).ResetPasswordPage;
const loadSetup: LoadHelpPage = async () => (await import('@airline/account-help')).CompleteSetupPage;

/** Which page of account help stands at which link. */
const helpPages: readonly (readonly [LinkId, LoadHelpPage])[] = [
  ['account-help', async () => (await import('@airline/account-help')).HelpIndexPage],
  ['account-help-account-lookup', loadLookup],
  ['account-help-change-email', async () => (await import('@airline/account-help')).ChangeEmailPage],
  ['account-help-complete-account-setup', loadSetup],
  ['account-help-reset-password', loadReset],
  ['account-help-update-password', async () => (await import('@airline/account-help')).UpdatePasswordPage],
  ['account-help-privacy', async () => (await import('@airline/account-help')).PrivacyPage],
  ['account-recovery', async () => (await import('@airline/account-help')).RecoveryPage],
  ['first-time-login', loadSetup],
  ['forgot-username', loadLookup],
  ['forgot-password', loadReset],
  ['enroll', async () => (await import('@airline/account-help/enroll')).EnrollPage],
];
