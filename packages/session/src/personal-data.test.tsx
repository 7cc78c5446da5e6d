import { afterEach, expect, test, vi } from 'vitest';

import { clearPersonalData, onPersonCleared } from './personal-data.ts';

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('what the site holds of a person goes, from memory and from storage; what is not ours stays', () => {
  const clear = vi.fn();
  onPersonCleared(clear);
  sessionStorage.setItem('airline.booking', '{}');
  sessionStorage.setItem('airline.trips', '{}');
  sessionStorage.setItem('another', 'kept');
  localStorage.setItem('airline.help.resetPassword', 'ana@example.com');
  localStorage.setItem('airline.unfinished.booking', '{}');
  localStorage.setItem('airline.booked.booking', '{}');
  localStorage.setItem('airline.session.traveller', 'member');
  clearPersonalData();
  expect(clear).toHaveBeenCalledOnce();
  expect(Object.keys(sessionStorage)).toEqual(['another']);
  expect(Object.keys(localStorage)).toEqual(['airline.session.traveller']);
});
