import { languages, type Language } from '@airline/contract';
import { buildPath } from '@airline/links';
import { siteSearch } from '@airline/mail-texts/site-search';

import { createBoundedCache } from '../../flights/search/rules/bounded-cache.ts';
import { fillText } from '../../texts/fill-text.ts';
import { createSiteIndex, type FoundPlace, type SiteIndex, type SitePage, type SiteQuestion } from './rules/index.ts';

/** The site's search, over the pages as they are now. */
export interface SiteSearch {
  readonly current: () => SiteIndex;
}

/** So many answers to beginnings are kept, of those asked for last. */
const keptSuggestions = 2_000;
/** A longer beginning is one person's own words: its answer is kept by nobody. */
const longestBeginning = 16;

/** Makes the search of pages that may become others while the gateway runs: it is indexed anew when they do, and first when it is asked. */
export function createSiteSearch(pages: () => readonly SitePage[]): SiteSearch {
  let known: { readonly pages: readonly SitePage[]; readonly index: SiteIndex } | undefined;
  return {
    current() {
      const now = pages();
      if (known?.pages !== now) known = { pages: now, index: rememberBeginnings(createSiteIndex(now, placeWords)) };
      return known.index;
    },
  };
}

/** Everybody types the same beginnings: their suggestions are worked out once. */
function rememberBeginnings(index: SiteIndex): SiteIndex {
  const suggest = createBoundedCache(keptSuggestions, (key: string) => index.suggest(JSON.parse(key) as SiteQuestion));
  return {
    search: index.search,
    suggest(question) {
      const { query, collection, language } = question;
      return query.length > longestBeginning
        ? index.suggest(question)
        : suggest(JSON.stringify({ query, collection, language }));
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
