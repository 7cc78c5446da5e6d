import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { endpoints, type BoardingPasses, type FlightBoarding } from '@airline/contract';
import { chromiumArguments, chromiumPath } from '@tooling/config/vitest';
import { expect, type Page } from '@playwright/test';

import { book, reachReview, recordLocatorOf } from './booking-journey.ts';
import { writeFilm } from './camera-film.ts';
import { longSet } from './journey-sets.ts';
import { expectFitsWidths, openIn, test as journey, type Language } from './journey.ts';
import { loginWords, people } from './login-journey.ts';
import type { Site } from './site/start-site.ts';

/** A browser whose camera sees a film, which the journey writes before the camera is started. */
const test = journey.extend<object, { readonly film: string }>({
  film: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures this one needs: none.
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'airline-film-'));
      await use(join(folder, 'pass.y4m'));
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ film }, use) => {
      await use({
        executablePath: chromiumPath(),
        args: [
          ...chromiumArguments,
          '--use-fake-device-for-media-stream',
          '--use-fake-ui-for-media-stream',
          `--use-file-for-fake-video-capture=${film}`,
        ],
      });
    },
    { scope: 'worker' },
  ],
});

/** Check-in is open for 23 hours: no opening is stepped over. */
test.use({ clockStepMs: 8 * 60 * 60 * 1000, permissions: ['camera'] });

const words = {
  es: {
    goods: 'Ninguno de estos pasajeros lleva materiales peligrosos',
    checkIn: 'Hacer el check-in',
    flight: 'Número de vuelo',
    find: 'Buscar el vuelo',
    open: /^Abrir la puerta de/,
    field: 'Pase o número de secuencia',
    call: /^Llamar A/,
    waits: 'Todavía no se llama su lugar',
    group: 'Llamado',
    called: 'Todos los lugares están llamados.',
    boards: 'Puede abordar',
    again: 'Ya abordó',
    noPass: 'No es un pase de abordar',
    camera: 'Usar la cámara',
    off: /^Bajar a Inés/,
    list: 'Lista de pasajeros',
  },
  en: {
    goods: 'None of these passengers carries dangerous goods',
    checkIn: 'Check in',
    flight: 'Flight number',
    find: 'Find the flight',
    open: /^Open the gate from/,
    field: 'Pass or sequence number',
    call: /^Call A/,
    waits: 'Their place was not called yet',
    group: 'Called',
    called: 'All places have been called.',
    boards: 'May board',
    again: 'Boarded already',
    noPass: 'This is no boarding pass',
    camera: 'Use the camera',
    off: /^Take off Inés/,
    list: 'Passenger list',
  },
} as const;

/** Lets time pass until check-in of the page's trip is open, and checks in; gives the passes. */
async function checkIn(page: Page, site: Site, language: Language): Promise<BoardingPasses> {
  const own = words[language];
  const submit = page.getByRole('button', { name: own.checkIn });
  for (let steps = 0; steps < 9 && !(await submit.isVisible()); steps += 1) {
    site.moveClock();
    await page.reload();
    await page.locator('html[data-app=shown]').waitFor();
  }
  await page.getByLabel(own.goods).check();
  const answered = page.waitForResponse((response) => response.url().endsWith(endpoints.readBoardingPasses.path));
  await submit.click();
  return (await (await answered).json()) as BoardingPasses;
}

/** Calls one group of places after the other, each once the page shows that the one before was called. */
async function callAll(gate: Page, own: (typeof words)[Language]): Promise<void> {
  for (let isLast = false; !isLast;) {
    const answered = gate.waitForResponse((response) => response.url().endsWith('/call'));
    await gate.getByRole('button', { name: own.call }).click();
    const { groups } = (await (await answered).json()) as FlightBoarding;
    const called = groups.filter(({ isCalled }) => isCalled).length;
    await expect(gate.getByText(own.group, { exact: true })).toHaveCount(called);
    isLast = called === groups.length;
  }
  await expect(gate.getByText(own.called)).toBeVisible();
}

for (const language of ['es', 'en'] as const) {
  test(
    `${language}: what the site prints is read at the gate, by a camera and by hand, and boards once its place is called`,
    { tag: longSet },
    async ({ page, site, openBrowser, film }) => {
      test.slow();
      const own = words[language];
      await reachReview(page, language, { email: `gate-${language}@example.com`, days: 3 });
      await book(page, language);
      const recordLocator = await recordLocatorOf(page, language);
      await openIn(page, language, `/air/check-in/${recordLocator}`);
      const { passes } = await checkIn(page, site, language);
      const [pass] = passes;
      if (pass === undefined) throw new Error('There is no pass.');
      const symbol = page.getByRole('img', { name: /Aztec/ }).locator('..');
      await writeFilm(page, await symbol.screenshot(), film);

      const gate = await (await openBrowser({ permissions: ['camera'] })).newPage();
      await openIn(gate, language, '/gate');
      const { username, password, logIn } = loginWords[language];
      await gate.getByLabel(username, { exact: true }).fill(people.gabriel.username);
      await gate.getByLabel(password, { exact: true }).fill(people.gabriel.password);
      await gate.getByRole('button', { name: logIn, exact: true }).click();
      await gate.getByLabel(own.flight).fill(pass.leg.flight);
      await gate.getByRole('button', { name: own.find }).click();
      await gate.goto(`/gate/${pass.leg.id}`);
      await gate.getByLabel(own.field).fill(pass.barcode);
      await gate.keyboard.press('Enter');
      await expect(gate.getByText(own.waits)).toBeVisible();
      await callAll(gate, own);
      await gate.getByLabel(own.field).fill('hola');
      await gate.keyboard.press('Enter');
      await expect(gate.getByText(own.noPass)).toBeVisible();
      await gate.getByRole('button', { name: own.camera }).click();
      await expect(gate.getByText(own.boards)).toBeVisible();
      await expect(gate.getByRole('button', { name: own.off })).toBeVisible();
      await gate.getByLabel(own.field).fill(String(pass.sequence));
      await gate.keyboard.press('Enter');
      await expect(gate.getByText(own.again)).toBeVisible();
      await expectFitsWidths(gate, `gate-${language}`);
    },
  );
}
