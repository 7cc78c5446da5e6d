import { compareWithLinks, placesElsewhere } from '@airline/app/test-support';
import type { LinkId } from '@airline/links';
import { isPersonalPage } from '@airline/session';
import { expect, test } from 'vitest';

import { app } from './app.ts';
import { pages } from './routes.tsx';

/** The links whose pages this app does not have yet. */
const awaitedLinks: readonly LinkId[] = ['car-booking', 'car-cancel'];

test('every page is a link of this app, and every link of it has a page or is named here as one to come', () => {
  expect(compareWithLinks(app.surface, pages)).toEqual({ foreign: [], awaited: awaitedLinks });
});

test('the app leads to its own pages alone', () => {
  expect(placesElsewhere(app)).toEqual([]);
});

test('the login says of every page that needs one that it does', () => {
  const unsaid = pages.filter(({ needsLogin, path }) => needsLogin && !isPersonalPage(path));
  expect(unsaid.map(({ id }) => id)).toEqual([]);
});
