import { expect, type Page } from '@playwright/test';

import { openIn, test } from './journey.ts';
import { recordLayoutShifts } from './layout-shifts.ts';
import { longSet, onceInFastSet } from './journey-sets.ts';

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
  test(
    `the home page can be read before any script, in ${language}, which its address asked for once`,
    onceInFastSet(language === 'es'),
    async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(`/?language=${language}`);
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[language]);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('status').filter({ visible: true })).toHaveCount(0);
      await context.close();
    },
  );
}

test('the script takes the page over as it stands: nothing is drawn twice, and who has scrolled stays there', async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { firstHeading: document.querySelector('h1') });
      window.scrollTo(0, 240);
    });
  });
  await openIn(page, 'en', '/');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'shown');
  expect(await page.evaluate(() => window.scrollY)).toBe(240);
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.es);
  const isSame = await page.evaluate(
    () => (window as unknown as { firstHeading: Element }).firstHeading === document.querySelector('h1'),
  );
  expect(isSame).toBe(true);
});

test(
  'the first paint waits for no font and no icon, its styles are fetched once, and nothing moves when the font comes',
  { tag: longSet },
  async ({ page }) => {
    const shifts = await recordLayoutShifts(page);
    await openIn(page, 'es', '/');
    await bringPickers(page);
    await shifts.webFontTried();
    const { fonts, firstPaint, sheets, icons } = await page.evaluate(() => {
      const fetched = performance.getEntriesByType('resource');
      return {
        fonts: fetched.filter(({ name }) => name.endsWith('.woff2')).map(({ startTime }) => startTime),
        icons: fetched.filter(({ name }) => name.endsWith('.svg')).length,
        firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
        sheets: fetched
          .map(({ name }) => name)
          .filter((name) => /(?:index|HomePage|SearchPanel)-[^/]*\.css$/.test(name)),
      };
    });
    expect(fonts).toHaveLength(1);
    expect(fonts[0]).toBeGreaterThan(firstPaint);
    expect(icons).toBe(0);
    expect(sheets).toEqual([]);
    const { value, moved } = await shifts.untilNow();
    expect(value, moved.join('\n')).toBeLessThanOrEqual(0.005);
  },
);

test('what is typed while a slow phone draws the pickers stays, with the focus', { tag: longSet }, async ({ page }) => {
  const phone = await page.context().newCDPSession(page);
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await openIn(page, 'es', '/');
  await page.locator('html[data-app=shown]').waitFor();
  // The pickers are drawn from now on, some milliseconds at a time.
  await page.mouse.move(20, 20);
  await page.getByLabel('Desde', { exact: true }).pressSequentially('dallas', { delay: 80 });
  const from = page.getByRole('combobox', { name: 'Desde' });
  await expect(from).toHaveValue('dallas');
  await expect(from).toBeFocused();
  await expect(page.getByRole('option', { name: /Dallas/ }).first()).toBeVisible();
});

/** What a server may send before it hears from the browser: ten segments (RFC 6928). */
const firstWindowBytes = 14_600;

test(
  'the pages that people begin from come in the first bytes that a server may send, with their headers',
  { tag: longSet },
  async ({ page }) => {
    const line = await page.context().newCDPSession(page);
    await line.send('Network.enable');
    const documents = new Map<string, string>();
    const received = new Map<string, number>();
    line.on('Network.responseReceived', ({ requestId, type, response }) => {
      if (type === 'Document') documents.set(requestId, new URL(response.url).pathname);
    });
    line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const path = documents.get(requestId);
      if (path !== undefined) received.set(path, encodedDataLength);
    });
    for (const path of ['/', '/find-my-trip']) {
      await page.goto(path);
      await expect.poll(() => received.get(path), { message: path }).toBeLessThanOrEqual(firstWindowBytes);
    }
  },
);

test(
  'what a page did not need at first is there before its app is shown, each rule where the stylesheet has it',
  { tag: longSet },
  async ({ page }) => {
    await openIn(page, 'es', '/find-my-trip');
    await page.locator('html[data-app=shown]').waitFor();
    const [inPage, built] = await page.evaluate(async () => {
      const rules = (sheet: CSSStyleSheet): readonly string[] =>
        [...sheet.cssRules].map(({ cssText }) => cssText).filter((text) => !text.startsWith('@font-face'));
      const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]')];
      const texts = await Promise.all(links.map(async ({ href }) => (await fetch(href)).text()));
      const sheets = await Promise.all(texts.map((text) => new CSSStyleSheet().replace(text)));
      const [style] = document.styleSheets;
      return [style === undefined ? [] : rules(style), sheets.flatMap(rules)];
    });
    expect(inPage).toEqual(built);
  },
);

test(
  'until somebody is there 250 kB come at most, in 30 requests; the pickers’ code comes then',
  { tag: longSet },
  async ({ page }) => {
    // The destinations below are out of sight on a telephone.
    await page.setViewportSize({ width: 360, height: 740 });
    await arriveLater(page);
    const line = await page.context().newCDPSession(page);
    await line.send('Network.enable');
    const received = new Map<string, number>();
    line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      // What was fetched once is run from the browser's cache.
      if (encodedDataLength > 0) received.set(requestId, encodedDataLength);
    });
    await openIn(page, 'es', '/');
    await page.locator('html[data-app=shown]').waitFor();
    await page.waitForLoadState('networkidle');
    expect(received.size).toBeLessThanOrEqual(30);
    expect([...received.values()].reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(250_000);
    const form = page.waitForRequest(/\/assets\/SearchForm-[^/]*\.js$/);
    await bringPickers(page);
    await form;
  },
);

/** Pages that stand whole, with forms that nobody can send without scripts. */
const formPages = ['/', '/air/booking/', '/find-my-trip', '/travel-funds/'] as const;

const outlines = [
  ['/login/', 'Inicie sesión'],
  ['/loyalty/enroll/', 'Inscríbase en el programa de puntos'],
  ['/air/booking/flights?trip=one-way&from=DAL&to=HOU', 'Elija su vuelo'],
  ['/air/booking/review', 'Revise y pague'],
  ['/air/flight-status/', 'Estado del vuelo'],
  ['/air/flight-schedules/', 'Horarios de vuelos'],
  ['/air/cancel', 'Encuentre el viaje que quiere cancelar'],
  ['/trip/ABC234', 'Su viaje'],
  ['/account/snapshot', 'Mi cuenta'],
  ['/accounthelp', 'Ayuda con su cuenta'],
] as const;

test('without scripts every page says what it is and what to do', { tag: longSet }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [path, title] of outlines) {
    await page.goto(path);
    await expect(page).toHaveTitle(`${title} · Alisio`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('noscript p')).toHaveText(/^Esta página necesita JavaScript/);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
  for (const path of formPages) {
    await page.goto(path);
    await expect(page.locator('noscript p')).toHaveText(/^Esta página necesita JavaScript/);
    const call = page.locator('noscript').getByRole('link', { name: '1-800-555-0142' });
    await expect(call).toHaveAttribute('href', 'tel:+18005550142');
  }
  const absent = await page.goto('/nowhere?language=en');
  expect(absent?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'We can’t find this page' })).toBeVisible();
  await context.close();
});

test('who runs no script reads the page in its own font', { tag: longSet }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const font = page.waitForResponse(/\.woff2$/);
  await page.goto('/');
  expect((await font).ok()).toBe(true);
  await context.close();
});

for (const { path, leadsTo } of [
  { path: '/trip/ABC234', leadsTo: 'Encuentre su viaje' },
  { path: '/travel-funds/view', leadsTo: 'Sus fondos de viaje' },
  { path: '/travel-funds/transfer', leadsTo: 'Inicie sesión' },
  { path: '/accounthelp/change-email', leadsTo: 'Inicie sesión' },
]) {
  test(`on its way from ${path} to “${leadsTo}” nothing is seen to jump`, { tag: longSet }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const shifts = await recordLayoutShifts(page);
    await openIn(page, 'es', path);
    await expect(page.getByRole('heading', { level: 1, name: leadsTo })).toBeVisible();
    await shifts.webFontTried();
    const { value, moved } = await shifts.untilNow();
    expect(value, moved.join('\n')).toBeLessThanOrEqual(0.005);
  });
}

test(
  'before any script every outline fits a screen of 320 px with text twice as large',
  { tag: longSet },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    for (const path of ['/air/booking/passenger/0', '/air/booking/flights', '/login/', '/loyalty/myaccount/trips/']) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
    }
  },
);
