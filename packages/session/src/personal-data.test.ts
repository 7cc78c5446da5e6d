// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';

import { clearPersonalData, onPersonCleared } from './personal-data.ts';

afterEach(() => sessionStorage.clear());

test('what the site holds of a person goes, from memory and from the tab’s storage; what is not ours stays', () => {
  const clear = vi.fn();
  onPersonCleared(clear);
  sessionStorage.setItem('airline.booking', '{}');
  sessionStorage.setItem('airline.trips', '{}');
  sessionStorage.setItem('another', 'kept');
  clearPersonalData();
  expect(clear).toHaveBeenCalledOnce();
  expect(Object.keys(sessionStorage)).toEqual(['another']);
});
