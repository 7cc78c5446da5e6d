import { endpoints, type TripCheckIn } from '@airline/contract';
import { expect, type Page } from '@playwright/test';

import {
  book,
  chooseFlights,
  countSheets,
  fillContact,
  fillPassenger,
  goOn,
  ines,
  payWith,
  type Person,
  recordLocatorOf,
} from './booking-journey.ts';
import { longSet } from './journey-sets.ts';
import { expectFitsWidths, keepScreenshot, openIn, test, type Language } from './journey.ts';
import { dateIn } from './site/clock.ts';
import { apiHeaders, type Site } from './site/start-site.ts';

/** Check-in is open for 23 hours: no opening is stepped over. */
test.use({ clockStepMs: 8 * 60 * 60 * 1000 });

const marta: Person = { firstName: 'Marta', lastName: 'Núñez', born: '1990-05-02' };

/** A kiosk stands upright. */
const kiosk = { width: 1080, height: 1920 };
const smallestTarget = 64;

const words = {
  es: {
    start: 'Haga su check-in aquí',
    type: 'Escribir mi código de reserva',
    scan: 'Escanear mi pase de abordar',
    keys: 'Teclado',
    next: 'Siguiente',
    find: 'Buscar mi viaje',
    choose: /^Elegir Dallas/,
    goods: 'Ninguno de estos pasajeros lleva materiales peligrosos',
    submit: 'Hacer el check-in',
    done: 'El check-in está hecho',
    bags: 'Continuar con las maletas',
    passes: 'Continuar con los pases',
    passesOf: /^Pases de /,
    erase: 'Terminar y borrar',
    asked: '¿Sigue ahí?',
    stay: 'Sí, seguir aquí',
  },
  en: {
    start: 'Check in here',
    type: 'Type my confirmation code',
    scan: 'Scan my boarding pass',
    keys: 'Keyboard',
    next: 'Next',
    find: 'Find my trip',
    choose: /^Choose Dallas/,
    goods: 'None of these passengers carries dangerous goods',
    submit: 'Check in',
    done: 'You are checked in',
    bags: 'Continue with the bags',
    passes: 'Continue with the passes',
    passesOf: /^Passes of /,
    erase: 'Finish and erase',
    asked: 'Are you still there?',
    stay: 'Yes, stay here',
  },
} as const;

/** Books a flight for two, and gives its record locator. */
async function bookForTwo(page: Page, language: Language): Promise<string> {
  await chooseFlights(page, language, `trip=one-way&from=DAL&to=HOU&date=${dateIn(3)}&adults=2`);
  await fillPassenger(page, language, ines);
  await fillContact(page, language, `kiosk-${language}@example.com`);
  await goOn(page, language);
  await fillPassenger(page, language, marta);
  await goOn(page, language);
  await payWith(page, language, 'approved');
  await book(page, language);
  return recordLocatorOf(page, language);
}

/** Lets time pass until check-in of a trip is open. */
async function waitUntilOpen(page: Page, site: Site, recordLocator: string): Promise<void> {
  const isOpen = async () => {
    const data = { recordLocator, firstName: ines.firstName, lastName: ines.lastName };
    const answer = await page.request.post(endpoints.readCheckIn.path, { data, headers: apiHeaders });
    return ((await answer.json()) as TripCheckIn).bounds[0]?.state === 'open';
  };
  for (let steps = 0; steps < 9 && !(await isOpen()); steps += 1) site.moveClock();
  await expect.poll(isOpen).toBe(true);
}

/** Lists what can be touched on the screen and is smaller than a thumb. */
function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate((smallest) => {
    const touched = document.querySelectorAll<HTMLElement>('main :is(button, a, summary, label:has(input))');
    return [...touched].flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && Math.min(width, height) < smallest ? [`${element.textContent} ${width} × ${height}`] : [];
    });
  }, smallestTarget);
}

/** Presses keys of the screen. */
async function type(page: Page, language: Language, text: string): Promise<void> {
  const keys = page.getByRole('group', { name: words[language].keys });
  for (const sign of text) await keys.getByRole('button', { name: sign, exact: true }).click();
}

async function findTrip(page: Page, language: Language, recordLocator: string): Promise<void> {
  const own = words[language];
  await page.getByRole('button', { name: own.type }).click();
  await type(page, language, recordLocator);
  await page.getByRole('button', { name: own.next }).click();
  await type(page, language, 'NUÑEZ');
  await page.getByRole('button', { name: own.next }).click();
  await type(page, language, 'MARTA');
  expect(await smallTargets(page)).toEqual([]);
  await page.getByRole('button', { name: own.find }).click();
  await expect(page.getByRole('button', { name: own.choose })).toBeVisible();
}

/** What this browser keeps of anybody, beside the language. */
const kept = (page: Page) =>
  page.evaluate(async () =>
    JSON.stringify([
      Object.entries(sessionStorage),
      Object.entries(localStorage),
      await caches.keys(),
      history.state,
      location.href,
    ]),
  );

for (const language of ['es', 'en'] as const) {
  test(
    `${language}: two people check in at a kiosk by touch alone, print a page each, and the next person finds nothing`,
    { tag: longSet },
    async ({ page, context, site }) => {
      test.slow();
      const own = words[language];
      const recordLocator = await bookForTwo(page, language);
      await waitUntilOpen(page, site, recordLocator);

      // Another tab: what the booking kept was of the tab before.
      const screen = await context.newPage();
      await screen.clock.install();
      await openIn(screen, language, '/kiosk');
      await expectFitsWidths(screen, `kiosk-start-${language}`);
      await screen.setViewportSize(kiosk);
      expect(await smallTargets(screen)).toEqual([]);
      await findTrip(screen, language, recordLocator);
      await screen.getByRole('button', { name: own.choose }).click();
      await screen.getByText(own.goods).click();
      expect(await smallTargets(screen)).toEqual([]);
      await expectFitsWidths(screen, `kiosk-people-${language}`);
      await screen.setViewportSize(kiosk);
      await screen.getByRole('button', { name: own.submit }).click();
      await expect(screen.getByRole('heading', { level: 1, name: own.done })).toBeVisible();
      await screen.getByRole('button', { name: own.bags }).click();
      expect(await smallTargets(screen)).toEqual([]);
      await expectFitsWidths(screen, `kiosk-bags-${language}`);
      await screen.setViewportSize(kiosk);
      await screen.getByRole('button', { name: own.passes }).click();
      await expect(screen.getByRole('region', { name: own.passesOf })).toHaveCount(2);
      await expect(screen.getByRole('img', { name: /Aztec/ })).toHaveCount(2);
      await expectFitsWidths(screen, `kiosk-passes-${language}`);
      await screen.setViewportSize(kiosk);
      expect(await countSheets(screen)).toBe(2);

      // Who answers in time stays.
      await screen.clock.fastForward(61_000);
      await expect(screen.getByRole('alertdialog', { name: own.asked })).toBeVisible();
      expect(await smallTargets(screen)).toEqual([]);
      await keepScreenshot(screen, `kiosk-idle-${language}`);
      await screen.getByRole('button', { name: own.stay }).click();
      await expect(screen.getByRole('region', { name: own.passesOf })).toHaveCount(2);
      // Who does not has left.
      await screen.clock.fastForward(95_000);
      await expect(screen.getByRole('heading', { level: 1, name: words.es.start })).toBeVisible();
      await expect(screen.locator('html')).toHaveAttribute('lang', 'es');
      await expect(screen.locator('body')).not.toContainText(/núñez/i);
      expect(await kept(screen)).not.toMatch(new RegExp(`${recordLocator}|n[uú][nñ]ez|marta`, 'i'));

      // Neither the button back nor the one forward shows anything of the person before.
      await findTrip(screen, 'es', recordLocator);
      await screen.goto('/help/');
      await screen.goBack();
      await expect(screen.getByRole('button', { name: words.es.type })).toBeVisible();
      await expect(screen.locator('body')).not.toContainText(recordLocator);
      await screen.close();
    },
  );
}
