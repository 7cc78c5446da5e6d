import uFuzzy from '@leeoniya/ufuzzy';
import { defaultFilter } from 'cmdk';
import { Index } from 'flexsearch';
import * as fuzzysort from 'fuzzysort';
import { matchSorter } from 'match-sorter';
import MiniSearch from 'minisearch';

import type { LoyaltyStation } from '../src/loyalty-stations.ts';
import { createStationSearch } from '../src/station-search.ts';

/** Gives the ids of the first eight answers to a query. */
export type Search = (query: string) => readonly string[];

export interface Engine {
  readonly name: string;
  /** What a browser would import, to be measured by bundling it. */
  readonly bundle: string | undefined;
  readonly build: (entries: readonly LoyaltyStation<string>[]) => Search;
}

/** The same texts for every peer, folded for it, since none of them folds accents and apostrophes as we do. */
interface Document {
  readonly id: string;
  readonly name: string;
  readonly detail: string;
  readonly aliases: string;
}

const limit = 8;

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}.'’ʻ]/gu, '')
    .toLowerCase();
}

/** Active first, then by weight: engines that keep the order of equal matches show the best-known station first. */
function documentsOf(entries: readonly LoyaltyStation<string>[]): Document[] {
  return entries
    .toSorted((a, b) => Number(isActive(b)) - Number(isActive(a)) || Number(b.weight) - Number(a.weight))
    .map((entry) => ({
      id: entry.id,
      name: fold(entry.displayName),
      detail: fold(entry.isAirportGroup ? entry.airportsListName : `${entry.stationName}, ${entry.cityServed}`),
      aliases: fold((entry.altSearchNames ?? []).join(', ')),
    }));
}

function isActive(entry: LoyaltyStation<string>): boolean {
  return entry.isAirportGroup || entry.isActive;
}

const ours: Engine = {
  name: 'station-search',
  bundle: undefined,
  build(entries) {
    const { search } = createStationSearch(entries, { includeInactive: true });
    search('');
    return (query) => search(query).map(({ entry }) => entry.id);
  },
};

const prefixMap: Engine = {
  name: 'prefix map',
  bundle: undefined,
  build(entries) {
    const byPrefix = new Map<string, string[]>();
    for (const { id, name, detail, aliases } of documentsOf(entries)) {
      const prefixes = new Set<string>();
      for (const text of [id.toLowerCase(), name, ...`${detail}, ${aliases}`.split(', ')]) {
        const words = text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
        for (const phrase of [words.join(' '), ...words]) {
          for (let length = 1; length <= phrase.length; length += 1) prefixes.add(phrase.slice(0, length));
        }
      }
      for (const prefix of prefixes) {
        const ids = byPrefix.get(prefix);
        if (ids) ids.push(id);
        else byPrefix.set(prefix, [id]);
      }
    }
    return (query) => byPrefix.get(fold(query))?.slice(0, limit) ?? [];
  },
};

const miniSearch: Engine = {
  name: 'minisearch',
  bundle: `export { default } from 'minisearch'`,
  build(entries) {
    const index = new MiniSearch<Document>({ fields: ['id', 'name', 'detail', 'aliases'], processTerm: fold });
    index.addAll(documentsOf(entries));
    const options = { prefix: true, fuzzy: 0.2, combineWith: 'AND', boost: { id: 4, name: 3, detail: 2 } } as const;
    return (query) =>
      index
        .search(query, options)
        .slice(0, limit)
        .map(({ id }: { readonly id: string }) => id);
  },
};

/** `IntraMode.SingleError`: a constant enum, which has no value at run time. */
const oneMistakeATerm = JSON.parse('{"intraMode":1}') as uFuzzy.Options;

const microFuzzy: Engine = {
  name: 'uFuzzy',
  bundle: `export { default } from '@leeoniya/ufuzzy'`,
  build(entries) {
    const documents = documentsOf(entries);
    const haystack = documents.map(({ name, detail, aliases }) => `${name}, ${detail}, ${aliases}`);
    const fuzzy = new uFuzzy(oneMistakeATerm);
    return (query) => {
      const [places, info, order] = fuzzy.search(haystack, fold(query), 1);
      const found = info && order ? order.map((at) => info.idx[at] ?? 0) : (places ?? []);
      return found.slice(0, limit).map((place) => documents[place]?.id ?? '');
    };
  },
};

const fuzzySort: Engine = {
  name: 'fuzzysort',
  bundle: `export { go, snapshot } from 'fuzzysort'`,
  build(entries) {
    const targets = fuzzysort.snapshot(documentsOf(entries), { keys: ['id', 'name', 'detail', 'aliases'] });
    return (query) => fuzzysort.go(fold(query), targets, { limit }).map(({ obj }) => obj.id);
  },
};

const flexSearch: Engine = {
  name: 'flexsearch',
  bundle: `export { Index } from 'flexsearch'`,
  build(entries) {
    const index = new Index({ tokenize: 'forward', encoder: 'LatinBalance' });
    const documents = documentsOf(entries);
    for (const [at, { name, detail, aliases }] of documents.entries()) index.add(at, `${name} ${detail} ${aliases}`);
    return (query) => index.search(fold(query), { limit, suggest: true }).map((at) => documents[Number(at)]?.id ?? '');
  },
};

const matchSort: Engine = {
  name: 'match-sorter',
  bundle: `export { matchSorter } from 'match-sorter'`,
  build(entries) {
    const documents = documentsOf(entries);
    const options = { keys: ['id', 'name', 'detail', 'aliases'], baseSort: () => 0 };
    return (query) =>
      matchSorter(documents, fold(query), options)
        .slice(0, limit)
        .map(({ id }) => id);
  },
};

const commandScore: Engine = {
  name: 'cmdk score',
  bundle: `export { defaultFilter } from 'cmdk'`,
  build(entries) {
    const documents = documentsOf(entries).map(({ id, name, detail, aliases }) => ({
      id,
      name,
      keywords: [id.toLowerCase(), detail, aliases],
    }));
    return (query) => {
      const typed = fold(query);
      return documents
        .map(({ id, name, keywords }) => ({ id, score: defaultFilter(name, typed, keywords) }))
        .filter(({ score }) => score > 0)
        .toSorted((a, b) => b.score - a.score)
        .slice(0, limit)
        .map(({ id }) => id);
    };
  },
};

/** Ours, and what other teams would take in its place. */
export const engines: readonly Engine[] = [
  ours,
  prefixMap,
  flexSearch,
  fuzzySort,
  microFuzzy,
  miniSearch,
  matchSort,
  commandScore,
];
