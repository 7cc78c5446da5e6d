import { buildPath } from '@airline/links';
import { expect, test } from 'vitest';

import { prerender } from './prerender.tsx';

test('search engines may list the pages that anybody can begin from, enrolment among them', async () => {
  const pages = await prerender();
  const listed = new Set(pages.filter(({ isPublic }) => isPublic).map(({ path }) => path));
  for (const id of ['home', 'air-booking', 'find-my-trip', 'travel-funds', 'enroll', 'program-terms'] as const) {
    expect(listed).toContain(buildPath(id));
  }
  for (const id of ['login', 'account-snapshot', 'account-help'] as const) expect(listed).not.toContain(buildPath(id));
  const descriptions = pages.filter(({ isPublic }) => isPublic).map(({ description }) => description);
  expect(descriptions.filter(({ length }) => length < 60 || length > 160)).toEqual([]);
});
