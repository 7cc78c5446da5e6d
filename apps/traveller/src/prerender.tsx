import { prerenderPages, type PrerenderedPage } from '@airline/app-shell/prerender';
import { buildPath } from '@airline/links';

import { createRoutes } from './routes.tsx';

/** Renders the site's public pages for the build. */
export function prerender(): Promise<readonly PrerenderedPage[]> {
  return prerenderPages({
    app: 'traveller',
    homeHref: buildPath('home'),
    createRoutes,
    pages: [
      {
        path: buildPath('home'),
        module: 'src/features/booking/search/HomePage.tsx',
        describe: (i18n) => i18n.t('description.home', { ns: 'traveller' }),
      },
      {
        path: buildPath('air-booking'),
        module: 'src/features/booking/search/AirBookingPage.tsx',
        describe: (i18n) => i18n.t('description.airBooking', { ns: 'traveller' }),
      },
      {
        path: buildPath('find-my-trip'),
        module: 'src/features/trips/FindTripPage.tsx',
        describe: (i18n) => i18n.t('description.findMyTrip', { ns: 'traveller' }),
      },
    ],
  });
}
