import { expect, test } from 'vitest';

import { unpackLetters } from '../src/unpack-stations.ts';
import { packLetters } from './pack-letters.ts';

test.each([
  ['Cancún', 'Cancún'],
  ['Gdańsk', 'Gda%0144sk'],
  ['Reykjavík – Keflavík', 'Reykjavík %2013 Keflavík'],
  ['\u{1F6EB}', '%d83d%deeb'],
  ['', ''],
])('%s is packed as %s, and unpacked again', (text, packed) => {
  expect(packLetters(text)).toBe(packed);
  expect(unpackLetters(packed)).toBe(text);
});

test('a text with the mark of a packed letter is refused', () => {
  expect(() => packLetters('100 %')).toThrow("'%' stands in the data");
});
