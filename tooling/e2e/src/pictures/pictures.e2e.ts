import { getLink, type LinkId } from '@airline/links';
import { expect, type Page } from '@playwright/test';

import {
  book,
  bookingWords,
  chooseFlights,
  extrasPath,
  fillContact,
  fillPassenger,
  ines,
  leaveExtras,
  payWith,
  recordLocatorOf,
} from '../booking-journey.ts';
import { openIn } from '../journey.ts';
import { longSet } from '../journey-sets.ts';
import { logIn, loginWords, people, sendLogin } from '../login-journey.ts';
import { pagesOfPeopleIn, publicPagesOf } from './pages.ts';
import { backToFirstLook, test, type ExpectPictures } from './picture-test.ts';

/** The pages with the footer in their pictures. */
const pagesWithFooter = new Set<LinkId>(['home', 'ctm-home', 'mobile-home']);

/** What stands in the addresses of pages that have parameters: a version that another one has replaced, for one. */
const parameters: Readonly<Record<string, string>> = {
  product: 'business',
  document: 'contract-of-carriage',
  version: '2026-11-23',
};

/** Compares pages with their pictures that show themselves at their address. */
async function expectPicturesAtAddresses(
  page: Page,
  expectPictures: ExpectPictures,
  ids: readonly LinkId[],
): Promise<void> {
  for (const id of ids) {
    const path = getLink(id).path.replaceAll(/:(\w+)/g, (_, name: string) => parameters[name] ?? '');
    await page.goto(`${path}?language=es`);
    await expectPictures(id, { hasFooter: pagesWithFooter.has(id) });
    expect(new URL(page.url()).pathname, `${id} leads elsewhere: does somebody see it who is logged in?`).toBe(path);
  }
}

test(
  'the pages of the site that everybody sees look as they did',
  { tag: longSet },
  async ({ page, expectPictures, consoleErrors }) => {
    test.slow();
    consoleErrors.expect('404 /nowhere');
    await expectPicturesAtAddresses(page, expectPictures, publicPagesOf('traveller'));
    await page.goto('/air/booking/payment?language=es');
    await expectPictures('air-booking-payment-without-booking');
    await page.goto('/nowhere?language=es');
    await expectPictures('not-found');
  },
);

test(
  'a booking from the flights to its cancellation, and a member’s own pages, look as they did',
  { tag: longSet },
  async ({ page, expectPictures }) => {
    test.slow();
    const flights = 'trip=return&from=DAL&to=SJU&date=2027-01-12&return=2027-01-19&adults=1';
    await logIn(page, 'es', people.ana);
    await openIn(page, 'es', `/air/booking/flights?${flights}`);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectPictures('air-booking-flights');
    await backToFirstLook(page);
    await chooseFlights(page, 'es', flights, 2);
    await expectPictures('air-booking-passenger');
    await backToFirstLook(page);
    await fillPassenger(page, 'es', ines);
    await fillContact(page, 'es', 'ines@example.com');
    await page.getByRole('button', { name: bookingWords.es.next }).click();
    await page.waitForURL(`**${extrasPath}`);
    await expect(page.getByRole('button', { name: bookingWords.es.next })).toBeVisible();
    await expectPictures('air-booking-seats');
    await backToFirstLook(page);
    await leaveExtras(page, 'es');
    await expectPictures('air-booking-payment');
    await backToFirstLook(page);
    await payWith(page, 'es', 'approved');
    await expectPictures('air-booking-review');
    await backToFirstLook(page);
    await book(page, 'es');
    const recordLocator = await recordLocatorOf(page, 'es');
    await expectPictures('air-booking-confirmation', { recordLocator });
    await backToFirstLook(page);
    await page.getByRole('link', { name: 'Ver mi viaje' }).click();
    await expect(page).toHaveURL(`/trip/${recordLocator}`);
    await expectPictures('trip', { recordLocator });
    await page.goto(`/trip/${recordLocator}/travellers?language=es`);
    await expectPictures('trip-travellers', { recordLocator });
    await page.goto(`/trip/${recordLocator}/undo-contact?language=es`);
    await expectPictures('trip-undo-contact', { recordLocator });
    await page.goto(`/trip/${recordLocator}/disruption?language=es`);
    await expectPictures('trip-disruption', { recordLocator });
    await page.goto(`/air/check-in/${recordLocator}?language=es`);
    await expectPictures('air-check-in-trip', { recordLocator });
    await page.goto(`/air/boarding-pass/${recordLocator}?language=es`);
    await expectPictures('air-boarding-pass', { recordLocator });
    for (const id of [
      'air-baggage-trip',
      'air-seat-trip',
      'air-early-bird-trip',
      'air-upgraded-boarding-trip',
    ] as const) {
      await page.goto(`${getLink(id).path.replace(':recordLocator', recordLocator)}?language=es`);
      await expectPictures(id, { recordLocator });
    }
    for (const id of pagesOfPeopleIn('traveller')) {
      await page.goto(`${getLink(id).path}?language=es`);
      await expectPictures(id, { recordLocator });
    }
    await page.goto(`/air/change/${recordLocator}?language=es`);
    await page.getByRole('checkbox').first().check();
    await expectPictures('air-change-trip', { recordLocator });
    await backToFirstLook(page);
    await page.getByRole('button', { name: 'Ver vuelos' }).click();
    await page.getByRole('article').nth(1).getByRole('button', { name: 'Ver tarifas' }).click();
    await page
      .getByRole('article')
      .nth(1)
      .getByRole('button', { name: /^Elegir Libre/ })
      .click();
    await expect(page.getByRole('button', { name: 'Continuar al pago' })).toBeVisible();
    await expectPictures('air-change-review', { recordLocator });
    await page.goto(`/air/cancel/${recordLocator}?language=es`);
    await expectPictures('air-cancel-trip', { recordLocator });
    await backToFirstLook(page);
    await page.getByRole('button', { name: 'Cancelar el viaje' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar el viaje' }).click();
    await expect(page.getByText('Cancelamos su viaje', { exact: true })).toBeVisible();
    await page.reload();
    await expectPictures('trip-cancelled', { recordLocator });
  },
);

/** A fund that a trip gave, as the gateway shows it. */
const fund = {
  number: 'H7KQ2MXP9RTA',
  lastFour: '9RTA',
  kind: 'personal',
  holder: { firstName: 'Ana', lastName: 'Pérez' },
  left: { amountMinor: 22_410, currency: 'USD' },
  issued: { amountMinor: 22_410, currency: 'USD' },
  held: { amountMinor: 0, currency: 'USD' },
  recordLocator: 'K7PM2Q',
  issuedAt: '2026-11-25T15:00:00Z',
  expiresOn: '2027-11-25',
  state: 'usable',
  isTransferable: true,
} as const;
const spent = { ...fund, number: 'H7KQ2MXP9RTB', lastFour: '9RTB', isTransferable: false } as const;

test('the pages of travel funds look as they did', { tag: longSet }, async ({ page, expectPictures }) => {
  test.slow();
  const none = { amountMinor: 0, currency: 'USD' };
  const funds = [
    { ...fund, movements: [] },
    {
      ...spent,
      left: { amountMinor: 5_000, currency: 'USD' },
      expiresOn: '2026-12-20',
      state: 'expiring',
      movements: [],
    },
    { ...spent, number: 'H7KQ2MXP9RTC', lastFour: '9RTC', left: none, state: 'spent', movements: [] },
  ];
  await page.route('**/api/account/v1/travel-funds', (route) =>
    route.fulfill({ json: { total: { amountMinor: 27_410, currency: 'USD' }, funds } }),
  );
  await page.route('**/api/travel-funds/v1/lookups', (route) =>
    route.fulfill({ json: { ...fund, isInAccount: false } }),
  );
  await logIn(page, 'es', people.ana);
  await page.evaluate(() => {
    const proof = { reference: 'H7KQ2MXP9RTA', firstName: 'Ana', lastName: 'Pérez' };
    sessionStorage.setItem('airline.fund', JSON.stringify(proof));
  });
  for (const id of ['travel-funds-view', 'my-account-travel-funds', 'travel-funds-transfer'] as const) {
    await page.goto(`${getLink(id).path}?language=es`);
    await expectPictures(id);
  }
  await keepTransferDraft(page);
  await page.goto(`${getLink('travel-funds-transfer-confirm').path}?language=es`);
  await expectPictures('travel-funds-transfer-confirm');
});

/** Puts a transfer under way, as the page before leaves it. */
async function keepTransferDraft(page: Page): Promise<void> {
  await page.evaluate(() => {
    const transfer = { number: 'H7KQ2MXP9RTA', recipientNumber: '5000000025', recipientLastName: 'Ortega' };
    const amount = { amountMinor: 22_410, currency: 'USD' };
    const quote = { amount, expiresOn: '2027-11-25', lastFour: '9RTA', recipientHint: 'L••• O•••' };
    sessionStorage.setItem('airline.fund-transfer', JSON.stringify({ transfer, quote }));
  });
}

test('the pages of the portal look as they did', { tag: longSet }, async ({ page, expectPictures }) => {
  await expectPicturesAtAddresses(page, expectPictures, publicPagesOf('ctm'));
  await openIn(page, 'es', '/business/ctm/login/?language=es');
  await sendLogin(page, 'es', { username: 'carlos.vega', password: 'Ruta2026!' }, loginWords.es.portalUsername);
  await expect(page).toHaveURL('/business/ctm/');
  await expectPicturesAtAddresses(page, expectPictures, pagesOfPeopleIn('ctm'));
});

test('the pages of the web view look as they did', { tag: longSet }, async ({ page, expectPictures }) => {
  test.slow();
  await expectPicturesAtAddresses(page, expectPictures, publicPagesOf('webview'));
  await page.goto('/mobile/account/login?returnTo=%2Fmobile%2Faccounthelp%2Fprivacy&language=es');
  await sendLogin(page, 'es', people.ana);
  await expect(page).toHaveURL('/mobile/accounthelp/privacy');
  await expectPicturesAtAddresses(page, expectPictures, pagesOfPeopleIn('webview'));
  await keepTransferDraft(page);
  await expectPicturesAtAddresses(page, expectPictures, ['mobile-travel-funds-transfer-confirm']);
});
