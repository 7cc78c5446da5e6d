import { expect } from '@playwright/test';

import { expectAccessible, keepScreenshot, test } from './journey.ts';
import { longSet } from './journey-sets.ts';

/** One operation stands for all: they are written by one function. */
const areas = ['nav', '#operation-createOrder'];

test(
  "the gateway's reference is read and found by its index at every width, accessible, nothing sideways",
  { tag: longSet },
  async ({ page }) => {
    await page.goto('/api/reference');
    await expect(page).toHaveTitle('Gateway reference · Alisio');
    await expectAccessible(page, ...areas);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await page.getByRole('navigation').getByRole('link', { name: 'Create order' }).click();
      await expect(page.getByRole('heading', { level: 3, name: 'Create order' })).toBeInViewport();
      await keepScreenshot(page, `reference-create-order-${width}`);
    }
  },
);

test(
  'the reference in the dark, at 320 px with text twice as large, stays whole',
  { tag: longSet },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/api/reference');
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expectAccessible(page, ...areas);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  },
);

test('the reference is read by keyboard: the first Tab leads past the index', { tag: longSet }, async ({ page }) => {
  await page.goto('/api/reference');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the reference wears the product's colours in the ${colorScheme}`, { tag: longSet }, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/api/reference');
    const names = await page.evaluate(() =>
      [...document.styleSheets]
        .flatMap(({ cssRules }) => [...cssRules])
        .flatMap((rule) => (rule instanceof CSSStyleRule && rule.selectorText === ':root' ? [...rule.style] : []))
        .filter((name) => name.startsWith('--color-')),
    );
    expect(names.length).toBeGreaterThan(10);
    const paint = (colours: readonly string[]) => {
      const swatch = document.body.appendChild(document.createElement('i'));
      return colours.map((name) => {
        swatch.style.color = `var(${name})`;
        return `${name}: ${getComputedStyle(swatch).color}`;
      });
    };
    const ofReference = await page.evaluate(paint, names);
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(ofReference).toEqual(await page.evaluate(paint, names));
  });
}
