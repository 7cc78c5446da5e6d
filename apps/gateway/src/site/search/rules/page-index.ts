import type { Language } from '@airline/contract';
import MiniSearch, { type SearchResult as Hit } from 'minisearch';

import { foldedWordsOf } from './fold-text.ts';
import { parseSearch, type SearchTerm } from './parse-search.ts';
import { readLinkNames } from './read-link-names.ts';
import { readPage, type SiteEntry, type SitePage } from './read-page.ts';
import { searchWords } from './search-words.ts';
import { createSpelling } from './spelling.ts';
import { stemWord } from './stem-word.ts';

/** An entry that a query found. */
export interface FoundEntry {
  readonly entry: SiteEntry;
  /** Above 0; compared with the others of one answer alone. */
  readonly score: number;
  /** Whether every word of the query was found in it. */
  readonly isWhole: boolean;
  /** Stems of its words that were found. */
  readonly stems: ReadonlySet<string>;
}

/** What there is to read and to do on the site, in one language. */
export interface PageIndex {
  /** Finds entries that have words of the query, or what means the same; the best first. */
  readonly search: (terms: readonly SearchTerm[]) => readonly FoundEntry[];
  /** Finds entries whose titles begin to say what was typed: the last word may be unfinished. */
  readonly suggest: (terms: readonly SearchTerm[]) => readonly FoundEntry[];
  /** Reads a query with the nearest known words in the place of unknown ones; `undefined` where all are known. */
  readonly correct: (query: string) => string | undefined;
}

const fields = ['title', 'names', 'within', 'text'] as const;
const boosts = { title: 4, names: 2.5, within: 1.5, text: 1 } as const;
/** How much what means the same counts beside the word itself: all of it together, in many words or in one. */
const alikeWeight = 0.9;
/** How much more a word counts that stands in a text just as it was asked for. */
const exactWeight = 0.5;
/** A result this far below the best one is about something else. */
const leastOfBest = 0.08;

/** Indexes the pages of a language. */
export function createPageIndex(language: Language, allPages: readonly SitePage[]): PageIndex {
  const pages = allPages.filter((page) => page.language === language);
  const names = readLinkNames(pages);
  const entries = pages.flatMap((page) => readPage(page));
  const { ignored } = searchWords[language];
  const stems = new Set<string>();
  const toTerms = (text: string): string[] =>
    foldedWordsOf(text).flatMap((word) => (ignored.has(word) ? [] : [stemWord(word, language), toExact(word)]));
  const index = new MiniSearch<Readonly<Record<(typeof fields)[number], string>> & { readonly id: number }>({
    fields: [...fields],
    tokenize: toTerms,
    processTerm: (term) => {
      stems.add(term);
      return term;
    },
  });
  index.addAll(
    entries.map(({ title, within, text, address }, id) => ({
      id,
      title,
      // What links call a section is said once, by its heading, and not by each question in it.
      names: within.length < 2 ? (names.get(address) ?? '') : '',
      within: within.join(' · '),
      text,
    })),
  );
  const spelling = createSpelling([
    ...entries.flatMap(({ title, text }) => [title, text]),
    ...searchWords[language].groups.flat(2),
  ]);

  function find(terms: readonly SearchTerm[], isUnfinished: boolean): readonly FoundEntry[] {
    if (terms.length === 0) return [];
    const weights = new Map<string, number>();
    for (const { alike } of terms) {
      for (const stem of alike) weights.set(stem, alikeWeight / Math.sqrt(alike.size + 1));
    }
    for (const { stem, word } of terms) weights.set(stem, 1).set(toExact(word), exactWeight);
    const last = terms.at(-1)?.stem;
    const own = new Set(terms.map(({ stem }) => stem));
    const hits = index.search([...weights.keys()].join(' '), {
      tokenize: (text) => text.split(' '),
      processTerm: (term) => term,
      combineWith: 'OR',
      fields: isUnfinished ? ['title', 'names', 'within'] : [...fields],
      boost: boosts,
      boostTerm: (term) => weights.get(term) ?? 1,
      prefix: (term) => (isUnfinished && term === last) || (own.has(term) && term.length > 3 && !stems.has(term)),
      fuzzy: (term) => (own.has(term) && term.length > 3 && !stems.has(term) ? (term.length > 6 ? 2 : 1) : false),
      weights: { fuzzy: 0.4, prefix: 0.5 },
    });
    const found = hits.map((hit) => toFound(hit, terms, entries));
    const best = Math.max(0, ...found.map(({ score }) => score));
    return found
      .filter(({ score, isWhole }) => score >= best * leastOfBest && (isWhole || !isUnfinished))
      .toSorted((a, b) => b.score - a.score);
  }

  return {
    search: (terms) => find(terms, false),
    suggest: (terms) => find(terms, true),
    correct(query) {
      const unknown = parseSearch(query, language).filter(({ stem, alike }) => !stems.has(stem) && alike.size === 0);
      const corrections = new Map(unknown.flatMap(({ word }) => toPair(word, spelling.correct(word))));
      if (corrections.size === 0) return undefined;
      return query.replaceAll(/[\p{L}\p{M}\p{N}]+/gu, (word) => {
        const [folded = ''] = foldedWordsOf(word);
        return corrections.get(folded) ?? word;
      });
    },
  };
}

/** Names a word as it is written, beside its stem: no stem has the sign. */
function toExact(word: string): string {
  return `=${word}`;
}

function toPair(word: string, corrected: string | undefined): (readonly [string, string])[] {
  return corrected === undefined ? [] : [[word, corrected]];
}

function toFound(hit: Hit, terms: readonly SearchTerm[], entries: readonly SiteEntry[]): FoundEntry {
  const asked = new Set(hit.queryTerms);
  const met = terms.filter(({ stem, alike }) => asked.has(stem) || [...alike].some((other) => asked.has(other))).length;
  return {
    entry: entries[hit.id as number] as SiteEntry,
    score: hit.score * (met / terms.length),
    isWhole: met === terms.length,
    stems: new Set(hit.terms),
  };
}
