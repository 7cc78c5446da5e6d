import type { AppPage } from '@airline/app';
import { createAppRoutes } from '@airline/app/data-router';
import { outlinePage } from '@airline/app/outline-page';
import { prerenderPages, type PrerenderedPage, type PrerenderOptions } from '@airline/app-shell/prerender';
import { documentIds, describeDocument, informationModule } from '@airline/information/information-page';
import type { LinkId } from '@airline/links';
import type { i18n as I18n } from 'i18next';

import { app } from './app.ts';
import { outlines } from './outlines.ts';
import { pages } from './routes.tsx';

type Page = PrerenderOptions['pages'][number];
type WholePage = Pick<Page, 'module' | 'notAhead' | 'describe'> & Partial<Pick<Page, 'words'>>;

/** Those of the form that comes when it is touched, too. */
const searchWords: Page['words'] = ['search', 'forms'];

/** The pages that are the same for all: they stand whole in their HTML. */
const wholePages: Readonly<Partial<Record<LinkId, WholePage>>> = {
  home: {
    module: 'src/features/home/HomePage.tsx',
    words: searchWords,
    notAhead: [
      '../../packages/parts/flight-shopping/src/destinations/Destinations.tsx',
      '../../packages/parts/flight-shopping/src/search/RecentSearches.tsx',
      '../../packages/parts/itinerary/src/place-picture/PlacePicture.tsx',
      'src/features/home/NextTripLink.tsx',
    ],
    describe: (i18n) => i18n.t('description.home', { ns: 'traveller' }),
  },
  'air-booking': {
    words: searchWords,
    module: 'src/features/home/AirBookingPage.tsx',
    describe: (i18n) => i18n.t('description.airBooking', { ns: 'traveller' }),
  },
  'find-my-trip': {
    module: '../../packages/features/manage/src/FindTripPage.tsx',
    describe: (i18n) => i18n.t('description.findMyTrip', { ns: 'traveller' }),
  },
  'travel-funds': {
    module: '../../packages/features/travel-funds/src/LookUpPage.tsx',
    describe: (i18n) => i18n.t('description.travelFunds', { ns: 'traveller' }),
  },
  ...Object.fromEntries(
    documentIds.map((id): [LinkId, WholePage] => [
      id,
      { module: informationModule, describe: (i18n: I18n) => describeDocument(id, i18n) },
    ]),
  ),
};

/** Renders every page of the site for the build: those that are the same for all, and the outlines of the others. */
export function prerender(): Promise<readonly PrerenderedPage[]> {
  return prerenderPages({
    app: app.surface,
    homeHref: app.places.home,
    createRoutes: (i18n) => createAppRoutes(app, pages.map(withOutline), i18n),
    pages: [...pages.map(toPrerender), absentPage],
  });
}

/** The answer to every address that has no page. */
const absentPage: Page = {
  path: '*',
  module: 'index.html',
  describe: (i18n) => i18n.t('notFound.body', { ns: 'shell' }),
};

function withOutline(page: AppPage): AppPage {
  const outline = outlines[page.id];
  return outline === undefined ? page : outlinePage(page, outline);
}

function toPrerender({ id, path, words, needsServices }: AppPage): Page {
  const beside = needsServices ? ['../../packages/parts/app/src/create-services.ts'] : [];
  const whole = wholePages[id];
  if (whole !== undefined) return { path, words, beside, isPublic: true, ...whole };
  const outline = outlines[id];
  if (outline === undefined) {
    throw new Error(`The page '${id}' is neither whole nor an outline: name it in prerender.tsx or in outlines.ts.`);
  }
  const { module, title, asks = '', describe } = outline;
  const isPublic = describe !== undefined;
  return { path, words, beside, module, describe: describe ?? title, isPublic, isOutline: true, asks };
}
