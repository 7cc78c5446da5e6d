import { expect } from '@playwright/test';

import { makeMember } from './account-journey.ts';
import { longSet } from './journey-sets.ts';
import { expectAccessible, keepScreenshot, openIn, test } from './journey.ts';
import { logIn, loginWords, sendLogin } from './login-journey.ts';
import { addressMailed } from './mailed-address.ts';

const carlos = { username: 'carlos.vega', password: 'Ruta2026!' };
const account = '/business/ctm/account-management';

const texts = {
  es: {
    invite: 'Invitar a una persona',
    email: 'Correo electrónico',
    firstName: 'Nombre',
    lastName: 'Apellidos',
    send: 'Enviar la invitación',
    sent: 'Invitación enviada a',
    join: 'Unirme a Olivares Export',
    joined: 'Ya está en Olivares Export',
    log: 'Registro de cambios',
    joinedInLog: 'Se unió',
    subject: /Olivares Export le invita/,
  },
  en: {
    invite: 'Invite a person',
    email: 'Email',
    firstName: 'First name',
    lastName: 'Last name',
    send: 'Send the invitation',
    sent: 'Invitation sent to',
    join: 'Join Olivares Export',
    joined: 'You are in Olivares Export',
    log: 'Change log',
    joinedInLog: 'Joined',
    subject: /Olivares Export invites you/,
  },
} as const;

for (const language of ['es', 'en'] as const) {
  test(
    `in ${language}: a manager invites a member, who joins by the mailed link`,
    { tag: longSet },
    async ({ page, openBrowser }) => {
      const words = texts[language];
      const member = await makeMember(page.request);
      await page.setViewportSize({ width: language === 'es' ? 1280 : 360, height: 900 });
      await openIn(page, language, `/business/ctm/login/?returnTo=${encodeURIComponent(account)}`);
      await sendLogin(page, language, carlos, loginWords[language].portalUsername);
      await page.getByRole('button', { name: words.invite }).click();
      const dialog = page.getByRole('dialog', { name: words.invite });
      await dialog.getByLabel(words.email).fill(member.email);
      await dialog.getByLabel(words.firstName, { exact: true }).fill('Ana');
      await dialog.getByLabel(words.lastName).fill('Ruiz');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: words.send }).click();
      await expect(page.getByText(`${words.sent} ${member.email}`)).toBeVisible();
      await expectAccessible(page);
      await keepScreenshot(page, `company-account-${language}`);

      const invitation = await addressMailed(page.request, words.subject, '/company-invitation');
      const own = await (await openBrowser()).newPage();
      await logIn(own, language, { username: member.username, password: member.password }, '/find-my-trip');
      await own.goto(new URL(invitation, page.url()).href);
      await own.getByRole('button', { name: words.join }).click();
      await expect(own.getByRole('heading', { level: 1, name: words.joined })).toBeVisible();
      await own.context().close();

      await page.goto(`${account}?tab=log`);
      await page.getByRole('tab', { name: words.log }).click();
      await expect(page.getByRole('row', { name: new RegExp(`${words.joinedInLog}: Ana Ruiz`) }).first()).toBeVisible();
      await expectAccessible(page);
    },
  );
}
