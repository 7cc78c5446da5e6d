import { expect, type Page } from '@playwright/test';

import { expectAccessible, keepScreenshot, test } from './journey.ts';
import { loginWords, people, sendLogin } from './login-journey.ts';
import { playApp } from './native-app-journey.ts';
import { startSimulator } from './simulator-process.ts';
import { longSet, onceInFastSet } from './journey-sets.ts';

const platforms = ['ios', 'android'] as const;
const privacy = {
  path: '/mobile/accounthelp/privacy',
  es: 'Sus datos y su privacidad',
  en: 'Your data and privacy',
} as const;
const loginPath = '/mobile/account/login';

test.use({ viewport: { width: 412, height: 915 } });

/** Opens a page of the web view, in the language that the app or the device says. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-app=shown]').waitFor();
}

async function expectTitle(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Whose the web view is, as it keeps it. */
const ownerOf = (page: Page) => page.evaluate(() => localStorage.getItem('airline.web-view.owner'));

for (const platform of platforms) {
  for (const [language, locale] of [
    ['es', 'es-MX'],
    ['en', 'en-US'],
  ] as const) {
    test(
      `on ${platform} a page is the person’s at once, in the app’s ${language}, and has no switch of its own`,
      { tag: longSet },
      async ({ page }) => {
        const app = await playApp(page, { platform, person: 'marina', locale: { locale } });
        await open(page, privacy.path);
        await expectTitle(page, privacy[language]);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.getByRole('contentinfo')).toHaveCount(0);
        expect(app.asked.slice(0, 3)).toEqual(['hello', 'getLanguage', 'getSession']);
        await expectAccessible(page);
        await keepScreenshot(page, `web-view-${platform}-${language}`);
      },
    );
  }

  test(
    `on ${platform} another person in the app is another one here: what was kept of the first is gone`,
    onceInFastSet(platform === 'ios'),
    async ({ page }) => {
      const app = await playApp(page, { platform, person: 'marina', locale: { locale: 'es-US' } });
      await open(page, privacy.path);
      await expectTitle(page, privacy.es);
      const marina = app.subject() ?? '';
      expect(await ownerOf(page)).toBe(marina);
      await page.evaluate(() => localStorage.setItem('airline.unfinished.trip', 'DAL'));
      await app.change('nora');
      await expect.poll(async () => [marina, null].includes(await ownerOf(page))).toBe(false);
      expect(await ownerOf(page)).toBe(app.subject());
      expect(await page.evaluate(() => localStorage.getItem('airline.unfinished.trip'))).toBeNull();
      await open(page, privacy.path);
      await expectTitle(page, privacy.es);
      expect(await ownerOf(page)).toBe(app.subject());
    },
  );

  test(
    `on ${platform} a person who logged out in the app while no page was open is nobody here`,
    { tag: longSet },
    async ({ page }) => {
      const app = await playApp(page, { platform, person: 'marina', locale: { locale: 'es-US' } });
      await open(page, privacy.path);
      await expectTitle(page, privacy.es);
      await page.goto('about:blank');
      await app.change(undefined).catch(() => undefined);
      await page.goto(privacy.path);
      // As after a log-out on the page: nothing of the person is there.
      await expect(page).toHaveURL('/mobile/');
      await expect(page.getByText(loginWords.es.loggedOut)).toBeVisible();
      expect(await ownerOf(page)).toBeNull();
    },
  );

  test(
    `on ${platform} an app of version 1 hands over its session, and the page keeps to the web’s own ways`,
    { tag: longSet },
    async ({ page }) => {
      const app = await playApp(page, { platform, person: 'marina', versions: { least: 1, highest: 1 } });
      await open(page, privacy.path);
      await expectTitle(page, privacy.es);
      expect([...new Set(app.asked)]).toEqual(['hello', 'getSession']);
      await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
      await expectTitle(page, privacy.en);
    },
  );

  test(
    `on ${platform} an app of a later version works as far as the page knows it`,
    { tag: longSet },
    async ({ page }) => {
      await playApp(page, {
        platform,
        person: 'marina',
        locale: { locale: 'en-US' },
        versions: { least: 2, highest: 7 },
        capabilities: ['session', 'language', 'teleport'],
      });
      await open(page, privacy.path);
      await expectTitle(page, privacy.en);
    },
  );

  test(`on ${platform} an app that needs a newer page has one that says so`, { tag: longSet }, async ({ page }) => {
    await playApp(page, { platform, person: 'marina', versions: { least: 5, highest: 7 } });
    await open(page, privacy.path);
    await expectTitle(page, 'Hay una versión más reciente de esta página');
    await expectAccessible(page);
    await keepScreenshot(page, `web-view-${platform}-too-old`);
  });
}

test(
  'the app hears of a login on the page, and a log-out in the app logs the page out',
  { tag: longSet },
  async ({ page }) => {
    const app = await playApp(page, { platform: 'ios', locale: { locale: 'es-US' } });
    await open(page, `${loginPath}?returnTo=${encodeURIComponent(privacy.path)}`);
    await expectTitle(page, loginWords.es.title);
    await sendLogin(page, 'es', people.ana);
    await expectTitle(page, privacy.es);
    await expect.poll(() => app.asked).toContain('loggedIn');
    await open(page, privacy.path);
    await expectTitle(page, privacy.es);
    await app.change(undefined);
    await expect(page).toHaveURL('/mobile/');
    await expect.poll(() => ownerOf(page)).toBeNull();
  },
);

test('the login page shows the app’s own login first', { tag: longSet }, async ({ page }) => {
  const app = await playApp(page, { platform: 'android', login: 'ana', locale: { locale: 'en-US' } });
  await open(page, `${loginPath}?returnTo=${encodeURIComponent(privacy.path)}`);
  await expectTitle(page, privacy.en);
  expect(app.asked).toContain('logIn');
  expect(app.asked).not.toContain('loggedIn');
});

test('the pages follow the language of the app while they are open', { tag: longSet }, async ({ page }) => {
  const app = await playApp(page, { platform: 'android', person: 'ana', locale: { locale: 'es-US' } });
  await open(page, privacy.path);
  await expectTitle(page, privacy.es);
  await app.changeLanguage('en-US');
  await expectTitle(page, privacy.en);
});

test.describe('in a browser in English', () => {
  test.use({ locale: 'en-US' });

  test('the web view is in the device’s language, and has a switch', { tag: longSet }, async ({ page }) => {
    await open(page, '/mobile/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expectAccessible(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  });
});

test.describe('the simulator', () => {
  test.use({ viewport: { width: 1280, height: 1000 } });

  test(
    'plays the app on both platforms: its login, its language, another person',
    { tag: longSet },
    async ({ page, site }) => {
      const simulator = await startSimulator(site.origin);
      try {
        await page.goto(simulator.address);
        const phone = page.frameLocator('#phone');
        const messages = page.getByRole('list', { name: 'Messages' });
        await page.getByLabel('Address').fill(privacy.path);
        await page.getByRole('button', { name: 'Open' }).click();
        await expect(page.getByRole('heading', { name: 'The app’s login' })).toBeVisible();
        await page.getByRole('button', { name: 'Log in' }).click();
        await expect(phone.getByRole('heading', { level: 1, name: privacy.es })).toBeVisible();
        await expect(messages).toContainText('"method":"logIn"');
        await page.getByLabel('Locale').selectOption('en-US');
        await expect(phone.getByRole('heading', { level: 1, name: privacy.en })).toBeVisible();
        await page.getByLabel('Platform').selectOption('android');
        await expect(phone.getByRole('heading', { level: 1, name: privacy.en })).toBeVisible();
        await expectAccessible(page);
        await keepScreenshot(page, 'simulator-android');
        await page.getByLabel('Person').first().selectOption('');
        await expect(phone.getByRole('heading', { level: 1, name: privacy.en })).toHaveCount(0);
        await page.getByLabel('Bridge').selectOption('8-9');
        await expect(phone.getByRole('heading', { level: 1, name: 'There is a newer version' })).toBeVisible();
      } finally {
        await simulator.stop();
      }
    },
  );
});
