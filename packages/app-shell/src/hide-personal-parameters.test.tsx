import { expect, test } from 'vitest';

import { hidePersonalParameters } from './hide-personal-parameters.ts';

test('a loyalty number leaves the address; the rest of it and the history’s state stay', () => {
  window.history.replaceState({ key: 'kept' }, '', '/login/?src=mail&rr_number=601234567#top');
  const before = window.history.length;
  hidePersonalParameters(window);
  expect(window.location.pathname + window.location.search + window.location.hash).toBe('/login/?src=mail#top');
  expect(window.history.state).toEqual({ key: 'kept' });
  expect(window.history.length).toBe(before);
});

test('an address without personal data stays byte for byte', () => {
  window.history.replaceState(null, '', '/login/?src=mail+one&returnTo=%2F');
  hidePersonalParameters(window);
  expect(window.location.search).toBe('?src=mail+one&returnTo=%2F');
});
