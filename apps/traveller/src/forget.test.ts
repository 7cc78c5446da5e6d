import { afterEach, expect, test, vi } from 'vitest';

import { forgetPerson, whenForgotten } from './forget.ts';

afterEach(() => sessionStorage.clear());

test('what the site holds of a person goes, from memory and from the tab’s storage; what is not ours stays', () => {
  const forget = vi.fn();
  whenForgotten(forget);
  sessionStorage.setItem('airline.booking', '{}');
  sessionStorage.setItem('airline.trips', '{}');
  sessionStorage.setItem('another', 'kept');
  forgetPerson();
  expect(forget).toHaveBeenCalledOnce();
  expect(Object.keys(sessionStorage)).toEqual(['another']);
});
