import { expect } from '@playwright/test';

import { expectAccessible, keepScreenshot, openIn, test } from './journey.ts';
import { expectLoggedIn, logIn, loginWords, logOut, people, sendLogin, totpCode } from './login-journey.ts';

for (const language of ['es', 'en'] as const) {
  const words = loginWords[language];

  for (const width of [360, 768, 1280]) {
    test(`login and account in ${language} at ${width} px: accessible, nothing sideways`, async ({
      page,
      complaints,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await openIn(page, language, '/login/');
      await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await keepScreenshot(page, `login-${language}-${width}`);
      await sendLogin(page, language, { ...people.ana, password: 'not-it' });
      await expect(page.getByText(words.incorrect)).toBeVisible();
      await expectAccessible(page);
      await keepScreenshot(page, `login-refused-${language}-${width}`);
      expect(complaints.splice(0)).toEqual([expect.stringContaining('400')]);
      await sendLogin(page, language, people.ana);
      await expect(page.getByRole('heading', { level: 1, name: words.hi('Ana') })).toBeVisible();
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await keepScreenshot(page, `account-${language}-${width}`);
      // The list of trips may be away: the account shows without it.
      complaints.splice(0);
      await page.goto('/loyalty/myaccount/profile-security');
      await expect(page.getByRole('heading', { level: 2 }).nth(2)).toBeVisible();
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await keepScreenshot(page, `security-${language}-${width}`);
    });
  }

  test(`a member logs in, is known after a reload, and logs out in ${language}`, async ({ page }) => {
    await logIn(page, language, people.ana);
    await page.reload();
    await expectLoggedIn(page, language, 'Ana');
    await logOut(page, language, 'Ana');
    await expect(page).toHaveURL('/');
    await expectAccessible(page);
    await keepScreenshot(page, `logged-out-${language}`);
    await page.goto('/account/snapshot');
    await expect(page).toHaveURL('/login/?returnTo=%2Faccount%2Fsnapshot');
  });

  test(`a code of the authenticator app is the second step in ${language}`, async ({ page, complaints }) => {
    await openIn(page, language, '/login/?returnTo=%2Ffind-my-trip');
    await sendLogin(page, language, people.luis);
    await expect(page.getByRole('heading', { level: 1, name: words.secondFactor })).toBeFocused();
    // The gateway answers 401: a second factor is due.
    expect(complaints.splice(0)).toEqual([expect.stringContaining('401')]);
    await expectAccessible(page);
    await keepScreenshot(page, `second-factor-${language}`);
    // A code works once: each language takes one of its own, of this half minute or of the one before.
    const stepMs = language === 'es' ? 30_000 : 0;
    await page.getByLabel(words.code).fill(totpCode(people.luis.totpSecret, Date.now() - stepMs));
    await page.getByRole('button', { name: words.next }).click();
    await expect(page).toHaveURL('/find-my-trip');
    await expectLoggedIn(page, language, 'Luis');
  });
}
