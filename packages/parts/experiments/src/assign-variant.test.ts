import { expect, test } from 'vitest';

import { isInAudience } from './assign-variant.ts';

test.each([
  ['everybody', {}, { loginState: 'anonymous' }, true],
  ['who is logged in, of nobody', { loginState: ['loggedIn'] }, { loginState: 'anonymous' }, false],
  ['either tier', { tierStatus: ['gold', 'silver'] }, { loginState: 'loggedIn', tierStatus: 'silver' }, true],
  ['a tier, of who has none', { tierStatus: ['gold'] }, { loginState: 'loggedIn' }, false],
  [
    'all attributes at once',
    { loginState: ['loggedIn'], tierStatus: ['gold'] },
    { loginState: 'loggedIn', tierStatus: 'silver' },
    false,
  ],
] as const)('an experiment is for %s', (_, audience, person, expected) => {
  const wanted = { ...audience, ...('tierStatus' in audience ? { tierStatus: [...audience.tierStatus] } : {}) };
  expect(isInAudience(wanted as Parameters<typeof isInAudience>[0], person)).toBe(expected);
});
