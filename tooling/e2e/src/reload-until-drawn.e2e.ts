import { expect } from '@playwright/test';

import { test } from './journey.ts';
import { longSet } from './journey-sets.ts';

test(
  'a page that the browser does not draw after a reload is reloaded once more',
  { tag: longSet },
  async ({ page }) => {
    await page.goto('/');
    let documents = 0;
    page.on('domcontentloaded', () => {
      documents += 1;
    });
    await page.addInitScript(() => {
      if (sessionStorage.getItem('wasReloaded') === null) window.requestAnimationFrame = () => 0;
      sessionStorage.setItem('wasReloaded', 'yes');
    });
    await page.reload();
    expect(documents).toBe(2);
    await page.reload();
    expect(documents).toBe(3);
  },
);
