import { randomInt } from 'node:crypto';

import { recordLocator } from '@airline/contract';
import { expect, test } from 'vitest';

import { createRecordLocator } from './record-locator.ts';
import { unwantedWords } from './unwanted-words.ts';

/** Gives the places of letters in the alphabet of locators, in turn. */
function drawing(letters: string): () => number {
  const places = Array.from(letters).map((letter) => 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'.indexOf(letter));
  let next = 0;
  return () => places[next++] ?? 0;
}

test('a locator is what the contract says, and another one each time', () => {
  const locators = Array.from({ length: 2_000 }, () => createRecordLocator(randomInt));
  for (const locator of locators) expect(recordLocator.safeParse(locator).success).toBe(true);
  expect(new Set(locators).size).toBe(locators.length);
});

test('a word that nobody wants is drawn again, also when digits spell it', () => {
  expect(createRecordLocator(drawing('XPUTAXK7PM2Q'))).toBe('K7PM2Q');
  expect(createRecordLocator(drawing('MX533XKXPM2Q'))).toBe('MX533X');
  expect(createRecordLocator(drawing('X53XYZK7PM2Q'))).toBe('K7PM2Q');
});

test('every unwanted word can be written in a locator', () => {
  for (const word of unwantedWords) expect(word).toMatch(/^[A-HJ-NP-Z]{3,6}$/);
});
