import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';

/** The three apps as a person meets them. */
export const apps = [
  {
    app: 'traveller',
    home: '/',
    /** The file that the home page comes with. */
    homeChunk: /\/assets\/HomePage-.*\.js$/,
    landing: '/',
    title: { es: 'Con el viento a favor', en: 'The wind at your back' },
    site: { es: 'Alisio', en: 'Alisio' },
  },
  {
    app: 'ctm',
    // The portal is for those who are logged in: everybody else meets its login.
    home: '/business/ctm/login/',
    homeChunk: /\/assets\/PortalLoginPage-.*\.js$/,
    landing: '/business/ctm/login/?returnTo=%2Fbusiness%2Fctm%2F',
    title: { es: 'Entre al portal de su empresa', en: 'Log in to your company’s portal' },
    site: { es: 'Alisio Empresas', en: 'Alisio Business' },
  },
  {
    app: 'webview',
    home: '/mobile/',
    homeChunk: /\/assets\/HomePage-.*\.js$/,
    landing: '/mobile/',
    title: { es: 'Alisio en su teléfono', en: 'Alisio on your phone' },
    site: { es: 'Alisio', en: 'Alisio' },
  },
] as const;

export type Language = 'es' | 'en';

/** A page that fails its journey when the browser complains: a script error, a blocked resource, a console message. */
export const test = base.extend<{ readonly complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
      });
      await use(complaints);
      expect(complaints, 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
});

function originOf(): string {
  return `http://localhost:${process.env['E2E_PORT']}`;
}

/** Opens a page in the language that the person chose on an earlier visit. */
export async function openIn(page: Page, language: Language, path: string): Promise<void> {
  const kept = await page.context().cookies();
  if (!kept.some(({ name }) => name === 'airline.language')) {
    // For every page of the origin: by an address the cookie would be that folder's alone.
    await page.context().addCookies([{ name: 'airline.language', value: language, url: `${originOf()}/` }]);
  }
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Lets axe read the page: WCAG 2.2 AA and its best practices, nothing left out. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
}

/** Keeps a screenshot of the whole page beside the test's report. */
export async function keepScreenshot(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `reports/screenshots/${name}.png`, fullPage: true });
}
