import { expect, type Page } from '@playwright/test';

import { reachReview } from './booking-journey.ts';
import { test } from './journey.ts';
import { recordLayoutShifts } from './layout-shifts.ts';
import { longSet } from './journey-sets.ts';

const once = 'Se le cobrará una sola vez, aunque pulse de nuevo o se corte la conexión.';
const direct = 'Los datos de su tarjeta van directo al procesador de pagos: no pasan por nuestros sistemas.';
const everybodyTries = {
  name: 'note-1',
  place: 'pay-note',
  variants: [
    { name: 'once', weight: 1 },
    { name: 'direct', weight: 100 },
  ],
  audience: {},
  goal: 'paymentSent',
};
/** A browser whose random value gives it what is tried. */
const visitor = '0'.repeat(32);

/** Answers which experiments run when the journey lets it; the results' own question is answered at once, with none. */
async function answerLate(page: Page): Promise<{ readonly answer: () => void; readonly asked: () => number }> {
  let answer = (): void => undefined;
  const told = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let asked = 0;
  await page.addInitScript((value) => localStorage.setItem('experiments-visitor', value), visitor);
  await page.route('**/api/experiments/v1/experiments', async (route) => {
    if (!page.url().includes('/air/booking/review')) return route.fulfill({ json: { experiments: [] } });
    asked += 1;
    await told;
    return route.fulfill({ json: { experiments: [everybodyTries] } });
  });
  return { answer, asked: () => asked };
}

const shownNote = (page: Page, text: string) => page.getByText(text).locator('visible=true');

test('a slow answer in time shows its variant, and nothing moves', { tag: longSet }, async ({ page }) => {
  const shifts = await recordLayoutShifts(page);
  const gateway = await answerLate(page);
  await reachReview(page, 'es', { email: 'ines.variante@example.com' });
  const before = await shifts.untilNow();
  await expect.poll(gateway.asked).toBe(1);
  await expect(shownNote(page, once)).toHaveCount(0);
  gateway.answer();
  await expect(shownNote(page, direct)).toBeVisible();
  await expect(shownNote(page, once)).toHaveCount(0);
  const after = await shifts.untilNow();
  expect(after.value - before.value, after.moved.join('\n')).toBe(0);
});

test(
  'after 2,000 ms the default shows, and the answer that comes then changes nothing',
  { tag: longSet },
  async ({ page }) => {
    const shifts = await recordLayoutShifts(page);
    const gateway = await answerLate(page);
    await reachReview(page, 'es', { email: 'ines.tarde@example.com' });
    const before = await shifts.untilNow();
    await expect(shownNote(page, once)).toBeVisible();
    const answered = page.waitForResponse('**/api/experiments/v1/experiments');
    gateway.answer();
    await (await answered).finished();
    await expect(shownNote(page, once)).toBeVisible();
    await expect(shownNote(page, direct)).toHaveCount(0);
    const after = await shifts.untilNow();
    expect(after.value - before.value, after.moved.join('\n')).toBe(0);
  },
);
