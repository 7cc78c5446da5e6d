import { expect, test } from 'vitest';

import { asWord } from './as-word.ts';

test('a short text is found as a word, and not where a time or an identifier spells it', () => {
  expect('{"postalCode":"75201"}').toMatch(asWord('75201'));
  expect('postalCode=75201&next').toMatch(asWord('75201'));
  expect('{"birthDate":"1990-04-12"}').toMatch(asWord('1990'));
  expect('{"time":1796126475201,"requestId":"175201ba-c700-4752-8019-0a75201fad46"}').not.toMatch(asWord('75201'));
  expect('a.b axb').toMatch(asWord('a.b'));
  expect('axb').not.toMatch(asWord('a.b'));
});
