import { expect } from '@playwright/test';

import { mailsWith } from './booking-journey.ts';
import { longSet } from './journey-sets.ts';
import { expectAccessible, keepScreenshot, openIn, test } from './journey.ts';
import { loginWords, sendLogin } from './login-journey.ts';

const carlos = { username: 'carlos.vega', password: 'Ruta2026!' };
const support = '/business/ctm/support';

const texts = {
  es: {
    title: 'Ayuda y soporte',
    topic: 'Informes: descargarlos o leerlos con un sistema',
    answer: /Un sistema lee los mismos informes/,
    works: 'Todo funciona con normalidad.',
    logIn: 'Iniciar sesión',
    subject: 'Asunto',
    reports: 'Informes y API',
    message: 'Mensaje',
    missing: 'Elija un asunto',
    send: 'Enviar el mensaje',
    sent: /^Recibimos su mensaje: (S-[2-9A-Z]{8})$/,
  },
  en: {
    title: 'Help and support',
    topic: 'Reports: downloading them, or reading them with a system',
    answer: /A system reads the same reports/,
    works: 'Everything’s working normally.',
    logIn: 'Log in',
    subject: 'Topic',
    reports: 'Reports and API',
    message: 'Message',
    missing: 'Choose a topic',
    send: 'Send the message',
    sent: /^We received your message: (S-[2-9A-Z]{8})$/,
  },
} as const;

for (const [language, width] of [
  ['es', 1280],
  ['en', 360],
] as const) {
  test(
    `in ${language} at ${width} px: support answers, says how the service does, and keeps a message under a reference`,
    { tag: longSet },
    async ({ page }) => {
      const words = texts[language];
      const expectGood = async (name: string): Promise<void> => {
        await expectAccessible(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        await keepScreenshot(page, `company-support-${name}-${language}`);
      };
      await page.setViewportSize({ width, height: 900 });
      await openIn(page, language, support);
      await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
      await expect(page.getByText(words.works)).toBeVisible();
      await page.getByText(words.topic).click();
      await expect(page.getByText(words.answer)).toBeVisible();
      await expectGood('public');

      await page.getByRole('main').getByRole('link', { name: words.logIn }).click();
      await sendLogin(page, language, carlos, loginWords[language].portalUsername);
      await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
      await page.getByRole('button', { name: words.send }).click();
      await expect(page.getByRole('link', { name: words.missing })).toBeVisible();
      await page.getByLabel(words.subject).selectOption({ label: words.reports });
      await page.getByLabel(words.message, { exact: true }).fill('AB12CD');
      await page.getByRole('button', { name: words.send }).click();
      const sent = page.getByText(words.sent);
      await expect(sent).toBeVisible();
      const [, reference = ''] = words.sent.exec((await sent.textContent()) ?? '') ?? [];
      await expect(page.getByRole('listitem').filter({ hasText: reference })).toContainText('AB12CD');
      await expectGood('sent');
      await expect.poll(() => mailsWith(page, reference)).toBeGreaterThanOrEqual(2);
    },
  );
}
