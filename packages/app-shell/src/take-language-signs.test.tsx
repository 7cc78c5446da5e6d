import { afterEach, expect, test, vi } from 'vitest';

import { takeLanguageSigns } from './take-language-signs.ts';

afterEach(() => {
  document.body.innerHTML = '';
  document.documentElement.lang = '';
  history.replaceState(null, '', '/');
  vi.restoreAllMocks();
});

test('the language leaves the address, and the rest of it stays', () => {
  history.replaceState(null, '', '/trip/AB23CD?src=mail&language=en#flights');
  expect(takeLanguageSigns(window).asked).toBe('en');
  expect(location.href).toBe('http://localhost:3000/trip/AB23CD?src=mail#flights');
});

test('an address without it stays byte for byte', () => {
  history.replaceState(null, '', '/air/booking/flights?from=DAL&note=a%20b');
  expect(takeLanguageSigns(window).asked).toBeNull();
  expect(location.search).toBe('?from=DAL&note=a%20b');
});

test('a page that was prerendered goes on in its language; on any other the browser’s count', () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-CA', 'en-CA']);
  expect(takeLanguageSigns(window).preferred).toEqual(['fr-CA', 'en-CA']);
  document.body.innerHTML = '<div id="root"><h1>Alisio</h1></div>';
  document.documentElement.lang = 'es';
  expect(takeLanguageSigns(window).preferred).toEqual(['es']);
});
