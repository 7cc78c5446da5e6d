import { expect, type Page } from '@playwright/test';

import {
  book,
  cancelTrip,
  chooseFlights,
  fillContact,
  fillPassenger,
  goOn,
  ines,
  payWith,
  recordLocatorOf,
  tripCodeMailed,
} from './booking-journey.ts';
import { expectAccessible, keepScreenshot, openIn, test, type Language } from './journey.ts';
import { addressMailed } from './mailed-address.ts';
import { dateIn } from './site/clock.ts';
import { apiHeaders, feedKey, type Site } from './site/start-site.ts';
import { longSet } from './journey-sets.ts';

interface BookedLeg {
  readonly flight: string;
  readonly from: string;
  readonly departsAt: string;
}

/** Books Dallas – Houston in three days; gives its record locator. */
async function bookTrip(page: Page, language: Language): Promise<string> {
  await chooseFlights(page, language, `trip=one-way&from=DAL&to=HOU&date=${dateIn(3)}&adults=1`);
  await fillPassenger(page, language, ines);
  await fillContact(page, language, `ines.sin.vuelo.${language}@example.com`);
  await goOn(page, language);
  await payWith(page, language, 'approved');
  await book(page, language);
  return recordLocatorOf(page, language);
}

/** Reports as operations do that the flight of a trip is cancelled. */
async function cancelFlight(page: Page, site: Site, recordLocator: string): Promise<void> {
  const { firstName, lastName } = ines;
  const headers = { ...apiHeaders, origin: new URL(page.url()).origin };
  const data = { recordLocator, firstName, lastName };
  const found = await page.request.post('/api/air-booking/v1/trips/lookup', { data, headers });
  const { bounds } = (await found.json()) as {
    readonly bounds: readonly { readonly itinerary: { readonly legs: readonly BookedLeg[] } }[];
  };
  const [leg] = bounds.flatMap(({ itinerary }) => itinerary.legs);
  if (leg === undefined) throw new Error('The trip has no flight.');
  const { flight, from, departsAt } = leg;
  const saidAt = site.now().toISOString();
  const report = {
    flight,
    date: departsAt.slice(0, 10),
    from,
    saidAt,
    facts: { isCancelled: true, delayCodes: ['71'] },
  };
  const reported = await page.request.post('/api/flight-status/v1/reports', {
    data: { reports: [report] },
    headers: { ...headers, authorization: `Bearer ${feedKey}` },
  });
  expect(await reported.json()).toMatchObject({ recorded: 1 });
}

/** At each width the page is accessible, and nothing stands sideways. */
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
  'on a phone, in Spanish: a cancelled flight is exchanged for another one at no cost',
  { tag: longSet },
  async ({ page, site }) => {
    test.slow();
    await page.setViewportSize({ width: 360, height: 740 });
    const recordLocator = await bookTrip(page, 'es');
    await cancelFlight(page, site, recordLocator);
    await openIn(page, 'es', `/trip/${recordLocator}`);
    await expect(page.getByText(/^Cancelamos el vuelo 9Z \d+ de Dallas/)).toBeVisible();
    await expectFits(page, 'disrupted-trip-es');
    await page.getByRole('link', { name: 'Ver otros vuelos' }).click();
    await expect(page.getByText(/^Este vuelo no sale como lo reservó/)).toBeVisible();
    await page.getByRole('button', { name: 'Ver vuelos' }).click();
    const flight = page.getByRole('article').first();
    await flight.getByRole('button', { name: 'Ver tarifas' }).click();
    await flight.getByRole('button', { name: /^Elegir Viento.*sin costo/ }).click();
    await expect(page.getByText(/no paga más que antes/)).toBeVisible();
    await expectFits(page, 'disrupted-review-es');
    await page.getByRole('button', { name: 'Confirmar el cambio' }).click();
    await expect(page.getByLabel('Código del correo')).toBeFocused();
    await page.keyboard.type(await tripCodeMailed(page.request, recordLocator, { earlier: '' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Sus vuelos están cambiados' })).toBeVisible();
    await openIn(page, 'es', `/trip/${recordLocator}`);
    await expect(page.getByText(/^Cancelamos el vuelo/)).toBeHidden();
  },
);

test(
  'in English: the money of a cancelled flight comes back whatever its fare says',
  { tag: longSet },
  async ({ page, site }) => {
    test.slow();
    await page.setViewportSize({ width: 1280, height: 800 });
    const recordLocator = await bookTrip(page, 'en');
    await cancelFlight(page, site, recordLocator);
    await openIn(page, 'en', `/trip/${recordLocator}`);
    await expect(page.getByText(/^We canceled flight 9Z \d+ from Dallas/)).toBeVisible();
    await expectFits(page, 'disrupted-trip-en');
    await expect(page.getByRole('link', { name: 'Get my money back' })).toHaveAttribute(
      'href',
      `/air/cancel/${recordLocator}`,
    );
    await cancelTrip(page, 'en', recordLocator, {
      before: async () => {
        await expect(page.getByText(/^Your flight does not run as you booked it/)).toBeVisible();
        await expectFits(page, 'disrupted-cancel-en');
      },
    });
    await expect(page.getByText(/^We canceled flight/)).toBeHidden();
  },
);

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Opens where the mail of a cancelled flight leads to, as who gets the mail on a device that knows nothing of the trip. */
async function followMail(page: Page, recordLocator: string, { subject, which }: MailedWay): Promise<string> {
  const address = await addressMailed(page.request, subject, `/trip/${recordLocator}/disruption`, which);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto(address);
  return address;
}

interface MailedWay {
  readonly subject: RegExp;
  readonly which: 'first' | 'last';
}

test(
  'on a phone, in Spanish: the mail of a cancelled flight leads to another one at one press',
  { tag: longSet },
  async ({ page, site }) => {
    test.slow();
    await page.setViewportSize({ width: 360, height: 740 });
    const recordLocator = await bookTrip(page, 'es');
    await cancelFlight(page, site, recordLocator);
    const address = await followMail(page, recordLocator, { subject: /a Houston: cancelado/, which: 'first' });
    await expect(heading(page, 'Tomar otro vuelo sin costo')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/trip/${recordLocator}/disruption[^#]*$`));
    await expect(page.getByText(/^Cancelamos el vuelo 9Z \d+ de Dallas/)).toBeVisible();
    await expectFits(page, 'disruption-flights-es');
    // By keyboard alone: the page has one button.
    const button = page.getByRole('main').getByRole('button', { name: 'Tomar este vuelo' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Sus vuelos están cambiados')).toBeVisible();
    await expectFits(page, 'disruption-done-es');
    // The same link again gives the same answer, and the other one of the mail says kindly that it is over.
    await page.goto('/');
    await page.goto(address);
    await expect(heading(page, 'Sus vuelos están cambiados')).toBeVisible();
    await followMail(page, recordLocator, { subject: /a Houston: cancelado/, which: 'last' });
    await expect(heading(page, 'El viaje cambió después de este correo')).toBeVisible();
    await expectFits(page, 'disruption-over-es');
    await expect(page.getByRole('link', { name: 'Ver mi viaje' })).toHaveAttribute('href', `/trip/${recordLocator}`);
  },
);

test(
  'in English: the mail of a cancelled flight gives the money back at one press',
  { tag: longSet },
  async ({ page, site }) => {
    test.slow();
    await page.setViewportSize({ width: 1280, height: 800 });
    const recordLocator = await bookTrip(page, 'en');
    await cancelFlight(page, site, recordLocator);
    await followMail(page, recordLocator, { subject: /to Houston: canceled/, which: 'last' });
    await expect(heading(page, 'Get your money back')).toBeVisible();
    await expect(page.getByText('The whole trip is canceled, for everybody')).toBeVisible();
    await expectFits(page, 'disruption-money-en');
    await page.getByRole('main').getByRole('button', { name: 'Cancel and get my money back' }).click();
    await expect(heading(page, 'We canceled the flights and give your money back')).toBeVisible();
    await expectFits(page, 'disruption-money-done-en');
  },
);
