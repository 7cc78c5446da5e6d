import { compareWithLinks, placesElsewhere } from '@airline/app/test-support';
import { webviewBase } from '@airline/links';
import { isPersonalPage } from '@airline/session';
import { expect, test } from 'vitest';

import { app } from './app.ts';
import { pages } from './routes.tsx';

test('every page is a link of this app, and every link that the native app may open has a page', () => {
  expect(compareWithLinks(app.surface, pages)).toEqual({ foreign: [], awaited: [] });
});

test('every page stands below the folder of the bundle, at an address of its own', () => {
  const paths = pages.map(({ path }) => path);
  expect(paths.filter((path) => !path.startsWith(`${webviewBase}/`))).toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);
});

test('the app leads to its own pages alone', () => {
  expect(placesElsewhere(app)).toEqual([]);
});

test('the login says of every page that needs one that it does', () => {
  const unsaid = pages.filter(({ needsLogin, path }) => needsLogin && !isPersonalPage(path));
  expect(unsaid.map(({ id }) => id)).toEqual([]);
});
