import { expect, test } from 'vitest';

import { joinShared, type SharedModules } from './join-shared.ts';

const nothing = (): readonly string[] => [];

function shared(id: string, users: string, bytes: number, hasStyles = false): SharedModules {
  return { ids: [id], users: new Set(users), bytes, hasStyles };
}

function joined(sets: readonly SharedModules[], importsOf: (id: string) => readonly string[] = nothing): string[] {
  return joinShared(sets, importsOf)
    .map((ids) => ids.toSorted().join(' '))
    .toSorted();
}

test('what the same pages use is joined, however large it is', () => {
  expect(joined([shared('a', 'pq', 90_000), shared('b', 'pq', 90_000)])).toEqual(['a b']);
});

test('what no page uses together stays apart, however small it is', () => {
  expect(joined([shared('a', 'pq', 10), shared('b', 'rs', 10)])).toEqual(['a', 'b']);
});

test('a page more receives in vain what is smaller than the request that the others save, and no more', () => {
  // `p` and `q` save a request of 3,300 bytes each; `r` receives `a` in vain.
  expect(joined([shared('a', 'pq', 6_500), shared('b', 'pqr', 50_000)])).toEqual(['a b']);
  expect(joined([shared('a', 'pq', 6_700), shared('b', 'pqr', 50_000)])).toEqual(['a', 'b']);
});

test('two stylesheets are a second request that is saved', () => {
  const sets = (hasStyles: boolean) => [shared('a', 'pq', 6_700, true), shared('b', 'pqr', 50_000, hasStyles)];
  expect(joined(sets(false))).toEqual(['a', 'b']);
  expect(joined(sets(true))).toEqual(['a b']);
});

test('no two are joined that a third stands between: it would import them and be imported by them', () => {
  const sets = [shared('a', 'pq', 100), shared('between', 'rs', 90_000), shared('b', 'pq', 100)];
  expect(joined(sets)).toEqual(['a b', 'between']);
  const imports: Record<string, readonly string[]> = { a: ['between', 'b'], between: ['b'] };
  expect(joined(sets, (id) => imports[id] ?? [])).toEqual(['a', 'b', 'between']);
});

test('what is joined brings what it imports: where that is much, it stays apart', () => {
  // `r` uses `b` alone, and would receive by way of `a` what that imports.
  const sets = (bytes: number) => [shared('a', 'pq', 100), shared('b', 'pqr', 100), shared('library', 'pqs', bytes)];
  const imports = (id: string): readonly string[] => (id === 'a' ? ['library'] : []);
  expect(joined(sets(20_000), imports)).toEqual(['a library', 'b']);
  expect(joined(sets(100), imports)).toEqual(['a b library']);
});

test('the best two are joined first', () => {
  // `b` saves three requests with `c`, two with `a`; all three together would send `a` to `r` in vain.
  expect(joined([shared('a', 'pq', 9_000), shared('b', 'pqr', 100), shared('c', 'pqr', 100)])).toEqual(['a', 'b c']);
});
