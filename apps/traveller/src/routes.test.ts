import { getLink, links } from '@airline/links';
import { createInstance } from 'i18next';
import type { RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';

import { createRoutes } from './routes.tsx';

/** The ledger's rows whose pages this app does not have yet. A row leaves the list with its last page. */
const awaitedRows: readonly string[] = ['C3', 'R4', 'R5', 'R6', 'R7', 'R8', 'R11', 'U9'];

function flatten(tree: readonly RouteObject[]): readonly RouteObject[] {
  return tree.flatMap((route) => [route, ...flatten(route.children ?? [])]);
}

const pages = flatten(createRoutes(createInstance())).filter(({ path }) => path !== undefined && path !== '*');
const routed = new Set(pages.map(({ id }) => id ?? ''));

test('every page is a link of this app, at the link’s own path', () => {
  expect(routed.size).toBeGreaterThan(0);
  for (const id of routed) expect(getLink(id)?.surfaces).toContain('traveller');
  for (const { id, path } of pages) expect(path).toBe(getLink(id)?.path);
});

test('every link of this app has a page, or waits for a row of the ledger that is named here', () => {
  const waiting = links.filter(({ id, surfaces }) => surfaces.includes('traveller') && !routed.has(id));
  expect([...new Set(waiting.map(({ ledger }) => ledger))].toSorted(byName)).toEqual(awaitedRows.toSorted(byName));
});

function byName(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}
