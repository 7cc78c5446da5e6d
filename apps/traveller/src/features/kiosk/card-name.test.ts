import { expect, test } from 'vitest';

import { readCardName } from './card-name.ts';

test.each([
  ['%B4242424242424242^RUIZ/ANA^30121010000?;4242424242424242=30121010000?', 'ANA', 'RUIZ'],
  ['%B4242424242424242^NUNEZ OHARA/INES.MRS   ^3012101?', 'INES', 'NUNEZ OHARA'],
  ['%b378282246310005^ruiz jr/ana ^3012?', 'ana', 'ruiz jr'],
])('%s names its holder', (typed, firstName, lastName) => {
  expect(readCardName(typed)).toEqual({ firstName, lastName });
});

test.each([
  '',
  '%B4242424242424242^ /^3012101?',
  '%B4242424242424242^GIFT CARD^3012101?',
  '%B4242424242424242^/ANA^3012101?',
  ';4242424242424242=30121010000?',
  'M1RUIZ/ANA            EABC234 DALHOU9Z 1234 335Y    0017 100',
])('%s names nobody', (typed) => {
  expect(readCardName(typed)).toBeUndefined();
});
