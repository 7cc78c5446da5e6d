import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

import { apps } from '../journey.ts';
import { looks, pictureName } from './looks.ts';
import { otherStates, pagesOf } from './pages.ts';

test('every page of every app has its pictures, and no picture is without a page', () => {
  const pages = [...apps.flatMap(({ app }) => pagesOf(app)), ...otherStates];
  const wanted = pages.flatMap((name) => looks.map((look) => `${pictureName(name, look)}.jpg`));
  const drawn = readdirSync(join(import.meta.dirname, 'references'));
  expect({
    missing: wanted.filter((name) => !drawn.includes(name)),
    leftOver: drawn.filter((name) => !wanted.includes(name)),
  }).toEqual({ missing: [], leftOver: [] });
});
