import { readFileSync } from 'node:fs';

import { buildPath, isWebviewAllowed, toSurfaceAddress } from '@airline/links';
import { expect, type Page } from '@playwright/test';

import { openIn, test } from './journey.ts';
import { people, sendLogin } from './login-journey.ts';
import { longSet } from './journey-sets.ts';

interface Case {
  readonly url: string;
  readonly origin?: string;
}

/** The addresses that the native app's own check is held to. */
const { allowed, refused } = JSON.parse(
  readFileSync(new URL('../../../packages/links/vectors/webview-allowlist.json', import.meta.url), 'utf8'),
) as { readonly allowed: readonly Case[]; readonly refused: readonly Case[] };

const home = buildPath('mobile-home');
const login = buildPath('mobile-login');
/** Where a trip is asked for that does not exist. */
const finds = new Set([buildPath('mobile-find-my-trip'), toSurfaceAddress(buildPath('air-check-in'), 'webview')]);
const loginTo = (address: string) => `${login}?returnTo=${encodeURIComponent(address)}`;
/** What is said of the example's origin is asked of the site's own too, which is what a page could be deceived about. */
const atSite = ({ url }: Case, origin: string) => url.replaceAll('https://www.example.com', origin);

/** The bundle's first page, whose trailing slash is optional. */
const isHome = (path: string | undefined) => path === home || `${path}/` === home;

/** Opens the login with an address to come back to, without loading the page anew, and gives where the app goes from there. */
async function followWithin(page: Page, address: string): Promise<readonly string[]> {
  return page.evaluate(
    ({ to, loginPath }) =>
      new Promise<string[]>((resolve) => {
        const visited: string[] = [];
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
        const giveUpAt = performance.now() + 25_000;
        const look = () => {
          const { pathname } = location;
          if (pathname !== loginPath && visited.at(-1) !== pathname) visited.push(pathname);
          const isThere = visited.some((path) => path === '/mobile' || path.startsWith('/mobile/'));
          // The login has no heading while it leads on: with one, the page after it is on screen.
          if (isThere && document.querySelector('h1') !== null) resolve(visited);
          else if (performance.now() > giveUpAt) resolve([...visited, `stays at ${location.href}`]);
          else requestAnimationFrame(look);
        };
        look();
      }),
    { to: loginTo(address), loginPath: login },
  );
}

/** Leaves the page of a case, so that nothing of it is under way in the next: a trip that does not exist leads on to where it is asked for. */
async function settle(page: Page): Promise<void> {
  const leave = async () => {
    await page.evaluate((path) => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, buildPath('mobile-account-help'));
    await expect(page.getByRole('heading', { level: 1, name: 'Ayuda con su cuenta' })).toBeVisible({ timeout: 2_000 });
  };
  await expect(leave).toPass();
}

test(
  'after a login no refused address is ever gone to, and an allowed one leads to its page of the bundle',
  { tag: longSet },
  async ({ page, context, site, consoleErrors }) => {
    // Trips of the cases do not exist, and their number is more than a person asks for in a minute.
    consoleErrors.allow(/4\d\d \//);
    const left: string[] = [];
    context.on('request', (request) => {
      const isElsewhere = new URL(request.url()).origin !== site.origin;
      if (isElsewhere && request.isNavigationRequest()) left.push(request.url());
    });
    context.on('page', (opened) => left.push(`a new page: ${opened.url()}`));
    page.on('dialog', (dialog) => {
      left.push(`a dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });

    await openIn(page, 'es', loginTo('javascript:alert(1)'));
    await sendLogin(page, 'es', people.ana);
    await expect(page).toHaveURL(home);
    await expect(page.getByRole('heading', { level: 1, name: 'Hola, Ana' })).toBeVisible();

    await page.goto(loginTo('/loyalty/myaccount/trips'));
    await expect(page).toHaveURL('/mobile/loyalty/myaccount/trips');
    await expect(page.getByRole('heading', { level: 1, name: 'Mis viajes' })).toBeVisible();

    const wrong: string[] = [];
    const judge = (address: string, visited: readonly string[], isRight: boolean) => {
      if (!isRight) wrong.push(`${JSON.stringify(address)} led to ${visited.join(' ')}`);
    };
    for (const each of refused) {
      for (const address of new Set([each.url, atSite(each, site.origin)])) {
        const visited = await followWithin(page, address);
        // The address of a page of the site may lead to its counterpart in the bundle: never to itself.
        judge(
          address,
          visited,
          visited.every((path) => path !== address && isWebviewAllowed(path)),
        );
        if (!visited.every(isHome)) await settle(page);
      }
    }
    for (const each of allowed) {
      const address = atSite(each, site.origin);
      const visited = await followWithin(page, address);
      const own = toSurfaceAddress(address.replace(/[?#].*/s, ''), 'webview');
      // An absolute address, and one with signs that no browser writes, lead home: they are allowed, and never followed.
      // A trip that does not exist leads on to where it is asked for, and a confirmation to what it would confirm.
      const [first = ''] = visited;
      const isFollowed =
        visited.includes(own ?? '') || own?.startsWith(first) === true || finds.has(first) || isHome(first);
      judge(address, visited, isFollowed && visited.every((path) => isWebviewAllowed(path)));
      if (!visited.every(isHome)) await settle(page);
    }
    expect(wrong).toEqual([]);

    // As the native app opens them: each page loaded anew.
    for (const address of [
      '//evil.example/loyalty/myaccount/trips',
      '/\\evil.example/loyalty/myaccount/trips',
      'https://evil.example/mobile/',
      'data:text/html,<script>alert(1)</script>',
      'intent://mobile/#Intent;scheme=https;end',
      '/\t/evil.example/loyalty/myaccount/trips',
      loginTo('https://evil.example/'),
    ]) {
      await page.goto(loginTo(address));
      await expect(page).toHaveURL(home);
    }
    expect(left).toEqual([]);
  },
);
