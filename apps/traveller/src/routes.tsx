import { PageLoading, NotFoundPage } from '@airline/app-shell';
import { loadMessages, type Namespace } from '@airline/i18n';
import { getLink, type LinkId } from '@airline/links';
import type { i18n as I18n } from 'i18next';
import type { LazyRouteFunction, RouteObject } from 'react-router-dom';

import type { AccountPageId, HelpPageId } from './account-pages.tsx';
import type { BookingPageId } from './booking-pages.ts';
import { RouteFailurePage } from './failure/RouteFailurePage.tsx';
import { Layout } from './shell/Layout.tsx';

/** What a page's own file gives: the page, and what must be there before it renders. */
type PageModule = Awaited<ReturnType<LazyRouteFunction<RouteObject>>>;

const bookingWords = ['booking', 'journey', 'problems'] as const;
const loginWords = ['account', 'errors', 'problems', 'forms'] as const;
const helpWords = ['accountHelp', 'problems', 'errors', 'forms'] as const;
const tripWords = ['trips', 'journey', 'problems'] as const;

/** Where a person gets help with their account, or becomes a member. */
const helpPages: readonly HelpPageId[] = [
  'account-help',
  'account-help-account-lookup',
  'account-help-change-email',
  'account-help-complete-account-setup',
  'account-help-reset-password',
  'account-help-update-password',
  'account-help-privacy',
  'account-recovery',
  'first-time-login',
  'forgot-username',
  'forgot-password',
  'enroll',
];

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
  /** The pages of a booking and of an account come by one file each: the first page does not carry the list of what they need. */
  function bookingPage(id: BookingPageId, words: readonly Namespace[]): RouteObject {
    return page(id, async () => (await import('./booking-pages.ts')).loadBookingPage(id), words);
  }
  function accountPage(id: AccountPageId, words: readonly Namespace[]): RouteObject {
    return page(id, async () => (await import('./account-pages.tsx')).loadAccountPage(id), words);
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
            bookingPage('air-booking-flights', ['flights', 'search', 'journey', 'problems', 'forms']),
            bookingPage('air-booking-passenger', [...bookingWords, 'forms']),
            bookingPage('air-booking-payment', [...bookingWords, 'forms']),
            bookingPage('air-booking-review', bookingWords),
            bookingPage('air-booking-confirmation', tripWords),
            page('find-my-trip', loadFindTripPage, ['trips', 'forms', 'problems']),
            bookingPage('trip', tripWords),
            bookingPage('air-cancel', ['trips', 'forms', 'problems']),
            bookingPage('air-cancel-trip', tripWords),
            withSession(false, [accountPage('login', loginWords)]),
            withSession(true, [
              accountPage('account-snapshot', ['account', 'journey', 'problems']),
              accountPage('my-account-trips', ['account', 'journey', 'problems']),
              accountPage('my-account-points-activity', ['account', 'problems']),
              accountPage('my-account-profile-security', loginWords),
              accountPage('my-account-v2-security', loginWords),
            ]),
            ...helpPages.map((id) => accountPage(id, helpWords)),
            { path: '*', element: <NotFoundPage /> },
          ],
        },
      ],
    },
  ];
}

/** Puts pages below the session, which comes with the first of them: anybody's pages, or those of whoever is logged in. */
function withSession(isProtected: boolean, children: RouteObject[]): RouteObject {
  return { lazy: async () => (await import('./account-pages.tsx')).sessionRoute(isProtected), children };
}

async function loadFindTripPage(): Promise<PageModule> {
  return { Component: (await import('./features/trips/FindTripPage.tsx')).FindTripPage };
}
