import { languages, type Language } from '@airline/contract';
import { buildPath } from '@airline/links';
import { siteSearch } from '@airline/mail-texts/site-search';

import { fillText } from '../../texts/fill-text.ts';
import { createSiteIndex, type FoundPlace, type SiteIndex, type SitePage } from './rules/index.ts';

/** The site's search, over the pages as they are now. */
export interface SiteSearch {
  readonly current: () => SiteIndex;
}

/** Makes the search of pages that may become others while the gateway runs: it is indexed anew when they do, and first when it is asked. */
export function createSiteSearch(pages: () => readonly SitePage[]): SiteSearch {
  let known: { readonly pages: readonly SitePage[]; readonly index: SiteIndex } | undefined;
  return {
    current() {
      const now = pages();
      if (known?.pages !== now) known = { pages: now, index: createSiteIndex(now, placeWords) };
      return known.index;
    },
  };
}

/** A search for flights with the destination filled in: the page asks for the rest. */
const flightsPath = buildPath('air-booking-flights');

const placeWords = Object.fromEntries(languages.map((language) => [language, wordsOfPlaces(language)])) as Record<
  Language,
  ReturnType<typeof wordsOfPlaces>
>;

function wordsOfPlaces(language: Language) {
  const { title, text, kind } = siteSearch[language].place;
  return {
    kind,
    title: ({ name }: FoundPlace) => fillText(title, { place: name }),
    text: ({ name, displayName }: FoundPlace) => fillText(text, { place: name, full: displayName }),
    address: ({ id }: FoundPlace) => `${flightsPath}?to=${id}`,
  };
}
