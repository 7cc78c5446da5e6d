import { expect, test } from 'vitest';

import { writePassPdf, type PassSheet } from './pass-pdf.ts';

const sheet: PassSheet = {
  brand: 'Alisio',
  title: 'Pase de abordar',
  name: 'Inés Núñez (O’Hara)',
  route: 'DAL – HOU',
  cities: 'Łódź – 東京',
  facts: [{ term: 'Posición', value: 'A16' }],
  barcode: 'M1NUNEZ/INES          EK7PM2Q DALHOU9Z 1234 335Y000A0017 100',
  notes: [],
};
const write = (sheets: readonly PassSheet[]) => writePassPdf(sheets, { title: 'Pases', language: 'es' });

test('is ASCII, with letters of Latin-1 by their numbers, and others without their accents', async () => {
  const pdf = await write([sheet]);
  expect(pdf).toMatch(/^[\n -~]+$/);
  expect(pdf).toContain(String.raw`(In\351s N\372\361ez \(O\222Hara\))`);
  expect(pdf).toContain(String.raw`(?\363dz \226 ??)`);
});

test('each object stands where the table says, and each sheet is a page', async () => {
  const pdf = await write([sheet, { ...sheet, name: 'Luis' }]);
  const [table = ''] = /xref\n[\s\S]*?trailer/.exec(pdf) ?? [];
  const offsets = [...table.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
  expect(offsets.map((offset) => pdf.slice(offset).split(' ', 1)[0])).toEqual(
    offsets.map((_, index) => `${index + 1}`),
  );
  expect(pdf.slice(Number(/startxref\n(\d+)/.exec(pdf)?.[1]))).toMatch(/^xref/);
  for (const [, length, stream = ''] of pdf.matchAll(/\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/g))
    expect(stream).toHaveLength(Number(length));
  expect(pdf.match(/\/Type \/Page /g)).toHaveLength(2);
});
