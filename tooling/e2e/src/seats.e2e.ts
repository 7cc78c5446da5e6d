import {
  agreementInForce,
  type CardToken,
  createOffer,
  createOrder,
  type Itineraries,
  type Offer,
  type OrderOutcome,
  searchItineraries,
} from '@airline/contract';
import { type APIRequestContext, expect, type Page } from '@playwright/test';

import { bookingWords, cards, ines } from './booking-journey.ts';
import { mainJourney, onceInFastSet } from './journey-sets.ts';
import { expectFitsWidths, openIn, test, type Language } from './journey.ts';
import { addressMailed } from './mailed-address.ts';
import { dateIn } from './site/clock.ts';
import { apiHeaders } from './site/start-site.ts';

const words = {
  es: {
    find: 'Buscar mi viaje',
    choose: 'Ver y elegir asientos',
    map: /^Asientos, /,
    chosen: /^1E para Inés Núñez O’Hara/,
    pay: /^Pagar \$/,
    done: 'Listo: los asientos son suyos',
    list: 'Elegir en una lista',
    listed: /^9A, ventana, libre/,
    save: 'Guardar estos asientos',
    onTrip: /^Asiento 9A, Inés Núñez O’Hara/,
    mail: /Su compra para el viaje/,
    openBoarding: 'Usted elige al abordar',
    forfeited: /no se devuelve/,
  },
  en: {
    find: 'Find my trip',
    choose: 'See and choose seats',
    map: /^Seats, /,
    chosen: /^1E for Inés Núñez O’Hara/,
    pay: /^Pay \$/,
    done: 'Done: the seats are yours',
    list: 'Choose from a list',
    listed: /^9A, window, free/,
    save: 'Save these seats',
    onTrip: /^Seat 9A, Inés Núñez O’Hara/,
    mail: /Your purchase for trip/,
    openBoarding: 'You choose when you board',
    forfeited: /not refunded/,
  },
} as const;

/** Books the first flight of a day for Inés, as a booking does; gives the record locator. */
async function bookFlight(request: APIRequestContext, language: Language, days: number): Promise<string> {
  const party = { adults: 1, children: 0, lapInfants: 0 };
  const day = { origin: 'DAL', destination: 'HOU', date: dateIn(days) };
  const found = await request.get(searchItineraries.path, { headers: apiHeaders, params: { ...day, ...party } });
  const [itinerary] = ((await found.json()) as Itineraries).itineraries;
  const [fare] = itinerary?.fares ?? [];
  const bounds = [{ ...day, itineraryId: itinerary?.id, family: fare?.family, shown: fare?.perPassenger }];
  const priced = await request.post(createOffer.path, { headers: apiHeaders, data: { party, bounds } });
  const { token: offer } = (await priced.json()) as Offer;
  const expiryYear = Number(dateIn(0).slice(0, 'YYYY'.length)) + 3;
  const card = {
    number: '4242424242424242',
    expiryMonth: 12,
    expiryYear,
    securityCode: '123',
    holderName: 'Inés Núñez',
  };
  const { token } = (await (await request.post('/sandbox/payments/v1/tokens', { data: card })).json()) as CardToken;
  const { firstName, lastName, born: birthDate } = ines;
  const ordered = await request.post(createOrder.path, {
    headers: { ...apiHeaders, 'idempotency-key': crypto.randomUUID() },
    data: {
      offer,
      passengers: [{ kind: 'adult', firstName, lastName, birthDate, gender: 'female', assistance: [] }],
      contact: { email: `seats-${language}@example.com`, phone: '+12145550123', language },
      payments: [{ kind: 'card', token }],
      agreement: agreementInForce,
    },
  });
  expect(ordered.status(), await ordered.text()).toBe(createOrder.success);
  const outcome = (await ordered.json()) as OrderOutcome;
  return outcome.status === 'confirmed' ? outcome.trip.recordLocator : '';
}

/** Pays what is chosen with a card of the sandbox. */
async function payByCard(page: Page, language: Language): Promise<void> {
  await page.getByText(bookingWords[language].testCards).click();
  await page.getByRole('button', { name: cards.approved }).click();
  await page.getByRole('button', { name: words[language].pay }).click();
}

for (const language of ['es', 'en'] as const) {
  test(
    `${language}: a seat is chosen by keyboard and paid, exchanged from the list at no charge, and stands on the trip`,
    onceInFastSet(language === 'es', mainJourney),
    async ({ page, site }) => {
      test.slow();
      const own = words[language];
      await page.setViewportSize({ width: 360, height: 780 });
      // The flight of the other language may have the seats taken.
      const recordLocator = await bookFlight(page.request, language, language === 'es' ? 20 : 21);
      await openIn(page, language, `/air/seat/${recordLocator}`);
      await page.getByLabel(bookingWords[language].firstName, { exact: true }).fill(ines.firstName);
      await page.getByLabel(bookingWords[language].lastName, { exact: true }).fill(ines.lastName);
      await page.getByRole('button', { name: own.find }).click();
      await expect(page.getByRole('heading', { name: own.openBoarding, exact: true })).toBeVisible();
      await expectFitsWidths(page, `seats-open-${language}`);

      await site.setSettings({ boardingModel: 'assigned' });
      await page.setViewportSize({ width: 360, height: 780 });
      await openIn(page, language, `/trip/${recordLocator}`);
      await page.getByRole('link', { name: own.choose }).click();
      const map = page.getByRole('grid', { name: own.map });
      // Where the keyboard enters: the first seat that is free.
      await map.getByRole('gridcell', { name: /^1D/ }).focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await expect(page.getByText(own.chosen)).toBeVisible();
      await expectFitsWidths(page, `seats-map-${language}`);
      await page.setViewportSize({ width: 360, height: 780 });
      await payByCard(page, language);
      await expect(page.getByText(own.done)).toBeVisible();
      await addressMailed(page.request, own.mail, `/trip/${recordLocator}`);

      await page.getByText(own.list).click();
      await page.getByRole('radio', { name: own.listed }).check();
      await page.getByRole('button', { name: own.save }).click();
      await expect(page.getByText(own.done)).toBeVisible();
      await openIn(page, language, `/trip/${recordLocator}`);
      await expect(page.getByText(own.onTrip)).toBeVisible();
    },
  );
}
