import { describe, expect, test } from 'vitest';

import { getLink, type Link, links } from './catalogue.ts';
import { linkPatterns, matchSegments, specificity } from './link-pattern.ts';

function isFixedPair({ path }: Link): boolean {
  return /^\/[^/:]+\/[^/:]+\/?$/.test(path);
}

describe('the order in which links are tried', () => {
  test.each([
    [
      ['a', 'b', ':x'],
      ['a', ':x', 'b'],
    ],
    [
      ['a', ':x', 'b'],
      ['a', ':x', ':y'],
    ],
    [
      ['a', ':x', ':y'],
      [':x', 'b', 'c'],
    ],
    [
      ['a', ':x'],
      [':x', 'b'],
    ],
    [['a'], [':x']],
  ])('puts %j before %j', (specific, vague) => {
    expect(specificity(specific)).toBeLessThan(specificity(vague));
  });

  test('is by that rank, and the catalogue’s own among equals', () => {
    const ranks = linkPatterns().map(({ segments }) => specificity(segments));
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    expect(specificity(['a', 'b'])).toBe(specificity(['c']));
    const sorted = linkPatterns().map(({ link }) => link);
    expect(sorted).toHaveLength(links.length);
    expect(sorted.filter(isFixedPair)).toEqual(links.filter(isFixedPair));
  });
});

test('an address that is shorter or longer than the pattern is another page', () => {
  const promotion = { link: getLink('my-account-promotion-detail'), segments: ['promotions', ':promotionId'] };
  expect(matchSegments(promotion, ['promotions', 'x'])).toEqual({ promotionId: 'x' });
  expect(matchSegments(promotion, ['promotions'])).toBeUndefined();
  expect(matchSegments(promotion, [])).toBeUndefined();
  expect(matchSegments(promotion, ['promotions', 'x', 'y'])).toBeUndefined();
});

test('a segment that is written like a parameter is a value of it, if at all', () => {
  const promotion = { link: getLink('my-account-promotion-detail'), segments: ['promotions', ':promotionId'] };
  expect(matchSegments(promotion, ['promotions', ':promotionId'])).toEqual({ promotionId: ':promotionId' });
  expect(matchSegments({ ...promotion, segments: [':product'] }, [':product'])).toBeUndefined();
});
