import type { PageSettings } from '@airline/app-shell';
import type { AppPage } from '@airline/app';
import { emptyAppSettings } from '@airline/client-config/app-settings';
import { clientConfigFor } from '@airline/client-config/client-config';
import { createAppRoutes } from '@airline/app/data-router';
import { outlinePage } from '@airline/app/outline-page';
import { prerenderPages, type PrerenderedPage, type PrerenderOptions } from '@airline/app-shell/prerender';
import { documentIds, describeDocument, informationModule } from '@airline/information/information-page';
import { buildPath, getLink, type LinkId } from '@airline/links';
import type { i18n as I18n } from 'i18next';

import { app } from './app.ts';
import { describeFindable } from './findable-pages.ts';
import { outlines } from './outlines.ts';
import { pages } from './routes.tsx';

type Page = PrerenderOptions['pages'][number];
type WholePage = Pick<Page, 'module' | 'notAhead' | 'describe'> &
  Partial<Pick<Page, 'words' | 'isPublic' | 'isFindable'>>;

/** Those of the form that comes when it is touched, too. */
const searchWords: Page['words'] = ['search', 'forms'];

/** What a device has of earlier visits, and most have not. */
const ofEarlierVisits = [
  '../../packages/features/booking/src/unfinished/UnfinishedBookingNotice.tsx',
  '../../packages/parts/flight-shopping/src/search/RecentSearches.tsx',
] as const;

/** The pages that are the same for all: they stand whole in their HTML. */
const wholePages: Readonly<Partial<Record<LinkId, WholePage>>> = {
  home: {
    module: 'src/features/home/HomePage.tsx',
    words: searchWords,
    notAhead: [
      ...ofEarlierVisits,
      '../../packages/parts/flight-shopping/src/destinations/Destinations.tsx',
      '../../packages/parts/itinerary/src/place-picture/PlacePicture.tsx',
      'src/features/home/NextTripLink.tsx',
    ],
    describe: (i18n) => i18n.t('description.home', { ns: 'traveller' }),
  },
  'air-booking': {
    words: searchWords,
    module: 'src/features/home/AirBookingPage.tsx',
    notAhead: ofEarlierVisits,
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
  'air-baggage': {
    module: '../../packages/features/information/src/baggage/BaggagePage.tsx',
    describe: (i18n) => i18n.t('description', { ns: 'baggage' }),
  },
  // No search engine lists another search, and it does not find itself.
  'site-search': {
    module: '../../packages/features/site-search/src/SearchPage.tsx',
    describe: (i18n) => i18n.t('lead', { ns: 'siteSearch' }),
    isPublic: false,
    isFindable: false,
  },
  ...Object.fromEntries(
    documentIds.map((id): [LinkId, WholePage] => [
      id,
      { module: informationModule, describe: (i18n: I18n) => describeDocument(id, i18n) },
    ]),
  ),
};

/**
 * Renders every page of the site for the build: those that are the same for all, and the outlines of the others. Pages of a flag are
 * rendered as if it were on, and once more what stands in their place where it is off: which of both is shown, the gateway decides.
 */
export async function prerender(): Promise<readonly PrerenderedPage[]> {
  const options = {
    app: app.surface,
    homeHref: app.places.home,
    createRoutes: (i18n: I18n) => createAppRoutes(app, pages.map(withOutline), i18n),
  };
  app.settings.current = withAllFlags;
  const shown = await prerenderPages({ ...options, pages: [...pages.map(toPrerender), absentPage] });
  app.settings.current = undefined;
  const closed = await prerenderPages({ ...options, pages: [closedPage] });
  // Drawn anew and not taken over: behind a login the app has another frame around the same words.
  return [...shown, ...closed.map((page) => ({ ...page, path: '*closed', isOutline: true }))];
}

const withAllFlags: PageSettings = {
  version: undefined,
  config: clientConfigFor('prod', {
    ...emptyAppSettings,
    metadataFlags: Object.fromEntries(pages.flatMap(({ id }) => getLink(id).flag ?? []).map((flag) => [flag, true])),
  }),
};

/** What stands in the place of every page whose flag is off, as one of them shows it. */
const closedPage: Page = {
  path: buildPath('air-low-fare-calendar'),
  module: 'index.html',
  describe: (i18n) => i18n.t('notAvailable.body', { ns: 'shell' }),
};

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
  if (whole !== undefined) return { path, words, beside, isPublic: true, isFindable: true, ...whole };
  const outline = outlines[id];
  if (outline === undefined) {
    throw new Error(`The page '${id}' is neither whole nor an outline: name it in prerender.tsx or in outlines.ts.`);
  }
  const { module, title, asks = '', describe } = outline;
  const isPublic = describe !== undefined;
  const findable = describe ?? describeFindable(id);
  const isFindable = findable !== undefined;
  return { path, words, beside, module, describe: findable ?? title, isPublic, isFindable, isOutline: true, asks };
}
