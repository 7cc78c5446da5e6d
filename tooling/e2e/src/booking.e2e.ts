import { expect, type Page } from '@playwright/test';

import {
  book,
  chooseFlights,
  countSheets,
  fillContact,
  fillPassenger,
  goOn,
  ines,
  mailsWith,
  payWith,
  reachReview,
  recordLocatorOf,
  tripLinkMailed,
  type Person,
} from './booking-journey.ts';
import { expectAccessible, keepScreenshot, openIn, test } from './journey.ts';
import { chosenOffer, sellUntilDearer } from './sell-seats.ts';
import { dateIn } from './site/clock.ts';
import { longSet, mainJourney } from './journey-sets.ts';

const ordersPath = /\/api\/air-booking\/v1\/orders$/;
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('a trip is searched, booked, found again and mailed', { tag: mainJourney }, async ({ page, context }) => {
  const email = 'ines.una@example.com';
  await chooseFlights(page, 'es', `trip=one-way&from=DAL&to=HOU&date=${dateIn(40)}&adults=1`);
  await expectAccessible(page);
  await goOnEmpty(page);
  await expectAccessible(page);
  await keepScreenshot(page, 'booking-passenger-errors-es-1280');
  await fillPassenger(page, 'es', ines);
  await fillContact(page, 'es', email);
  await keepScreenshot(page, 'booking-passenger-es-1280');
  await goOn(page, 'es');
  await expectAccessible(page);
  await keepScreenshot(page, 'booking-payment-es-1280');
  await payWith(page, 'es', 'approved');
  await expectAccessible(page);
  await keepScreenshot(page, 'booking-review-es-1280');
  await book(page, 'es');
  const recordLocator = await recordLocatorOf(page, 'es');
  await expect(page.getByText(`Enviamos la confirmación a ${email}.`)).toBeVisible();
  await expectAccessible(page);
  await keepScreenshot(page, 'booking-confirmation-es-1280');
  expect(await countSheets(page), 'sheets of paper').toBe(1);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Agregar al calendario' }).click();
  expect((await download).suggestedFilename()).toBe(`viaje-${recordLocator}.ics`);

  await page.goBack();
  await expect(heading(page, 'Este viaje ya está reservado')).toBeVisible();

  const later = await context.newPage();
  await openIn(later, 'es', `/trip/${recordLocator}`);
  await expect(later).toHaveURL('/find-my-trip');
  await expect(later.getByLabel('Código de reserva')).toHaveValue(recordLocator);
  await expectAccessible(later);
  await later.getByLabel('Nombre', { exact: true }).fill('INES');
  await later.getByLabel('Apellidos').fill('nunez ohara');
  await later.getByRole('button', { name: 'Buscar mi viaje' }).click();
  await expect(heading(later, 'Su viaje a Houston (Hobby)')).toBeVisible();
  await expectAccessible(later);
  await keepScreenshot(later, 'trip-es-1280');
  await later.reload();
  await expect(heading(later, 'Su viaje a Houston (Hobby)')).toBeVisible();
  await expect.poll(() => mailsWith(later, recordLocator)).toBe(1);

  const mailed = await context.newPage();
  await mailed.goto(await tripLinkMailed(page.request, recordLocator));
  await expect(heading(mailed, 'Su viaje a Houston (Hobby)')).toBeVisible();
  expect(new URL(mailed.url()).hash).toBe('');
});

test('a declined card says why, and another one books', { tag: longSet }, async ({ page, consoleErrors }) => {
  consoleErrors.expect('402 /api/air-booking/v1/orders');
  await reachReview(page, 'es', { email: 'ines.dos@example.com', card: 'declined' });
  await book(page, 'es');
  await expect(page.getByRole('alert')).toContainText('El banco rechazó esta tarjeta');
  await keepScreenshot(page, 'booking-declined-es-1280');
  await payWith(page, 'es', 'approved');
  await book(page, 'es');
  await recordLocatorOf(page, 'es');
});

test('the bank asks to confirm: back without an answer, and then confirmed', async ({ page, consoleErrors }) => {
  // The bank's page has no picture for its tab, and a browser with a window asks for one.
  consoleErrors.allow('404 /favicon.ico');
  await reachReview(page, 'es', { email: 'ines.tres@example.com', card: 'challenge' });
  await book(page, 'es');
  await page.waitForURL('**/sandbox/payments/**');
  await page.goBack();
  await expect(page.getByRole('alert')).toContainText('Su banco le pide que confirme el pago');
  await keepScreenshot(page, 'booking-challenged-es-1280');
  await page.getByRole('button', { name: 'Ir a la página del banco' }).click();
  await page.waitForURL('**/sandbox/payments/**');
  await page.getByRole('button', { name: 'Autorizar el pago' }).click();
  await recordLocatorOf(page, 'es');
});

test('a bank that is slow to answer is asked until it does', { tag: longSet }, async ({ page }) => {
  await reachReview(page, 'es', { email: 'ines.cuatro@example.com', card: 'timeout' });
  await book(page, 'es');
  await expect(page.getByText('Su banco todavía no responde').first()).toBeVisible();
  await page.reload();
  await recordLocatorOf(page, 'es');
});

test('eight passengers and a lap infant on a small screen', { tag: longSet }, async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  const search = `trip=return&from=DAL&to=CUN&date=${dateIn(50)}&return=${dateIn(57)}&adults=6&children=2&infants=1`;
  await chooseFlights(page, 'es', search, 2);
  const names = ['Ana', 'Berta', 'Carla', 'Delia', 'Elena', 'Flora', 'Greta', 'Hilda', 'Iris'];
  for (const [index, firstName] of names.entries()) {
    await expect(heading(page, `Pasajero ${index + 1} de 9`)).toBeVisible();
    const born = index < 6 ? '1985-06-15' : index < 8 ? dateIn(-6 * 366) : dateIn(-300);
    await fillPassenger(page, 'es', { firstName, lastName: 'Ruiz', born } satisfies Person);
    if (index === 0) await page.getByLabel('En el check-in').check();
    if (index === 0) await fillContact(page, 'es', 'ana@example.com');
    if (index === 8) {
      await keepScreenshot(page, 'booking-passenger-9-es-360');
      await expectAccessible(page);
    }
    await goOn(page, 'es');
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByRole('link', { name: 'Pagar con Google Pay' }).click();
  await expect(heading(page, 'Revise y pague')).toBeVisible();
  await keepScreenshot(page, 'booking-review-es-360');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Pagar con Google Pay' }).click();
  await expect(page.getByRole('dialog', { name: 'Google Pay' })).toContainText('Visa terminada en 4242');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert')).toContainText('Cerró Google Pay sin pagar');
  await page.getByRole('button', { name: 'Pagar con Google Pay' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Pagar \$/ })
    .click();
  await recordLocatorOf(page, 'es');
  await expect(page.getByText('Visa terminada en 4242 (Google Pay)')).toBeVisible();
  await expect(page.getByText('Viaja en brazos')).toBeVisible();
  await keepScreenshot(page, 'booking-confirmation-es-360');
});

test.describe('an offer of twenty minutes', () => {
  const offerLifetimeMs = 20 * 60_000;

  test.use({ clockStepMs: offerLifetimeMs });

  test(
    'a price that expires is asked for again, and a new one is said before going on',
    { tag: longSet },
    async ({ page, site }) => {
      await page.clock.install({ time: site.now() });
      await chooseFlights(page, 'es', `trip=one-way&from=DAL&to=HOU&date=${dateIn(41)}&adults=1`);
      await fillPassenger(page, 'es', ines);
      const { bound } = await chosenOffer(page);
      await sellUntilDearer(page.request, bound);
      site.moveClock();
      await page.clock.fastForward(offerLifetimeMs);
      await expect(page.getByRole('alert')).toContainText('El precio que vio ya venció');
      await keepScreenshot(page, 'booking-expired-es-1280');
      await page.getByRole('button', { name: 'Actualizar el precio' }).click();
      const dialog = page.getByRole('alertdialog', { name: 'El precio cambió' });
      await expect(dialog).toContainText('Su viaje costaba');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: /^Seguir con/ }).click();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue(ines.firstName);
    },
  );
});

test(
  'a connection that is lost while booking: the page finds out, and it is booked once',
  { tag: longSet },
  async ({ page, network, consoleErrors }) => {
    await reachReview(page, 'es', { email: 'ines.cinco@example.com', days: 42 });
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (ordersPath.test(request.url())) keys.push(request.headers()['idempotency-key']);
    });
    // The first request arrives, and its answer is lost on the way; those after it do not arrive.
    network.disturb(ordersPath, { kind: 'lose-answer' }, 1);
    network.disturb(ordersPath, { kind: 'cut' });
    consoleErrors.expect(/^net::ERR_\w+ \/api\/air-booking\/v1\/orders/);
    await book(page, 'es');
    await expect(page.getByText('Estamos comprobando su reserva').first()).toBeVisible();
    network.restore();
    const recordLocator = await recordLocatorOf(page, 'es');
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
    await expect.poll(() => mailsWith(page, recordLocator)).toBe(1);
    expect(await mailsWith(page, 'ines.cinco@example.com')).toBe(1);
  },
);

test('reloaded while it is booking, it is booked once', { tag: longSet }, async ({ page, network }) => {
  await reachReview(page, 'es', { email: 'ines.seis@example.com', days: 43 });
  const held = network.disturb(ordersPath, { kind: 'hold-answer' }, 1);
  await book(page, 'es');
  await expect(page.getByRole('button', { name: 'Reservando…' })).toBeVisible();
  await expect.poll(() => held.count).toBe(1);
  await page.reload();
  const recordLocator = await recordLocatorOf(page, 'es');
  await expect.poll(() => mailsWith(page, 'ines.seis@example.com')).toBe(1);
  expect(await mailsWith(page, recordLocator)).toBe(1);
});

/** Opens a copy of a tab that stands on the review: it has what the tab keeps, and the key of what is sealed is the browser's. */
async function copyReview(page: Page): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await page.evaluate(() => void window.open(window.location.href));
  const copy = await opened;
  await expect(heading(copy, 'Revise y pague')).toBeVisible();
  return copy;
}

test('two tabs with the same booking, both paid: it is booked once', { tag: longSet }, async ({ page, network }) => {
  await reachReview(page, 'es', { email: 'ines.siete@example.com', days: 44 });
  const second = await copyReview(page);
  const held = network.disturb(ordersPath, { kind: 'hold' }, 1);
  await book(page, 'es');
  await expect.poll(() => held.count).toBe(1);
  await book(second, 'es');
  const recordLocator = await recordLocatorOf(second, 'es');
  held.end();
  expect(await recordLocatorOf(page, 'es')).toBe(recordLocator);
  await expect.poll(() => mailsWith(page, 'ines.siete@example.com')).toBe(1);
});

test(
  'of tabs with the same booking one pays: the others show the trip, reloaded or not',
  { tag: longSet },
  async ({ page }) => {
    await reachReview(page, 'es', { email: 'ines.trece@example.com', days: 44 });
    const second = await copyReview(page);
    const away = await copyReview(page);
    await away.goto('/find-my-trip');
    await book(page, 'es');
    const recordLocator = await recordLocatorOf(page, 'es');
    expect(await recordLocatorOf(second, 'es')).toBe(recordLocator);
    await away.goto('/air/booking/review');
    expect(await recordLocatorOf(away, 'es')).toBe(recordLocator);
    await away.goto('/air/booking/payment');
    await expect(heading(away, 'Este viaje ya está reservado')).toBeVisible();
    await expect.poll(() => mailsWith(page, 'ines.trece@example.com')).toBe(1);
  },
);

test('a double click on pay asks once', { tag: longSet }, async ({ page }) => {
  await reachReview(page, 'es', { email: 'ines.ocho@example.com', days: 45 });
  let asked = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/v1/orders')) asked += 1;
  });
  await page.getByRole('button', { name: /^Pagar \$/ }).dblclick();
  await recordLocatorOf(page, 'es');
  expect(asked).toBe(1);
});

test('a reload on every page keeps what was typed, what documents say sealed, and never the card', async ({ page }) => {
  const marta = { ...ines, firstName: 'Marta', born: '1990-01-02' };
  const stored = () => page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
  await chooseFlights(page, 'es', `trip=one-way&from=DAL&to=HOU&date=${dateIn(46)}&adults=2`);
  await fillPassenger(page, 'es', ines);
  await fillContact(page, 'es', 'ines.nueve@example.com');
  await expect.poll(stored).toContain('airline.sealed.booking');
  await page.reload();
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue(ines.firstName);
  await expect(page.getByLabel('Año')).toHaveValue('1984');
  await goOn(page, 'es');
  await expect(heading(page, 'Pasajero 2 de 2')).toBeVisible();
  await expect(page.getByLabel('Apellidos')).toHaveValue(ines.lastName);
  await fillPassenger(page, 'es', marta);
  await goOn(page, 'es');
  await page.getByLabel('Número de tarjeta').fill('4242424242424242');
  await expect(page.getByLabel('Número de tarjeta')).toHaveValue('4242 4242 4242 4242');
  expect(await stored()).not.toMatch(/4242 ?4242|(?<![\w-])(1984|1990)\b/);
  await payWith(page, 'es', 'approved');
  await expect(page.getByText('Marta Núñez O’Hara', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Nacimiento: 2 de enero de 1990', { exact: true })).toBeVisible();
  await expect(page.getByText('Pagará con Visa terminada en 4242')).toBeVisible();
  await page.getByRole('link', { name: 'Cambiar los datos de Marta Núñez O’Hara' }).click();
  await page.getByLabel('Nombre', { exact: true }).fill('María');
  await page.getByRole('button', { name: 'Guardar y volver a la revisión' }).click();
  await expect(page.getByText('María Núñez O’Hara', { exact: true })).toBeVisible();
});

test('documents whose key is gone are asked for again, and the page says why', { tag: longSet }, async ({ page }) => {
  await chooseFlights(page, 'es', `trip=one-way&from=DAL&to=HOU&date=${dateIn(48)}&adults=2`);
  await fillPassenger(page, 'es', ines);
  await fillContact(page, 'es', 'ines.doce@example.com');
  await goOn(page, 'es');
  await expect(heading(page, 'Pasajero 2 de 2')).toBeVisible();
  await page.evaluate(() => {
    indexedDB.deleteDatabase('airline.sealing');
  });
  await page.reload();
  await expect(page.getByText(/Para protegerlos no los guardamos más de media hora/)).toBeVisible();
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue(ines.firstName);
  await expect(page.getByLabel('Año')).toHaveValue('');
  await expectAccessible(page);
  await keepScreenshot(page, 'booking-documents-again-es');
});

test('by keyboard alone, from the passenger to the confirmation', { tag: longSet }, async ({ page }) => {
  test.slow();
  await chooseFlights(page, 'es', `trip=one-way&from=DAL&to=HOU&date=${dateIn(47)}&adults=1`);
  const type = async (label: string, text: string) => {
    await tabTo(page, label);
    await page.keyboard.type(text);
  };
  await type('Nombre', 'Inés');
  await type('Apellidos', 'Alvarado');
  await type('Día', '27');
  await type('Mes', '3');
  await type('Año', '1984');
  await tabTo(page, 'Femenino (F)');
  await page.keyboard.press('Space');
  await type('Correo electrónico', 'ines.diez@example.com');
  await type('Teléfono', '2145550123');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Equipaje y asientos')).toBeFocused();
  await tabTo(page, 'Continuar sin extras');
  await page.keyboard.press('Enter');
  await expect(heading(page, '¿Cómo quiere pagar?')).toBeFocused();
  await type('Número de tarjeta', '4242424242424242');
  await type('Vencimiento', '12/29');
  await type('Código de seguridad', '123');
  await type('Nombre en la tarjeta', 'Ines Alvarado');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Revise y pague')).toBeFocused();
  await tabTo(page, /^Pagar \$/);
  await page.keyboard.press('Enter');
  await recordLocatorOf(page, 'es');
});

test('in English, in the dark, at 320 px with text twice as large', { tag: longSet }, async ({ page }) => {
  test.slow();
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 640 });
  await reachReview(page, 'en', { email: 'ines.once@example.com', days: 48 });
  const large = async (name: string) => {
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await keepScreenshot(page, name);
  };
  await large('booking-review-en-320-dark-large');
  await openIn(page, 'en', '/air/booking/passenger/0');
  await expect(heading(page, 'Who’s flying?')).toBeVisible();
  await large('booking-passenger-en-320-dark-large');
  await fillPassenger(page, 'en', ines);
  await goOn(page, 'en');
  await page.getByRole('button', { name: 'Use another card' }).click();
  await large('booking-payment-en-320-dark-large');
  await payWith(page, 'en', 'approved');
  await book(page, 'en');
  await recordLocatorOf(page, 'en');
  await large('booking-confirmation-en-320-dark-large');
});

test(
  'without a booking the pages say where to begin, and a trip that nobody has is not found',
  { tag: longSet },
  async ({ page, consoleErrors }) => {
    consoleErrors.expect(
      '404 /air/booking/passenger/19',
      '404 /api/air-booking/v1/trips/lookup',
      'net::ERR_INTERNET_DISCONNECTED /api/air-booking/v1/trips/lookup',
    );
    for (const path of ['passenger/3', 'payment', 'review']) {
      await openIn(page, 'es', `/air/booking/${path}`);
      await expect(heading(page, 'Empiece por elegir sus vuelos')).toBeVisible();
      await expectAccessible(page);
    }
    await openIn(page, 'es', '/air/booking/passenger/19');
    await expect(heading(page, 'No encontramos esta página')).toBeVisible();
    await openIn(page, 'es', '/find-my-trip');
    await page.getByRole('button', { name: 'Buscar mi viaje' }).click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(3);
    await page.getByLabel('Código de reserva').fill('zzzzzz');
    await page.getByLabel('Nombre', { exact: true }).fill('Nadie');
    await page.getByLabel('Apellidos').fill('Ninguno');
    await page.getByRole('button', { name: 'Buscar mi viaje' }).click();
    await expect(page.getByRole('alert')).toContainText('No encontramos ese viaje');
    await expectAccessible(page);
    await keepScreenshot(page, 'find-my-trip-not-found-es');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Buscar mi viaje' }).click();
    await expect(page.getByRole('alert')).toContainText('No pudimos enviar sus datos');
    await expect(page.getByLabel('Apellidos')).toHaveValue('Ninguno');
  },
);

/** Sends a passenger page on which nothing is answered. */
async function goOnEmpty(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(6);
  await expect(page).toHaveTitle(/^Error: /);
}

/** Presses Tab until the control of a name has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const control = page
    .getByRole('main')
    .locator('input, button, select')
    .and(page.getByLabel(name, { exact: true }).or(page.getByRole('button', { name })));
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await control.first().evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never came to ${String(name)}.`);
}
