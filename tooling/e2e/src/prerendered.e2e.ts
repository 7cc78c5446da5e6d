import { expect, type Page, type Request } from '@playwright/test';

import { openIn, test } from './journey.ts';
import { recordLayoutShifts } from './layout-shifts.ts';

const titles = { es: 'Con el viento a favor', en: 'The wind at your back' } as const;

/** A browser takes what a test asks of its page for a press by a person: here nobody is there until the pointer moves. */
async function arriveLater(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } });
  });
}

/** Moves the pointer, as a person does who is there: the pickers come. */
async function bringPickers(page: Page): Promise<void> {
  await page.locator('html[data-app=shown]').waitFor();
  await page.mouse.move(20, 20);
  await expect(page.getByRole('combobox', { name: 'Desde' })).toBeVisible();
}

for (const language of ['es', 'en'] as const) {
  test(`the home page can be read before any script, in ${language}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    await context.addCookies([{ name: 'airline.language', value: language, url: baseURL ?? '' }]);
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[language]);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await context.close();
  });
}

test('the script takes the page over as it stands: nothing is drawn twice', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { firstHeading: document.querySelector('h1') });
    });
  });
  await openIn(page, 'en', '/');
  // A language switch works once the script has taken over.
  await expect(async () => {
    await page.getByRole('button', { name: 'Español' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.es, { timeout: 500 });
  }).toPass();
  const isSame = await page.evaluate(
    () => (window as unknown as { firstHeading: Element }).firstHeading === document.querySelector('h1'),
  );
  expect(isSame).toBe(true);
});

test('the first paint waits for no font and no icon, its styles are fetched once, and nothing moves when the font comes', async ({
  page,
}) => {
  const shifts = await recordLayoutShifts(page);
  await openIn(page, 'es', '/');
  await bringPickers(page);
  await shifts.webFontTried();
  const { fonts, firstPaint, sheets, icons } = await page.evaluate(() => {
    const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return {
      fonts: fetched.filter(({ name }) => name.endsWith('.woff2')).map(({ startTime }) => startTime),
      icons: fetched.filter(({ name }) => name.endsWith('.svg')).length,
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      sheets: fetched.map(({ name }) => name).filter((name) => /(?:index|HomePage|SearchPanel)-[^/]*\.css$/.test(name)),
    };
  });
  expect(fonts).toHaveLength(1);
  expect(fonts[0]).toBeGreaterThan(firstPaint);
  expect(icons).toBe(0);
  expect(sheets).toEqual([]);
  const { value, moved } = await shifts.untilNow();
  expect(value, moved.join('\n')).toBeLessThanOrEqual(0.005);
});

test('what is typed while a slow phone draws the pickers stays, with the focus', async ({ page }) => {
  const phone = await page.context().newCDPSession(page);
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await openIn(page, 'es', '/');
  await page.locator('html[data-app=shown]').waitFor();
  // The pickers are drawn from now on, some milliseconds at a time.
  await page.mouse.move(20, 20);
  await page.getByLabel('Desde').pressSequentially('dallas', { delay: 80 });
  const from = page.getByRole('combobox', { name: 'Desde' });
  await expect(from).toHaveValue('dallas');
  await expect(from).toBeFocused();
  await expect(page.getByRole('option', { name: /Dallas/ }).first()).toBeVisible();
});

test('the pickers’ code is fetched ahead, and run once somebody is there', async ({ page }) => {
  await arriveLater(page);
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  // To its end: code that is still on its way when it is needed is asked for once more.
  const fetched = ['SearchForm', 'use-form'].map((name) =>
    page.waitForEvent('requestfinished', (request) => new RegExp(`/assets/${name}-[^/]*\\.js$`).test(request.url())),
  );
  await openIn(page, 'es', '/');
  await Promise.all(fetched);
  await expect.poll(() => underWay.size).toBe(0);
  await expect(page.getByRole('textbox', { name: 'Desde' })).toBeVisible();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await bringPickers(page);
  expect(requests.filter((url) => /\/assets\/.*\.js$/.test(url))).toEqual([]);
});

test('who saves data fetches the pickers once they are needed', async ({ page }) => {
  await arriveLater(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await openIn(page, 'es', '/');
  await page.locator('html[data-app=shown]').waitFor();
  await page.waitForLoadState('networkidle');
  const fetched = page.waitForRequest(/\/assets\/SearchForm-[^/]*\.js$/);
  await bringPickers(page);
  await fetched;
});

test('who runs no script reads the page in its own font', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const font = page.waitForResponse(/\.woff2$/);
  await page.goto('/');
  expect((await font).ok()).toBe(true);
  await context.close();
});
