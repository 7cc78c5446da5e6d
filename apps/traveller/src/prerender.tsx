import { createAppRoutes } from '@airline/app/data-router';
import { prerenderPages, type PrerenderedPage } from '@airline/app-shell/prerender';
import { documentIds, describeDocument, informationModule } from '@airline/information/information-page';
import { buildPath } from '@airline/links';
import type { i18n as I18n } from 'i18next';

import { app } from './app.ts';
import { pages } from './routes.tsx';

/** Renders the site's public pages for the build. */
export function prerender(): Promise<readonly PrerenderedPage[]> {
  return prerenderPages({
    app: app.surface,
    homeHref: app.places.home,
    createRoutes: (i18n) => createAppRoutes(app, pages, i18n),
    pages: [
      {
        path: buildPath('home'),
        module: 'src/features/home/HomePage.tsx',
        describe: (i18n) => i18n.t('description.home', { ns: 'traveller' }),
      },
      {
        path: buildPath('air-booking'),
        module: 'src/features/home/AirBookingPage.tsx',
        describe: (i18n) => i18n.t('description.airBooking', { ns: 'traveller' }),
      },
      {
        path: buildPath('find-my-trip'),
        module: '../../packages/features/manage/src/FindTripPage.tsx',
        describe: (i18n) => i18n.t('description.findMyTrip', { ns: 'traveller' }),
      },
      ...documentIds.map((id) => ({
        path: buildPath(id),
        module: informationModule,
        describe: (i18n: I18n) => describeDocument(id, i18n),
      })),
    ],
  });
}
