import { expect, type Page } from '@playwright/test';

import { expectAccessible, keepScreenshot, openIn, test } from './journey.ts';
import { recordLayoutShifts } from './layout-shifts.ts';
import { dateIn } from './site/clock.ts';
import { longSet, mainJourney } from './journey-sets.ts';

const [there, back] = [dateIn(30), dateIn(37)];
const oneWay = `/air/booking/flights?trip=one-way&from=DAL&to=SJU&date=${there}&adults=1`;
const thereAndBack = `/air/booking/flights?trip=return&from=DAL&to=SJU&date=${there}&return=${back}&adults=2`;

/** The digits of a date in the order in which the language asks for its parts. */
function digitsOf(date: string, language: 'es' | 'en'): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return language === 'es' ? day + month + year : month + day + year;
}

async function choosePlace(page: Page, field: string, typed: string, option: RegExp): Promise<void> {
  // The first touch of a first page's field brings its list.
  await page
    .locator('input')
    .and(page.getByLabel(field, { exact: true }))
    .click();
  await page.getByRole('combobox', { name: field, exact: true }).fill(typed);
  await page.getByRole('listbox').getByRole('option', { name: option }).first().click();
}

/** Types a date where a one-way search asks for it. */
async function typeDate(page: Page, date: string, language: 'es' | 'en'): Promise<void> {
  await page.getByRole('spinbutton').first().focus();
  await page.keyboard.type(digitsOf(date, language));
}

async function chooseFare(page: Page, family: RegExp): Promise<void> {
  await page.getByRole('button', { name: family }).first().click();
}

/** Tells how far from the top of the page the first flight begins. */
async function topOfFirstFlight(page: Page): Promise<number> {
  return page
    .getByRole('article')
    .first()
    .evaluate((flight) => flight.getBoundingClientRect().top + window.scrollY);
}

/** Gives what the gateway answers to the search of {@link oneWay}. */
async function searchAnswer(page: Page): Promise<object> {
  const answered = page.waitForResponse(/\/itineraries\?/);
  await openIn(page, 'es', oneWay);
  return (await (await answered).json()) as object;
}

async function expectNothingSideways(page: Page, width: number): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

test('from the first page to the passengers: one way, nonstop, in Spanish', { tag: mainJourney }, async ({ page }) => {
  await openIn(page, 'es', '/');
  await page.getByRole('radio', { name: 'Solo ida' }).check();
  await choosePlace(page, 'Desde', 'dal', /Dallas/);
  await choosePlace(page, 'Hasta', 'sju', /San Juan/);
  await typeDate(page, there, 'es');
  await page.getByRole('button', { name: 'Buscar vuelos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Elija su vuelo' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`trip=one-way&from=DAL&to=SJU&date=${there}&adults=1$`));
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('checkbox', { name: 'Directo' }).check();
  await expect(page).toHaveURL(/stops=0/);
  await chooseFare(page, /^Elegir Viento/);
  await expect(page).toHaveURL(/\/air\/booking\/passenger\/0$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Sus vuelos' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Total' })).toContainText('$');
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Elija su vuelo' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Dallas (Love Field) – San Juan' })).toBeVisible();
  await expectAccessible(page);
});

test(
  'the swap button turns the journey around in the fields and in the search, each time it is pressed',
  { tag: longSet },
  async ({ page }) => {
    const origin = page.getByRole('combobox', { name: 'Desde' });
    const destination = page.getByRole('combobox', { name: 'Hasta' });
    const swap = page.getByRole('button', { name: 'Intercambiar origen y destino' });
    await openIn(page, 'es', '/air/booking/');
    await page.getByRole('radio', { name: 'Solo ida' }).check();
    await page
      .locator('input')
      .and(page.getByLabel('Desde', { exact: true }))
      .click();
    await origin.pressSequentially('DAL');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(destination).toBeFocused();
    await destination.pressSequentially('MCO');
    await page.keyboard.press('Tab');
    await swap.click();
    await expect(origin).toHaveValue(/^Orlando/);
    await expect(destination).toHaveValue(/^Dallas/);
    await swap.click();
    await expect(origin).toHaveValue(/^Dallas/);
    await expect(destination).toHaveValue(/^Orlando/);
    await swap.click();
    await typeDate(page, there, 'es');
    await page.getByRole('button', { name: 'Buscar vuelos' }).click();
    await expect(page).toHaveURL(/from=MCO&to=DAL/);
    await expect(page.getByRole('article').first()).toContainText('MCO');
  },
);

test(
  'there and back with a connection: each direction in turn, a choice can be changed',
  { tag: longSet },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const shifts = await recordLayoutShifts(page);
    await openIn(page, 'es', thereAndBack);
    await expect(page.getByRole('heading', { level: 1, name: 'Elija su vuelo de ida' })).toBeVisible();
    expect(await topOfFirstFlight(page)).toBeLessThan(320);
    expect((await shifts.untilNow()).value).toBeLessThan(0.005);
    await page.getByRole('checkbox', { name: '1 escala' }).check();
    await page.getByRole('button', { name: 'Detalles' }).first().click();
    await expect(page.getByText(/Cambio de avión en|sin bajar del avión/).first()).toBeVisible();
    await expect(page.getByRole('table', { name: 'En qué se diferencian las tarifas' })).toBeVisible();
    await expectAccessible(page);
    await keepScreenshot(page, 'traveller-flights-es-1280');
    await chooseFare(page, /^Elegir Brisa/);
    await expect(page.getByRole('heading', { level: 1, name: 'Elija su vuelo de vuelta' })).toBeFocused();
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await topOfFirstFlight(page)).toBeLessThan(320);
    await expect(page.getByRole('checkbox', { name: '1 escala' })).toBeChecked();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Elija su vuelo de vuelta' })).toBeVisible();
    await page.getByRole('link', { name: /Cambiar el vuelo de Dallas/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Elija su vuelo de ida' })).toBeVisible();
    await chooseFare(page, /^Elegir Viento/);
    await expect(page.getByRole('heading', { level: 1, name: 'Elija su vuelo de vuelta' })).toBeVisible();
    await chooseFare(page, /^Elegir Viento/);
    await expect(page).toHaveURL(/\/air\/booking\/passenger\/0$/);
  },
);

test('from one group of airports to another, the airports can be chosen among', { tag: longSet }, async ({ page }) => {
  await openIn(page, 'es', '/air/booking/');
  await page.getByRole('radio', { name: 'Solo ida' }).check();
  await choosePlace(page, 'Desde', 'nueva york', /Nueva York \(todos los aeropuertos\)/);
  await choosePlace(page, 'Hasta', 'los ang', /Los Ángeles \(todos los aeropuertos\)/);
  await typeDate(page, there, 'es');
  await page.getByRole('button', { name: 'Buscar vuelos' }).click();
  await expect(page).toHaveURL(/from=NEWYORK&to=LOSANGELES/);
  const airports = page.getByRole('group', { name: 'Aeropuerto de llegada' });
  await airports.getByRole('checkbox').first().check();
  await expect(page).toHaveURL(/land=[A-Z]{3}/);
  await expect(page.getByRole('heading', { level: 2, name: /\d+ de \d+ vuelos/ })).toBeVisible();
});

test('in English, with the calendar and its prices, below its field', { tag: longSet }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openIn(page, 'en', '/');
  await choosePlace(page, 'From', 'dal', /Dallas/);
  await choosePlace(page, 'To', 'sju', /San Juan/);
  await page.getByRole('button', { name: /See the calendar/ }).click();
  const calendar = page.getByRole('dialog').filter({ has: page.getByRole('grid') });
  await expect(calendar).toContainText('Choose the departure date');
  await expect(calendar).toBeInViewport({ ratio: 1 });
  const field = await page.getByRole('group', { name: /dates/i }).first().boundingBox();
  expect((await calendar.boundingBox())?.y).toBeGreaterThan((field?.y ?? Infinity) + (field?.height ?? 0));
  await page.getByRole('button', { name: 'Next month' }).click();
  await page
    .getByRole('button', { name: /, \$\d+$/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: /, \$\d+$/ })
    .nth(5)
    .click();
  await page.getByRole('button', { name: 'Search flights' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Choose your departing flight' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectAccessible(page);
  await keepScreenshot(page, 'traveller-flights-en-1280');
});

test('a date that is typed and sent before the calendar has come counts', { tag: longSet }, async ({ page }) => {
  let come = (): void => undefined;
  const hasCome = new Promise<void>((resolve) => (come = resolve));
  await page.route('**/date-picker-*.js', async (route) => {
    await hasCome;
    await route.continue();
  });
  await openIn(page, 'es', '/');
  await page.getByRole('radio', { name: 'Solo ida' }).check();
  for (const [field, typed] of [
    ['Desde', 'dal'],
    ['Hasta', 'sju'],
  ] as const) {
    await page.getByRole('combobox', { name: field }).click();
    await page.keyboard.type(typed);
    await page.getByRole('option').first().click();
  }
  await page.getByLabel('Fecha del vuelo').focus();
  await page.keyboard.type(digitsOf(there, 'es'));
  await page.keyboard.press('Enter');
  come();
  await expect(page.getByRole('heading', { level: 1, name: 'Elija su vuelo' })).toBeVisible();
});

test('by keyboard alone, from the first field to the passengers', { tag: longSet }, async ({ page }) => {
  await openIn(page, 'es', '/');
  await page.getByRole('radio', { name: 'Ida y vuelta' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.type('dal');
  await expect(page.getByRole('listbox').getByRole('option', { name: /Dallas/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Intercambiar origen y destino' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('sju');
  await expect(page.getByRole('listbox').getByRole('option', { name: /San Juan/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type(digitsOf(there, 'es'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Elija su vuelo' })).toBeFocused();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ir a los vuelos' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: /^\d+ vuelos$/ })).toBeFocused();
  await page.getByRole('button', { name: 'Detalles' }).first().focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Elegir Brisa/ }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/air\/booking\/passenger\/0$/);
});

test(
  'on a telephone: the filters come from the side, the days scroll by themselves, the fares stand under the flight',
  { tag: longSet },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openIn(page, 'es', thereAndBack);
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await topOfFirstFlight(page)).toBeLessThan(420);
    for (const [width, height] of [
      [740, 360],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      // The chosen day stands in the middle, however the device is turned.
      await expect.poll(() => offsetOfChosenDay(page)).toBeLessThan(4);
    }
    await page.getByRole('button', { name: 'Filtros' }).click();
    await page.getByRole('checkbox', { name: '1 escala' }).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Ver \d+ vuelos?$/ }).click();
    await expect(page.getByRole('button', { name: 'Filtros (1 elegido)' })).toBeVisible();
    await page.getByRole('button', { name: 'Ver tarifas' }).first().click();
    await expectNothingSideways(page, 360);
    await expectAccessible(page);
    await keepScreenshot(page, 'traveller-flights-es-360');
    await chooseFare(page, /^Elegir Brisa/);
    await expect(page.getByRole('heading', { level: 1, name: 'Elija su vuelo de vuelta' })).toBeFocused();
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await topOfFirstFlight(page)).toBeLessThan(420);
    await expectNothingSideways(page, 360);
  },
);

test(
  'with text twice as large at 320 px, and in the dark, the results stay whole',
  { tag: longSet },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 640 });
    await openIn(page, 'es', thereAndBack);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await page.getByRole('button', { name: 'Ver tarifas' }).first().click();
    await expectNothingSideways(page, 320);
    await expectAccessible(page);
    await keepScreenshot(page, 'traveller-flights-es-320-dark-large');
  },
);

test('a day without flights leads to one that has some', { tag: longSet }, async ({ page, network }) => {
  // The timetable has flights on every day.
  const searchPath = new RegExp(`/itineraries\\?.*date=${there}`);
  const withoutFlights = JSON.stringify({ ...(await searchAnswer(page)), itineraries: [] });
  network.disturb(searchPath, { kind: 'answer', status: 200, contentType: 'application/json', body: withoutFlights });
  await openIn(page, 'es', oneWay);
  await expect(page.getByRole('heading', { name: 'No hay vuelos ese día' })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('link', { name: /^\p{L}{3}, \d+ de \p{L}+$/u })
    .first()
    .click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test(
  'without a connection the page says so, and goes on where it was once there is one',
  { tag: longSet },
  async ({ page, consoleErrors }) => {
    consoleErrors.expect('net::ERR_INTERNET_DISCONNECTED /api/air-booking/v1/');
    // In the browser's free time, which may come after the line is cut, the next pages are fetched ahead and measurements are sent.
    consoleErrors.allow('net::ERR_INTERNET_DISCONNECTED /static/traveller/assets/');
    consoleErrors.allow('net::ERR_INTERNET_DISCONNECTED /api/telemetry/');
    await openIn(page, 'es', oneWay);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Día siguiente' }).click();
    await expect(page.getByRole('alert')).toContainText('Parece que no hay conexión');
    await expectAccessible(page);
    await page.context().setOffline(false);
    await expect(page.getByRole('article').first()).toBeVisible();
  },
);

test('an address that is no search says what is missing, and what is wrong', { tag: longSet }, async ({ page }) => {
  await openIn(page, 'es', '/air/booking/flights?trip=one-way&from=DAL');
  await expect(page.getByRole('heading', { level: 1, name: 'Complete su búsqueda' })).toBeVisible();
  await openIn(page, 'es', '/air/booking/flights?trip=one-way&from=DAL&to=nowhere&adults=99');
  await expect(page.getByRole('heading', { level: 1, name: 'Revise su búsqueda' })).toBeVisible();
  await expect(page.getByText('Elija 8 pasajeros con asiento como máximo')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Desde' })).toHaveValue('Dallas (Love Field), TX - DAL');
  await expectAccessible(page);
});

test(
  'on a telephone the calendar takes the whole screen, and both dates are chosen in one go',
  { tag: longSet },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openIn(page, 'es', '/air/booking/');
    const open = page.getByRole('button', { name: 'Ver el calendario' }).first();
    await open.click();
    const sheet = page.getByRole('dialog', { name: 'Fechas de ida y vuelta' });
    const months = sheet.getByRole('grid');
    await expect(sheet.getByText('Elija la fecha de ida')).toBeVisible();
    await months.last().scrollIntoViewIfNeeded();
    await expect.poll(() => months.count()).toBeGreaterThan(4);
    const days = months.nth(1).getByRole('button');
    await days.nth(4).click();
    await expect(sheet.getByText(/ 5 .* · Elija la fecha de vuelta/)).toBeVisible();
    await days.nth(11).click();
    await expectAccessible(page);
    await keepScreenshot(page, 'traveller-calendar-es-360');
    await sheet.getByRole('button', { name: 'Listo' }).click();
    await expect(sheet).toHaveCount(0);
    await expect(page.getByRole('spinbutton').first()).toHaveText('5');
    await open.click();
    await expect(sheet.getByText(/ 5 .* – .* 12 /)).toBeVisible();
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(/\/air\/booking\/$/);
  },
);

/** How far the middle of the chosen day is from the middle of the days in sight, in pixels. */
function offsetOfChosenDay(page: Page): Promise<number> {
  return page.locator("nav ol [aria-current='true']").evaluate((day) => {
    const middleOf = ({ left, width }: DOMRect) => left + width / 2;
    const days = day.closest('ol') ?? day;
    return Math.abs(middleOf(day.getBoundingClientRect()) - middleOf(days.getBoundingClientRect()));
  });
}
