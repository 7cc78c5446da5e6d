import { expect, test } from 'vitest';

import { crashCause } from './crash-cause.ts';

test.each([
  'Failed to fetch dynamically imported module: https://www.example.com/static/traveller/assets/a.js',
  'error loading dynamically imported module: https://www.example.com/a.js',
  'Importing a module script failed.',
])('a chunk that is gone means a new version, or no connection: %s', (message) => {
  expect(crashCause(new TypeError(message), true)).toBe('newVersion');
  expect(crashCause(new TypeError(message), false)).toBe('offline');
});

test.each([
  ['no connection', 'offline'],
  ['503', 'offline'],
  ['style', 'offline'],
  ['404', 'newVersion'],
])('a chunk that could not be fetched (%s) means %s', (why, cause) => {
  const error = new TypeError(`Failed to fetch dynamically imported module (${why}): https://www.example.com/a.js`);
  expect(crashCause(error, true)).toBe(cause);
});

test.each([new TypeError('x is undefined'), 'Failed to fetch dynamically imported module', undefined])(
  'anything else is a defect of ours, online or not: %s',
  (error) => {
    expect(crashCause(error, true)).toBe('defect');
    expect(crashCause(error, false)).toBe('defect');
  },
);
