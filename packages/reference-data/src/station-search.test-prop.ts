import { propertyRuns } from '@tooling/config/property-runs';
import * as fc from 'fast-check';
import { directions, fillers } from './station-search-fillers.ts';
import { expect, test } from 'vitest';

import { airport } from './fixtures/station-entries.ts';
import { loyaltyStations } from './loyalty-stations.ts';
import { createStationSearch, type StationMatch } from './station-search.ts';
import { createTrie } from './station-search-trie.ts';
import { typosOf } from './station-search-typos.ts';
import { eachWord, endOfFolded, wordsOf } from './station-search-words.ts';

const offered = createStationSearch();
const all = createStationSearch(loyaltyStations, { includeInactive: true });

const names = loyaltyStations.flatMap(({ id, displayName, altSearchNames }) => [
  id,
  displayName,
  ...(altSearchNames ?? []),
]);

/** Anything a keyboard, a paste or a program can give, and names of the catalogue cut and put together. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) }),
  fc
    .array(fc.tuple(fc.constantFrom(...names), fc.nat(20), fc.nat(20)), { maxLength: 4 })
    .map((parts) => parts.map(([name, from, length]) => name.slice(from, from + length)).join(' ')),
);

function idsOf(query: string): string[] {
  return all.search(query, { limit: Infinity }).map(({ entry }) => entry.id);
}

function textOf({ entry }: StationMatch<string>, field: string, index: number | undefined): unknown {
  const value: unknown = Reflect.get(entry, field);
  return Array.isArray(value) && index !== undefined ? value[index] : value;
}

test('search never throws, keeps to its limit and never gives an entry twice', () => {
  fc.assert(
    fc.property(anyText, fc.oneof(fc.integer(), fc.double()), (query, limit) => {
      const found = all.search(query, { limit });
      expect(found.length).toBeLessThanOrEqual(limit >= 1 ? limit : 0);
      expect(new Set(found.map(({ entry }) => entry)).size).toBe(found.length);
    }),
    { numRuns: propertyRuns(500) },
  );
});

test('an inactive station is never given unless it is asked for', () => {
  fc.assert(
    fc.property(anyText, (query) => {
      const found = offered.search(query, { limit: Infinity });
      expect(found.every(({ entry }) => entry.isAirportGroup || entry.isActive)).toBe(true);
    }),
    { numRuns: propertyRuns(300) },
  );
});

test('every range lies in the text it names, has letters in it, and follows the one before', () => {
  fc.assert(
    fc.property(anyText, (query) => {
      for (const match of all.search(query)) {
        expect(match.matched.length).toBeGreaterThan(0);
        let last: StationMatch['matched'][number] | undefined;
        for (const range of match.matched) {
          const text = textOf(match, range.field, range.index);
          expect(typeof text).toBe('string');
          expect(range.end).toBeLessThanOrEqual(String(text).length);
          expect(wordsOf(String(text).slice(range.start, range.end)).length).toBeGreaterThan(0);
          const isSameText = last?.field === range.field && last.index === range.index;
          expect(range.start).toBeGreaterThanOrEqual(isSameText ? (last?.end ?? 0) : 0);
          last = range;
        }
      }
    }),
    { numRuns: propertyRuns(300) },
  );
});

test('the first answer to an exact code is that code, in any letter case, with spaces and dots', () => {
  for (const { id } of loyaltyStations) {
    for (const query of [id, id.toLowerCase(), ` ${id} `, id.split('').join('.')]) {
      expect(all.search(query, { limit: 1 })[0]?.entry.id).toBe(id);
    }
  }
});

test('every entry is found by its whole name, by each of its aliases, and by its words in any order', () => {
  const entries = fc.constantFrom(...loyaltyStations);
  fc.assert(
    fc.property(entries, fc.infiniteStream(fc.nat(99)), (entry, order) => {
      const words = entry.displayName.split(' ').filter((word) => wordsOf(word).length > 0);
      const shuffled = words
        .map((word) => ({ word, at: order.next().value ?? 0 }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ word }) => word);
      for (const query of [entry.displayName, shuffled.join(' '), ...(entry.altSearchNames ?? [])]) {
        expect(all.search(query, { limit: Infinity }).map((match) => match.entry)).toContain(entry);
      }
    }),
    { numRuns: propertyRuns(300) },
  );
});

test('letter case, accents and the form of accents make no difference', () => {
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.nat(12), (name, length) => {
      const query = name.slice(0, length + 1);
      const expected = idsOf(query);
      expect(idsOf(query.toLowerCase())).toEqual(expected);
      expect(idsOf(query.normalize('NFD'))).toEqual(expected);
      expect(idsOf(query.normalize('NFD').replaceAll(/\p{M}/gu, ''))).toEqual(expected);
    }),
  );
});

test('a longer query as it is typed never finds more, until it is read in another way', () => {
  const entries = loyaltyStations.filter((entry) => !entry.isAirportGroup);
  fc.assert(
    fc.property(fc.constantFrom(...entries), fc.integer({ min: 1, max: 12 }), ({ shortDisplayName }, length) => {
      const [word = ''] = wordsOf(shortDisplayName);
      expect(idsOf(word.slice(0, length + 1)).length).toBeLessThanOrEqual(idsOf(word.slice(0, length)).length);
    }),
  );
});

test('folding is settled: folded words fold to themselves, and a word between its offsets folds to the word', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const word of wordsOf(text)) expect(wordsOf(word).join('')).toBe(word);
      eachWord(text, 0, text.length, (word, start, end) => {
        expect(wordsOf(text.slice(start, end))).toEqual([word]);
        expect(endOfFolded(text, start, word.length)).toBe(end);
      });
    }),
    { numRuns: propertyRuns(500) },
  );
});

/** Optimal string alignment distance by the whole table, to compare with. */
function distance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, row) =>
    Array.from({ length: b.length + 1 }, (__, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  const at = (row: number, column: number) => table[row]?.[column] ?? 99;
  for (let row = 1; row <= a.length; row += 1) {
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const least = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
      );
      (table[row] ?? [])[column] = isSwapped ? Math.min(least, at(row - 2, column - 2) + 1) : least;
    }
  }
  return at(a.length, b.length);
}

test('typos are those that the whole table of distances tells', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 7 });
  fc.assert(
    fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 12 }), word, fc.nat(3), (words, typed, limit) => {
      const sorted = words.toSorted();
      const trie = createTrie(sorted);
      const best = sorted.map(() => Infinity);
      for (const { node, mistakes } of typosOf(trie, typed, limit)) {
        for (let at = trie.from[node] ?? 0; at < (trie.to[node] ?? 0); at += 1)
          best[at] = Math.min(best[at] ?? 0, mistakes);
      }
      const expected = sorted.map((candidate) => {
        const beginnings = Array.from({ length: candidate.length }, (_, at) => candidate.slice(0, at + 1));
        const least = Math.min(...beginnings.map((beginning) => distance(typed, beginning)));
        return least <= limit ? least : Infinity;
      });
      expect(best).toEqual(expected);
    }),
    { numRuns: propertyRuns(500) },
  );
});

test('typos are found in words as long as any that has them, in letters of every script', () => {
  // 'p' and '0' are one letter to the trie's sets of letters, and so are 'ñ' and 'q'.
  const word = fc.string({ unit: fc.constantFrom('p', '0', 'q', 'ñ', 'σ'), minLength: 20, maxLength: 32 });
  const cuts = fc.array(fc.tuple(fc.nat(31), fc.constantFrom('', 'p', 'σ', 'pq')), { maxLength: 4 });
  fc.assert(
    fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 4 }), cuts, fc.nat(3), (words, changes, limit) => {
      let typed = words[0] ?? '';
      for (const [at, letters] of changes) typed = (typed.slice(0, at) + letters + typed.slice(at + 1)).slice(0, 32);
      const trie = createTrie(words.toSorted());
      const found = typosOf(trie, typed, limit).map(({ mistakes }) => mistakes);
      const beginnings = words.flatMap((one) => Array.from(one, (_, at) => one.slice(0, at + 1)));
      const least = Math.min(...beginnings.map((beginning) => distance(typed, beginning)));
      expect(Math.min(...found)).toBe(least <= limit ? least : Infinity);
    }),
    { numRuns: propertyRuns(200) },
  );
});

test('two words find what each of them finds, and mark the texts that each of them marks', () => {
  // Of two words for the same letters one is marked alone.
  const spellings = ['st', 'saint', 'ft', 'fort', 'mt', 'mount'];
  const beginnings = fc
    .tuple(fc.constantFrom(...loyaltyStations), fc.nat(99), fc.nat(99), fc.nat(9), fc.nat(9))
    .map(([{ displayName }, first, second, ...lasts]) => {
      const words = wordsOf(displayName);
      return [first, second].map((at, order) => (words[at % words.length] ?? '').slice(0, (lasts[order] ?? 0) + 1));
    })
    .filter((typed) => typed.every((one) => spellings.every((spelling) => !spelling.startsWith(one))))
    // Words that tell no place may be left out.
    .filter((typed) => typed.every((one) => !fillers.has(one) && !directions.has(one)))
    .filter(([one = '', other = '']) => !one.startsWith(other) && !other.startsWith(one));
  const isOwn = ({ field }: { readonly field: string }) => !['parents', 'children', 'countryCode'].includes(field);
  const textsIn = (match: StationMatch<string> | undefined) =>
    (match?.matched ?? []).map(({ field, index }) => `${field} ${index ?? ''}`);
  fc.assert(
    fc.property(beginnings, ([one = '', other = '']) => {
      const [ofOne, ofOther, ofBoth] = [one, other, `${one} ${other}`].map(
        (query) => new Map(all.search(query, { limit: Infinity }).map((match) => [match.entry.id, match])),
      );
      const inBoth = [...(ofOne?.keys() ?? [])].filter((id) => ofOther?.has(id));
      expect(new Set(ofBoth?.keys())).toEqual(new Set(inBoth));
      for (const id of inBoth) {
        const each = [ofOne?.get(id), ofOther?.get(id)];
        if (!each.every((match) => match?.matched.every(isOwn))) continue;
        expect(new Set(textsIn(ofBoth?.get(id)))).toEqual(new Set(each.flatMap(textsIn)));
      }
    }),
    { numRuns: propertyRuns(200) },
  );
});

test('more weight never makes an entry come later', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 2, maxLength: 8 }), (weights) => {
      const entries = weights.map((weight, at) => airport(`A${at}`, 'Parma', { weight: String(weight) }));
      const found = createStationSearch(entries).search('parma');
      const inOrder = found.map(({ entry }) => Number(entry.weight));
      expect(inOrder).toEqual(inOrder.toSorted((a, b) => b - a));
    }),
  );
});
