import { expect } from '@playwright/test';

import { longSet } from './journey-sets.ts';
import { expectAccessible, expectFitsWidths, keepScreenshot, openIn, test } from './journey.ts';
import { expectLoggedIn, logIn, loginWords, logOut, people, sendLogin, totpCode } from './login-journey.ts';

for (const language of ['es', 'en'] as const) {
  const words = loginWords[language];

  test(
    `login and account in ${language}: at every width accessible, nothing sideways`,
    { tag: longSet },
    async ({ page, consoleErrors }) => {
      consoleErrors.expect('400 /api/security/v4/security/assertion');
      await openIn(page, language, '/login/');
      await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
      await expectFitsWidths(page, `login-${language}`);
      await sendLogin(page, language, { ...people.ana, password: 'not-it' });
      await expect(page.getByText(words.incorrect)).toBeVisible();
      await expectAccessible(page);
      await keepScreenshot(page, `login-refused-${language}`);
      await sendLogin(page, language, people.ana);
      await expect(page.getByRole('heading', { level: 1, name: words.hi('Ana') })).toBeVisible();
      await expectFitsWidths(page, `account-${language}`);
      await page.goto('/loyalty/myaccount/profile-security');
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).nth(2)).toBeVisible();
      await expectFitsWidths(page, `security-${language}`);
    },
  );
}

test('a member logs in, is known after a reload, and logs out', async ({ page }) => {
  await logIn(page, 'es', people.ana);
  await page.reload();
  await expectLoggedIn(page, 'es', 'Ana');
  await logOut(page, 'es', 'Ana');
  await expect(page).toHaveURL('/');
  await expectAccessible(page);
  await keepScreenshot(page, 'logged-out-es');
  await page.goto('/account/snapshot');
  await expect(page).toHaveURL('/login/?returnTo=%2Faccount%2Fsnapshot');
});

test(
  'on a shared device a member is not remembered once the browser is closed',
  { tag: longSet },
  async ({ page, context }) => {
    await openIn(page, 'es', '/login/?returnTo=%2Ffind-my-trip');
    await page.getByLabel('Otras personas usan este dispositivo').check();
    await keepScreenshot(page, 'login-shared-device-es');
    await sendLogin(page, 'es', people.ana);
    await expectLoggedIn(page, 'es', 'Ana');
    await page.reload();
    await expectLoggedIn(page, 'es', 'Ana');
    const kept = (await context.cookies()).filter(({ httpOnly }) => httpOnly);
    expect(kept.map(({ name, expires }) => [name, expires])).toEqual([['airline.refresh.traveler', -1]]);
  },
);

test('a code of the authenticator app is the second step', { tag: longSet }, async ({ page, site, consoleErrors }) => {
  // The gateway answers 401: a second factor is due.
  consoleErrors.expect('401 /api/security/v4/security/assertion');
  const words = loginWords.en;
  await openIn(page, 'en', '/login/?returnTo=%2Ffind-my-trip');
  await sendLogin(page, 'en', people.luis);
  await expect(page.getByRole('heading', { level: 1, name: words.secondFactor })).toBeFocused();
  await expectAccessible(page);
  await keepScreenshot(page, 'second-factor-en');
  await page.getByLabel(words.code).fill(totpCode(people.luis.totpSecret, site.now()));
  await page.getByRole('button', { name: words.next }).click();
  await expect(page).toHaveURL('/find-my-trip');
  await expectLoggedIn(page, 'en', 'Luis');
});
