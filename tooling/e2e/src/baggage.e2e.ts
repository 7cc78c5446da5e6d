import { expect } from '@playwright/test';

import { expectAccessible, openIn, test } from './journey.ts';
import { longSet } from './journey-sets.ts';

test(
  'on a phone, in Spanish: from the charges to what two bags there and back cost',
  { tag: longSet },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 780 });
    await openIn(page, 'es', '/travel/fees-and-bags');
    await page.getByRole('link', { name: 'Calcule lo que cuestan sus maletas' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Equipaje' })).toBeVisible();
    await page.getByRole('button', { name: 'Una maleta más' }).click();
    await expect(page.getByRole('region', { name: 'Lo que cuestan' })).toContainText('$150.00');
    await expectAccessible(page, 'main');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  },
);

test('by keyboard, in English: a heavy bag on one way', { tag: longSet }, async ({ page }) => {
  await openIn(page, 'en', '/air/baggage/');
  await page.locator('html[data-app=shown]').waitFor();
  await page.getByRole('radio', { name: 'Round trip' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'One overweight bag more' }).focus();
  await page.keyboard.press('Enter');
  const costs = page.getByRole('region', { name: 'What they cost' });
  await expect(costs).toContainText('1 × $100.00');
  await expect(costs).not.toContainText('directions');
  await expectAccessible(page, 'main');
});

test(
  'what is chosen with arrow keys before the scripts are there counts once they are',
  { tag: longSet },
  async ({ page }) => {
    let letThrough: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route('**/static/traveller/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/air/baggage/?language=en', { waitUntil: 'commit' });
    await page.getByRole('radio', { name: 'Round trip' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'One way' })).toBeChecked();
    letThrough();
    await page.locator('html[data-app=shown]').waitFor();
    await expect(page.getByRole('radio', { name: 'One way' })).toBeChecked();
    await page.getByRole('button', { name: 'One overweight bag more' }).click();
    const costs = page.getByRole('region', { name: 'What they cost' });
    await expect(costs).toContainText('1 × $100.00');
    await expect(costs).not.toContainText('directions');
  },
);
