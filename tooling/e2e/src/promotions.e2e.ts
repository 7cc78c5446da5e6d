import { expect } from '@playwright/test';

import { longSet } from './journey-sets.ts';
import { expectAccessible, expectFitsWidths, openIn, test } from './journey.ts';
import { loginWords, people } from './login-journey.ts';

const words = {
  es: {
    title: 'Promociones',
    promotion: 'Último vuelo de noviembre',
    label: /^Quedan? \d+ (día|hora)s?\. Inscripción hasta el /,
    register: 'Inscribirme',
    done: 'Inscripción hecha',
    progress: 'Su avance: 0 de 1 vuelo',
    all: 'Ver todas las promociones',
    registered: 'Ya está inscrito',
    staffUsername: 'Nombre de usuario de Alisio',
    managed: 'Promociones de su región',
    seeManaged: 'Ver las promociones de su región',
    draft: 'Enero en la playa',
    preview: 'Momento',
    publish: 'Publicar',
    published: 'Publicada',
  },
  en: {
    title: 'Promotions',
    promotion: 'Captains’ week',
    label: 'Ends soon',
    register: 'Register',
    done: 'You’re registered',
    progress: 'Your progress: 0 of 3 flights',
    all: 'See all promotions',
    registered: 'You’re registered',
    staffUsername: 'Alisio username',
    managed: 'Promotions of your region',
    seeManaged: 'See the promotions of your region',
    draft: 'Winter in the sun',
    preview: 'Moment',
    publish: undefined,
    published: 'Published',
  },
} as const;

for (const language of ['es', 'en'] as const) {
  const own = words[language];
  const { username, password, logIn } = loginWords[language];

  test(
    `${language}: a member finds a promotion, reads how long it runs, and registers once`,
    { tag: longSet },
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 780 });
      await openIn(page, language, '/loyalty/myaccount/promotions');
      await page.getByLabel(username, { exact: true }).fill(people.ana.username);
      await page.getByLabel(password, { exact: true }).fill(people.ana.password);
      await page.getByRole('button', { name: logIn, exact: true }).click();
      await page.getByRole('heading', { level: 1, name: own.title }).waitFor();
      await expectFitsWidths(page, own.title);
      await page.getByRole('link', { name: own.promotion }).click();
      await page.getByRole('heading', { level: 1, name: own.promotion }).waitFor();
      await expect(page.getByText(own.label)).toBeVisible();
      await page.getByRole('button', { name: own.register, exact: true }).click();
      await expect(page.getByText(own.done)).toBeVisible();
      await expect(page.getByRole('progressbar', { name: own.progress })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: own.all }).click();
      await page.getByRole('heading', { level: 1, name: own.title }).waitFor();
      await expect(page.getByText(own.registered).first()).toBeVisible();
    },
  );

  test(
    `${language}: a manager of a region sees what members will see, and publishes it`,
    { tag: longSet },
    async ({ page }) => {
      await openIn(page, language, '/business/ctm/login/?as=areaMarketingManager');
      await page.getByLabel(own.staffUsername, { exact: true }).fill(people.sonia.username);
      await page.getByLabel(password, { exact: true }).fill(people.sonia.password);
      await page.getByRole('button', { name: logIn, exact: true }).click();
      await page.getByRole('link', { name: own.seeManaged }).click();
      await page.getByRole('heading', { level: 1, name: own.managed }).waitFor();
      await expectFitsWidths(page, own.managed);
      await page.getByRole('link', { name: own.draft }).click();
      await page.getByRole('heading', { level: 1, name: own.draft }).waitFor();
      await page.getByLabel(own.preview).fill('2027-01-02T18:00');
      await expectFitsWidths(page, own.draft);
      if (own.publish === undefined) return;
      await page.getByRole('button', { name: own.publish }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: own.publish }).click();
      await expect(page.getByText(own.published)).toBeVisible();
    },
  );
}
