import { compareWithLinks, placesElsewhere } from '@airline/app/test-support';
import { isPersonalPage } from '@airline/session';
import { expect, test } from 'vitest';

import { app } from './app.ts';
import { pages } from './routes.tsx';

test('every page is a link of this app, and every link of it has a page', () => {
  expect(compareWithLinks(app.surface, pages)).toEqual({ foreign: [], awaited: [] });
});

test('the app leads to its own pages alone', () => {
  expect(placesElsewhere(app)).toEqual([]);
});

test('the login says of every page that needs one that it does', () => {
  const unsaid = pages.filter(
    ({ needsLogin, path }) => needsLogin && !isPersonalPage(path.replace(':product', 'business')),
  );
  expect(unsaid.map(({ id }) => id)).toEqual([]);
});
