import { expect, test } from 'vitest';

import { drawBarcode, symbologies } from './draw-barcode.ts';

const text = 'M1PEREZ/ANA           EABC234 DALHOU9Z 1234 335Y    0017 100';

test.each(symbologies)('%s is drawn as a picture, another one for another text', async (symbology) => {
  const drawn = await drawBarcode(symbology, text);
  expect(decodeURIComponent(drawn)).toMatch(/^data:image\/svg\+xml,<svg viewBox="0 0 \d+ \d+"[^]*<path /);
  expect(await drawBarcode(symbology, text.replace('0017', '0018'))).not.toBe(drawn);
  expect(await drawBarcode(symbology, text)).toBe(drawn);
});
