import type { Language, SearchCollection } from '@airline/contract';

import { foldedWordsOf } from './fold-text.ts';
import { excerptOf, markText, type MarkedText } from './excerpt.ts';
import { createPageIndex, type FoundEntry, type PageIndex } from './page-index.ts';
import { parseSearch } from './parse-search.ts';
import { createPlaceIndex, type FoundPlace } from './place-index.ts';
import type { SitePage } from './read-page.ts';

/** What is said of a place that is found, and where it leads. */
export interface PlaceWords {
  readonly title: (place: FoundPlace) => string;
  readonly text: (place: FoundPlace) => string;
  readonly address: (place: FoundPlace) => string;
  /** What places are called together. */
  readonly kind: string;
}

/** What a search answers with. */
export interface SiteFound {
  readonly collection: Exclude<SearchCollection, 'site'>;
  readonly address: string;
  readonly title: MarkedText;
  readonly summary: MarkedText;
  readonly within: readonly string[];
  /** From 0 to 1, compared with the first result. */
  readonly relevance: number;
  readonly isWhole: boolean;
}

/** What can be suggested of what was typed. */
export interface SiteSuggestion {
  readonly title: string;
  readonly address: string;
  /** What it belongs to, in words. */
  readonly kind: string;
  /** From 0 to 1. */
  readonly relevance: number;
}

export interface SiteQuestion {
  readonly query: string;
  readonly collection: SearchCollection;
  readonly language: Language;
}

export interface SiteAnswer {
  readonly found: readonly SiteFound[];
  /** The words that counted, as they were looked for. */
  readonly processed: string;
  /** The query with the nearest known words, where some are unknown. */
  readonly correction: string | undefined;
}

/** The whole site as it can be searched, in both languages. */
export interface SiteIndex {
  readonly search: (question: SiteQuestion) => SiteAnswer;
  readonly suggest: (question: SiteQuestion) => readonly SiteSuggestion[];
}

/** Indexes the pages of the site and the places that are flown to. */
export function createSiteIndex(
  pages: readonly SitePage[],
  placeWords: Readonly<Record<Language, PlaceWords>>,
): SiteIndex {
  const indexes: Readonly<Record<Language, PageIndex>> = {
    es: createPageIndex('es', pages),
    en: createPageIndex('en', pages),
  };
  const places = createPlaceIndex();

  return {
    search({ query, collection, language }) {
      const words = placeWords[language];
      const terms = parseSearch(query, language);
      const inPages = collection === 'places' ? [] : ofCollection(indexes[language].search(terms), collection);
      const mayBePlaces = collection === 'places' || collection === 'site';
      const named = mayBePlaces ? places.search(query, language, { isUnfinished: false }) : [];
      const isAnswered = named.length > 0 || inPages.some(({ isWhole }) => isWhole);
      const guessed = mayBePlaces && !isAnswered ? places.guess(query, language) : [];
      const best = inPages[0]?.score ?? 1;
      const toFlights = (place: FoundPlace, relevance: number): SiteFound => ({
        collection: 'places',
        address: words.address(place),
        title: markText(words.title(place), new Set(), language),
        summary: markText(words.text(place), new Set(), language),
        within: [],
        relevance,
        isWhole: relevance === 1,
      });
      return {
        found: [
          ...named.map((place) => toFlights(place, 1)),
          ...inPages.map((each) => toSiteFound(each, language, best)),
          ...guessed.map((place) => toFlights(place, inPages.length === 0 ? 0.5 : 0.05)),
        ],
        processed: terms.map(({ word }) => word).join(' '),
        // The name of a place is no mistake.
        correction: named.length > 0 ? undefined : indexes[language].correct(query),
      };
    },
    suggest({ query, collection, language }) {
      const words = placeWords[language];
      const terms = parseSearch(query, language, { isUnfinished: true });
      const inPages = collection === 'places' ? [] : ofCollection(indexes[language].suggest(terms), collection);
      const named =
        collection === 'places' || collection === 'site' ? places.search(query, language, { isUnfinished: true }) : [];
      const best = inPages[0]?.score ?? 1;
      const suggestions = [
        ...inPages.map(({ entry, score }) => ({
          title: entry.title,
          address: entry.address,
          kind: entry.within[0] ?? entry.title,
          relevance: score / best,
        })),
        ...named.map((place, position) => ({
          title: words.title(place),
          address: words.address(place),
          kind: words.kind,
          // A place by its own name, then one that is known for something else: a suburb, an island.
          relevance: (isCalled(place, query) ? 1 : 0.5) - position / 20,
        })),
      ];
      return [...new Map(suggestions.toReversed().map((one) => [one.title, one])).values()].toSorted(
        (a, b) => b.relevance - a.relevance,
      );
    },
  };
}

function isCalled({ name }: FoundPlace, query: string): boolean {
  const last = foldedWordsOf(query).at(-1) ?? '';
  return foldedWordsOf(name).some((word) => word.startsWith(last));
}

function ofCollection(found: readonly FoundEntry[], collection: SearchCollection): readonly FoundEntry[] {
  return collection === 'site' ? found : found.filter(({ entry }) => entry.collection === collection);
}

function toSiteFound({ entry, score, isWhole, stems }: FoundEntry, language: Language, best: number): SiteFound {
  return {
    collection: entry.collection,
    address: entry.address,
    title: markText(entry.title, stems, language),
    summary: excerptOf(entry.text, stems, language),
    within: entry.within,
    relevance: score / best,
    isWhole,
  };
}
