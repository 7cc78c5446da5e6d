import type { Page } from '@playwright/test';

import { Person } from './person.ts';
import { words, type Language } from './words.ts';

/** How far the person had come, and when, in milliseconds after the first page was opened. */
export interface Mark {
  readonly what: 'places' | 'searched' | 'flights' | 'chosen' | 'passengers' | 'extras' | 'paid' | 'booked';
  readonly atMs: number;
}

/** What a booking took. */
export interface BookingFigures {
  readonly marks: readonly Mark[];
  readonly pages: number;
  readonly taps: number;
  readonly fields: number;
  readonly keys: number;
}

const lastName = 'Ruiz Soto';
const family = [
  { firstName: 'Ana', born: ['14', '3', '1988'], gender: 0 },
  { firstName: 'Luis', born: ['2', '9', '1986'], gender: 1 },
  { firstName: 'Sol', born: ['21', '5', '2019'], gender: 0 },
  { firstName: 'Leo', born: ['8', '1', '2026'], gender: 1 },
] as const;
const card = ['4242424242424242', '0930', '123', 'Ana Ruiz Soto'] as const;

/** Books a return trip for two adults, a child and a lap infant from the first page to the confirmation, as a person does. */
export async function bookFamilyTrip(page: Page, origin: string, language: Language): Promise<BookingFigures> {
  const text = words[language];
  const person = new Person(page);
  const marks: Mark[] = [];
  const pages = new Set<string>();
  page.on('framenavigated', (frame) => void pages.add(new URL(frame.url()).pathname));
  const openedAt = performance.now();
  const mark = (what: Mark['what']) => void marks.push({ what, atMs: performance.now() - openedAt });
  const field = (label: string) => page.getByLabel(label, { exact: true }).first();
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first();

  await page.goto(origin, { waitUntil: 'commit' });
  for (const [label, typed, place] of [
    [text.from, 'dal', /Dallas/],
    [text.to, 'san juan', /San Juan/],
  ] as const) {
    await person.tap(field(label));
    await person.keys(typed);
    await person.tap(page.getByRole('option', { name: place }).first());
    if (marks.length === 0) mark('places');
  }
  await person.tap(button(text.calendar));
  const days = page.getByRole('dialog').getByRole('grid').nth(1).getByRole('button');
  await person.tap(days.nth(9));
  await person.tap(days.nth(16));
  await person.tap(page.getByRole('dialog').getByRole('button', { name: text.done }));
  await person.tap(button(text.passengers));
  for (const name of [text.moreAdults, text.moreChildren, text.moreInfants]) await person.tap(button(name));
  await person.tap(button(text.done));
  await person.tap(button(text.search));
  mark('searched');

  await page.locator('main article').first().waitFor();
  mark('flights');
  for (const _direction of ['out', 'back']) {
    const flight = page.locator('main article').first();
    const shown = page.url();
    await person.tap(flight.getByRole('button', { name: text.fares }));
    await person.tap(flight.getByRole('button', { name: text.choose }));
    await page.waitForURL((url) => url.href !== shown);
  }
  await page.waitForURL('**/air/booking/passenger/0');
  mark('chosen');

  for (const [index, { firstName, born, gender }] of family.entries()) {
    await page.waitForURL(`**/air/booking/passenger/${index}`);
    await person.type(field(text.firstName), firstName);
    if (index === 0) await person.type(field(text.lastName), lastName);
    for (const [part, label] of text.born.entries()) await person.type(field(label), born[part] ?? '');
    await person.tap(page.getByText(text.genders[gender], { exact: true }));
    if (index === 0) {
      await person.type(field(text.email), 'ana.ruiz@example.com');
      await person.type(field(text.phone), '2145550123');
    }
    await person.tap(button(text.next));
  }
  await page.waitForURL('**/air/booking/seats');
  mark('passengers');

  await person.tap(button(text.next));
  await page.waitForURL('**/air/booking/payment');
  mark('extras');

  for (const [index, label] of text.card.entries()) await person.type(field(label), card[index] ?? '');
  await person.tap(button(text.next));
  await person.tap(button(text.pay));
  mark('paid');
  await page.getByRole('heading', { level: 1, name: text.booked }).waitFor();
  mark('booked');
  return { marks, pages: pages.size, ...person.effort };
}
