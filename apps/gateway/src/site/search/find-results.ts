import { searchPageSize, type Language, type SearchCollection, type SearchResults } from '@airline/contract';

import type { SiteIndex } from './rules/index.ts';

/** What somebody searches for, and which of the results they want to see. */
export interface ResultsQuestion {
  readonly query: string;
  /** As it was typed. */
  readonly originalQuery: string;
  readonly collection: SearchCollection;
  readonly profile: string;
  readonly language: Language;
  /** How many results a page has. */
  readonly numRanks: number;
  /** The rank of the first result, from 1. */
  readonly startRank: number;
}

const highestScore = 1_000;

/** Reads how many results a page has, and where it begins, with their defaults. */
export function readRanks(parameters: {
  readonly num_ranks?: string | undefined;
  readonly start_rank?: string | undefined;
}) {
  return {
    numRanks: Math.min(searchPageSize.most, Number(parameters.num_ranks ?? searchPageSize.byDefault)),
    startRank: Number(parameters.start_rank ?? 1),
  };
}

/** Searches, and gives a page of results as Funnelback's format has them. */
export function findResults(index: SiteIndex, question: ResultsQuestion): SearchResults {
  const { query, originalQuery, collection, profile, numRanks, startRank } = question;
  const { found, processed, correction } = index.search(question);
  const shown = found.slice(startRank - 1, startRank - 1 + numRanks);
  const currEnd = shown.length === 0 ? 0 : startRank + shown.length - 1;
  const fullyMatching = found.filter(({ isWhole }) => isWhole).length;
  return {
    question: { originalQuery, query, collection: { id: collection }, profile },
    response: {
      resultPacket: {
        query,
        queryAsProcessed: processed,
        resultsSummary: {
          fullyMatching,
          partiallyMatching: found.length - fullyMatching,
          totalMatching: found.length,
          numRanks,
          currStart: shown.length === 0 ? 0 : startRank,
          currEnd,
          prevStart: startRank > 1 ? Math.max(1, startRank - numRanks) : null,
          nextStart: currEnd > 0 && currEnd < found.length ? currEnd + 1 : null,
        },
        spell:
          correction === undefined
            ? null
            : {
                text: correction,
                url: `?${new URLSearchParams({ collection, profile, query: correction }).toString()}`,
              },
        results: shown.map(({ collection: of, address, title, summary, within, relevance }, position) => ({
          rank: startRank + position,
          score: Math.round(relevance * highestScore),
          title: title.text,
          collection: of,
          liveUrl: address,
          summary: summary.text,
          metaData: { within: [...within], titleMarks: title.marks, summaryMarks: summary.marks },
        })),
      },
    },
    error: null,
  };
}
