import { readFileSync } from 'node:fs';

import type { LoyaltyStation } from '../src/loyalty-stations.ts';
import type { Search } from './engines.ts';

/** A query, what kind of query it is, and the entries any of which is the answer; none where it names no place of ours. */
export interface Label {
  readonly query: string;
  readonly kind: string;
  readonly expect: readonly string[];
}

/** Reads a file of labelled queries that stands beside this one. */
export function readLabels(file: string): readonly Label[] {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Label[];
}

/**
 * Adds to each label the entries that the query names to the letter: by code, by the city or the region as a whole, by
 * the airport's own name, or, up to three letters, by the beginning of the city.
 *
 * In a catalogue of the whole world there is a Texas in Queensland, and who types `texas` may mean it.
 */
export function withNamesakes(labels: readonly Label[], entries: readonly LoyaltyStation<string>[]): readonly Label[] {
  const folded = entries.map((entry) => {
    const own = entry.isAirportGroup
      ? []
      : [entry.stateFederalUnit, entry.stationName, ...entry.cityServed.split(', ')];
    const names = [entry.id, entry.shortDisplayName, ...own, ...(entry.altSearchNames ?? [])].map(fold);
    return { id: entry.id, names, beginnings: [fold(entry.shortDisplayName), fold(entry.id)] };
  });
  return labels.map((label) => {
    const query = fold(label.query);
    const isShort = query.length <= 3;
    const namesakes = folded.filter(
      ({ names, beginnings }) =>
        names.includes(query) || (isShort && beginnings.some((beginning) => beginning.startsWith(query))),
    );
    return { ...label, expect: [...new Set([...label.expect, ...namesakes.map(({ id }) => id)])] };
  });
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}.'’ʻ]/gu, '')
    .toLowerCase();
}

export interface Quality {
  /** Share of the queries whose answer is among the first five, in percent. */
  readonly recallAt5: number;
  /** Mean of 1 / rank of the first right answer among the first eight, 0 when there is none. */
  readonly meanReciprocalRank: number;
  readonly missed: readonly string[];
}

/** Judges an engine by labelled queries. */
export function judge(search: Search, labels: readonly Label[]): Quality {
  let found = 0;
  let ranks = 0;
  const missed: string[] = [];
  for (const { query, expect } of labels) {
    const ids = search(query);
    const isNowhere = expect.length === 0 && ids.length === 0;
    const at = isNowhere ? 0 : ids.findIndex((id) => expect.includes(id));
    if (at >= 0 && at < 5) found += 1;
    else missed.push(query);
    if (at >= 0) ranks += 1 / (at + 1);
  }
  return { recallAt5: (100 * found) / labels.length, meanReciprocalRank: ranks / labels.length, missed };
}
