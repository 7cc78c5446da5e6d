import { expect, test } from 'vitest';

import { linkFragmentOf } from './link-token.ts';

const token = 'q3J0bXhQm1V0a5dYyT2cR8fL6wN4sH9kZ7eP1uC3vBo';

test.each([
  [`#${token}`, { kind: 'token', token }],
  [token, { kind: 'token', token }],
  [`#${token}x`, { kind: 'broken' }],
  [`#${token.slice(0, 40)}`, { kind: 'broken' }],
  ['', undefined],
  ['#main', undefined],
  ['#_r_1_-securityAnswer', undefined],
  [`#${token}?`, undefined],
])('the fragment %j is %j', (hash, fragment) => {
  expect(linkFragmentOf(hash)).toEqual(fragment);
});
