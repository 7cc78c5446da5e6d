import { expect, test } from 'vitest';

import { clientCategories } from '@airline/client-config/client-categories';

import { isPersonCategory } from '../person-category.ts';
import { isMember } from './login-state.ts';

test('a member is one on the site and in the native app, and nobody else is', () => {
  const person = { subject: 'ana', sessionId: 's1', authenticatedAt: 1 };
  const members = clientCategories
    .filter(isPersonCategory)
    .filter((category) => isMember({ kind: 'authenticated', person: { ...person, category } }));
  expect(members).toEqual(['member', 'mobileMember']);
  expect(isMember({ kind: 'unknown' })).toBe(false);
  expect(isMember({ kind: 'anonymous' })).toBe(false);
});
