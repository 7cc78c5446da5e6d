import { expect, type Locator, type Page } from '@playwright/test';

import {
  book,
  cancelBooked,
  cancelTrip,
  centsOf,
  chooseFlights,
  fillContact,
  fillPassenger,
  goOn,
  ines,
  mailsWith,
  payWith,
  recordLocatorOf,
  tripCodeMailed,
} from './booking-journey.ts';
import { longSet, mainJourney } from './journey-sets.ts';
import { expectAccessible, keepScreenshot, openIn, test, type Language } from './journey.ts';
import { dateIn } from './site/clock.ts';

const words = {
  es: {
    see: 'Ver vuelos',
    toPayment: 'Continuar al pago',
    confirm: 'Confirmar el cambio',
    code: 'Código del correo',
    pay: /^Pagar \$\d+\.\d\d y cambiar$/,
    testCards: 'Tarjetas de prueba',
    fares: 'Ver tarifas',
    change: 'Cambiar vuelos',
    payment: 'Pague la diferencia',
    review: 'Revise el cambio',
    done: 'Sus vuelos están cambiados',
    seeFund: 'Ver mi fondo de viaje',
    bookWithIt: 'Reservar con este fondo',
    addByNumber: 'Agregar un fondo con su número',
    fundNumber: 'Número del fondo',
    fundFirstName: 'Nombre de la persona titular',
    fundLastName: 'Apellido de la persona titular',
    add: 'Agregar el fondo',
    covered: 'Sus fondos de viaje pagan toda la diferencia.',
    toFund: (lastFour: string) => `A su fondo de viaje terminado en ${lastFour}`,
    fromFund: (lastFour: string) => `Fondo de viaje terminado en ${lastFour}`,
    paying: (lastFour: string) => `Fondo terminado en ${lastFour}`,
    total: 'Su viaje cuesta ahora',
    seeTrip: 'Ver mi viaje',
    basic: /^Elegir Brisa/,
    flex: /^Elegir Cumbre/,
  },
  en: {
    see: 'See flights',
    toPayment: 'Continue to payment',
    confirm: 'Confirm the change',
    code: 'Code from the email',
    pay: /^Pay \$\d+\.\d\d and change$/,
    testCards: 'Test cards',
    fares: 'See fares',
    change: 'Change flights',
    payment: 'Pay the difference',
    review: 'Review the change',
    done: 'Your flights are changed',
    seeFund: 'See my travel fund',
    bookWithIt: 'Book with this fund',
    addByNumber: 'Add a fund by its number',
    fundNumber: 'Fund number',
    fundFirstName: 'Holder’s first name',
    fundLastName: 'Holder’s last name',
    add: 'Add the fund',
    covered: 'Your travel funds pay all of the difference.',
    toFund: (lastFour: string) => `To your travel fund ending in ${lastFour}`,
    fromFund: (lastFour: string) => `Travel fund ending in ${lastFour}`,
    paying: (lastFour: string) => `Fund ending in ${lastFour}`,
    total: 'Your trip now costs',
    seeTrip: 'See my trip',
    basic: /^Choose Brisa/,
    flex: /^Choose Cumbre/,
  },
} as const;

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

interface BookedJourney {
  readonly email: string;
  readonly search: string;
  readonly directions?: number;
}

/** Books Dallas – Houston in the fare 'Viento'; gives its record locator. */
async function bookTrip(
  page: Page,
  language: Language,
  { email, search, directions = 1 }: BookedJourney,
): Promise<string> {
  await chooseFlights(page, language, search, directions);
  await fillPassenger(page, language, ines);
  await fillContact(page, language, email);
  await goOn(page, language);
  await payWith(page, language, 'approved');
  await book(page, language);
  return recordLocatorOf(page, language);
}

/** Opens the change from the page of the trip. */
async function openChange(page: Page, language: Language, recordLocator: string): Promise<void> {
  await openIn(page, language, `/trip/${recordLocator}`);
  await page.getByRole('link', { name: words[language].change, exact: true }).click();
  await expect(page).toHaveURL(`/air/change/${recordLocator}`);
}

/** Presses a fare of one of the flights, wherever its fares stand. */
async function chooseFare(page: Page, language: Language, flight: Locator, fare: RegExp): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) < 1024) {
    await flight.getByRole('button', { name: words[language].fares }).click();
  }
  await flight.getByRole('button', { name: fare }).click();
  await expect(heading(page, words[language].review)).toBeFocused();
}

/** Types the code that was mailed after an earlier one, and gives it. */
async function typeCode(page: Page, language: Language, recordLocator: string, earlier = ''): Promise<string> {
  await expect(page.getByLabel(words[language].code)).toBeFocused();
  const code = await tripCodeMailed(page.request, recordLocator, { earlier });
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  return code;
}

/** Gives a card of the sandbox, and presses the button that pays and changes. */
async function payByCard(page: Page, language: Language, card: string): Promise<void> {
  await page.getByText(words[language].testCards).click();
  await page.getByRole('button', { name: card }).click();
  await page.getByRole('button', { name: words[language].pay }).click();
}

/** At each width the page is accessible, and nothing stands sideways: down to a phone with large text. */
async function expectFits(page: Page, name: string): Promise<void> {
  const size = page.viewportSize();
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${name} at ${width}`).toBeLessThanOrEqual(
      width,
    );
    if (width !== 320) await keepScreenshot(page, `${name}-${width}`);
  }
  await expectAccessible(page, 'main');
  if (size !== null) await page.setViewportSize(size);
}

test(
  'one direction of a return trip is changed: the difference is paid by card, after one that the bank declines',
  { tag: [longSet, mainJourney] },
  async ({ page, consoleErrors }) => {
    consoleErrors.expect('402 /api/air-booking/v1/trips/changes');
    test.slow();
    await page.setViewportSize({ width: 1280, height: 900 });
    const search = `trip=return&from=DAL&to=HOU&date=${dateIn(42)}&return=${dateIn(49)}&adults=1`;
    const recordLocator = await bookTrip(page, 'es', { email: 'ines.cambia@example.com', search, directions: 2 });
    await openChange(page, 'es', recordLocator);
    await expect(heading(page, /^Cambiar los vuelos de su viaje a Houston/)).toBeFocused();
    await expect(page.getByText('Su viaje está en las primeras 24 horas')).toBeVisible();
    await page
      .getByRole('checkbox', { name: /^Cambiar este vuelo/ })
      .first()
      .check();
    await expectFits(page, 'change-choose-es');
    await page.getByRole('button', { name: 'Ver vuelos' }).click();

    await expect(heading(page, 'Elija su vuelo')).toBeVisible();
    const flights = page.getByRole('article');
    await expect(flights.first()).toContainText('frente a lo que pagó');
    await expectFits(page, 'change-flights-es');
    await chooseFare(page, 'es', flights.nth(1), /^Elegir Cumbre/);
    await expect(page.getByText('Lo que sigue igual')).toBeVisible();
    await expectFits(page, 'change-review-es');

    // Back takes the choice back, and forward brings it again; so does a reload.
    await page.goBack();
    await expect(page.getByRole('button', { name: /^Continuar/ })).toBeVisible();
    await page.goForward();
    await page.reload();
    await page.getByRole('button', { name: 'Continuar al pago' }).click();
    await typeCode(page, 'es', recordLocator);
    await expect(heading(page, words.es.payment)).toBeFocused();
    await expectFits(page, 'change-payment-es');
    await payByCard(page, 'es', '4000 0000 0000 0002');
    await expect(page.getByText(/^El banco rechazó esta tarjeta/)).toBeVisible();
    await expectFits(page, 'change-declined-es');
    await payByCard(page, 'es', '4242 4242 4242 4242');
    await expect(heading(page, words.es.done)).toBeVisible();
    await expect(page.getByText(recordLocator)).toBeVisible();
    await expectFits(page, 'change-done-es');
    await expect.poll(() => mailsWith(page, `Cambiamos los vuelos de su viaje a Houston: ${recordLocator}`)).toBe(1);

    // Back never stands before a payment that was made.
    await page.goBack();
    await expect(page.getByRole('button', { name: words.es.pay })).toBeHidden();
    await openIn(page, 'es', `/trip/${recordLocator}`);
    await expect(page.getByText(/^Cambiado el /)).toBeVisible();
  },
);

test(
  'a cheaper fare on a trip that leaves soon gives a travel fund: in English, on a phone',
  { tag: longSet },
  async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 360, height: 740 });
    const search = `trip=one-way&from=DAL&to=HOU&date=${dateIn(3)}&adults=1`;
    const recordLocator = await bookTrip(page, 'en', { email: 'ines.credit.change@example.com', search });
    await openChange(page, 'en', recordLocator);
    await expect(page.getByRole('checkbox', { name: /^Change this flight/ })).toBeChecked();
    await expectFits(page, 'change-choose-en');
    await page.getByRole('button', { name: words.en.see }).click();
    await chooseFare(page, 'en', page.getByRole('article').nth(1), /^Choose Brisa/);
    await expect(page.getByText('As a travel fund')).toBeVisible();
    await expect(page.getByText(/^The travel fund is in the name of Inés Núñez O’Hara and expires on /)).toBeVisible();
    await expectFits(page, 'change-credit-en');
    await page.getByRole('button', { name: words.en.confirm }).click();
    await typeCode(page, 'en', recordLocator);
    await expect(heading(page, words.en.done)).toBeVisible();
    await expect(page.getByText(/^[A-HJ-NP-Z2-9]{4} [A-HJ-NP-Z2-9]{4} [A-HJ-NP-Z2-9]{4}$/)).toBeVisible();
    await expectFits(page, 'change-credit-done-en');
    await page.getByRole('link', { name: 'See my travel fund' }).click();
    await expect(heading(page, 'Your travel fund')).toBeFocused();
  },
);

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < 150; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there.');
}

test(
  'by keyboard alone: the flights that are booked already are refused, and others are chosen',
  { tag: longSet },
  async ({ page, consoleErrors }) => {
    consoleErrors.expect('409 /api/air-booking/v1/trips/change-quote');
    test.slow();
    await page.setViewportSize({ width: 1280, height: 900 });
    const search = `trip=one-way&from=DAL&to=HOU&date=${dateIn(43)}&adults=1`;
    const recordLocator = await bookTrip(page, 'es', { email: 'ines.teclado@example.com', search });
    await openChange(page, 'es', recordLocator);
    await tabTo(page, page.getByRole('button', { name: words.es.see }));
    await page.keyboard.press('Enter');
    const booked = page.getByRole('button', { name: /^Elegir Viento.*su vuelo/ });
    await expect(booked).toBeVisible();
    await tabTo(page, booked);
    await page.keyboard.press('Enter');
    await expect(heading(page, words.es.review)).toBeFocused();
    await expect(page.getByText('Eligió el mismo vuelo y la misma tarifa que ya tiene')).toBeVisible();
    await expectAccessible(page);
    await tabTo(page, page.getByRole('link', { name: 'Elegir otros vuelos' }).first());
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Elija su vuelo')).toBeFocused();
    const other = page
      .getByRole('article')
      .nth(1)
      .getByRole('button', { name: /^Elegir Viento/ });
    await expect(other).toBeVisible();
    await tabTo(page, other);
    await page.keyboard.press('Enter');
    await expect(heading(page, words.es.review)).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Después' })).toBeVisible();
  },
);

/** In text of twice the size nothing stands sideways on a small phone. */
async function expectFitsInLargeText(page: Page, name: string): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 800 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(320);
  await keepScreenshot(page, `${name}-large-text`);
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  if (size !== null) await page.setViewportSize(size);
}

/** Adds a travel fund of Inés’s to the payment. */
async function addFund(page: Page, language: Language, number: string): Promise<void> {
  const { add, addByNumber, fundNumber, fundFirstName, fundLastName } = words[language];
  if (!(await page.getByLabel(fundNumber).isVisible())) await page.getByText(addByNumber).click();
  await page.getByLabel(fundNumber).fill(number);
  await page.getByLabel(fundFirstName).fill(ines.firstName);
  await page.getByLabel(fundLastName).fill(ines.lastName);
  await page.getByRole('button', { name: add }).click();
}

for (const { language, width } of [
  { language: 'es', width: 360 },
  { language: 'en', width: 1280 },
] as const) {
  test(
    `a fund pays a part of a trip, gets back what a change gives and pays for the next one, and has all back at the end: in ${language}`,
    { tag: longSet },
    async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 800 });
      const text = words[language];
      const email = `ines.cambia.fondo.${language}@example.com`;
      const oneWay = `trip=one-way&from=DAL&to=HOU&date=${dateIn(3)}&adults=1`;
      await bookTrip(page, language, { email, search: oneWay });
      await cancelBooked(page, language);
      await page.getByRole('link', { name: text.seeFund }).click();
      const number =
        (await page.getByText(/^[A-HJ-NP-Z2-9]{4} [A-HJ-NP-Z2-9]{4} [A-HJ-NP-Z2-9]{4}$/).textContent()) ?? '';
      const lastFour = number.slice(-4);

      const search = `trip=return&from=DAL&to=HOU&date=${dateIn(3)}&return=${dateIn(5)}&adults=1`;
      await chooseFlights(page, language, search, 2);
      await fillPassenger(page, language, ines);
      await fillContact(page, language, email);
      await goOn(page, language);
      await addFund(page, language, number);
      await payWith(page, language, 'approved');
      await book(page, language);
      const recordLocator = await recordLocatorOf(page, language);

      // A cheaper fare on the way out: the credit goes back to the fund that paid.
      await openChange(page, language, recordLocator);
      await page.getByRole('checkbox').first().check();
      await page.getByRole('button', { name: text.see }).click();
      await chooseFare(page, language, page.getByRole('article').nth(1), text.basic);
      await expect(page.getByText(text.toFund(lastFour))).toBeVisible();
      await expectFits(page, `change-to-fund-${language}`);
      await page.getByRole('button', { name: text.confirm }).click();
      const first = await typeCode(page, language, recordLocator);
      await expect(heading(page, text.done)).toBeVisible();
      await expect(page.getByText(text.toFund(lastFour))).toBeVisible();
      await expectFits(page, `change-to-fund-done-${language}`);
      await expectFitsInLargeText(page, `change-to-fund-done-${language}`);

      // A dearer one on the way back: the fund pays as much as it has.
      await openChange(page, language, recordLocator);
      await page.getByRole('checkbox').last().check();
      await page.getByRole('button', { name: text.see }).click();
      await chooseFare(page, language, page.getByRole('article').nth(1), text.flex);
      await page.getByRole('button', { name: text.toPayment }).click();
      const earlier = await typeCode(page, language, recordLocator, first);
      await expect(heading(page, text.payment)).toBeFocused();
      await addFund(page, language, number);
      await expect(page.getByText(text.paying(lastFour)).first()).toBeVisible();
      await expectFits(page, `change-by-fund-${language}`);
      if (await page.getByText(text.covered).isVisible()) {
        await page.getByRole('button', { name: text.confirm }).click();
      } else {
        await payByCard(page, language, '4242 4242 4242 4242');
      }
      await expect(heading(page, text.done)).toBeVisible();
      await expect(page.getByText(text.fromFund(lastFour)).first()).toBeVisible();
      await expectFits(page, `change-by-fund-done-${language}`);
      await expectFitsInLargeText(page, `change-by-fund-done-${language}`);
      const total = page.getByText(text.total, { exact: true }).locator('xpath=following-sibling::dd');
      const totalMinor = centsOf(await total.first().textContent());

      await page.getByRole('link', { name: text.seeTrip }).first().click();
      const lookAtAmounts = async () => {
        const given = page.locator('dl', { has: page.getByText(text.toFund(lastFour)) });
        const amounts = (await given.first().textContent())?.match(/\$[\d,]+\.\d\d/g) ?? [];
        expect(amounts.reduce((sum, amount) => sum + centsOf(amount), 0)).toBe(totalMinor);
      };
      await cancelTrip(page, language, recordLocator, { before: lookAtAmounts, earlier });
      await expect(page.getByText(text.toFund(lastFour))).toBeVisible();
    },
  );
}
