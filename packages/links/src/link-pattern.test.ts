import { expect, test } from 'vitest';

import { type Link, links } from './catalogue.ts';
import { linkPatterns } from './link-pattern.ts';

function isFixedPair({ path }: Link): boolean {
  return /^\/[^/:]+\/[^/:]+\/?$/.test(path);
}

test('at the first segment in which two links of a length differ, a fixed one goes before a parameter', () => {
  const shapes = linkPatterns().map(({ segments }) => segments.map((segment) => segment.startsWith(':')));
  for (const [index, shape] of shapes.entries()) {
    for (const later of shapes.slice(index + 1).filter((other) => other.length === shape.length)) {
      const difference = shape.findIndex((isParameter, at) => isParameter !== later[at]);
      expect(difference === -1 || later[difference]).toBe(true);
    }
  }
});

test('keeps the order of the catalogue among equals, and every link', () => {
  const sorted = linkPatterns().map(({ link }) => link);
  expect(sorted).toHaveLength(links.length);
  expect(sorted.filter(isFixedPair)).toEqual(links.filter(isFixedPair));
});
