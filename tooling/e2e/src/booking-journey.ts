import { type APIRequestContext, expect, type Page } from '@playwright/test';

import { openIn, type Language } from './journey.ts';
import { dateIn } from './site/clock.ts';

/** The words that a person follows through a booking. */
export const bookingWords = {
  es: {
    fares: 'Ver tarifas',
    choose: /^Elegir Viento/,
    chosenFlight: /^Cambiar el vuelo/,
    firstName: 'Nombre',
    lastName: 'Apellidos',
    day: 'Día',
    month: 'Mes',
    year: 'Año',
    female: 'Femenino (F)',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    next: /^Continuar/,
    testCards: 'Tarjetas de prueba',
    payment: '¿Cómo quiere pagar?',
    review: 'Revise y pague',
    pay: /^Pagar \$/,
    booked: 'Su viaje está reservado',
  },
  en: {
    fares: 'See fares',
    choose: /^Choose Viento/,
    chosenFlight: /^Change the flight/,
    firstName: 'First name',
    lastName: 'Last name',
    day: 'Day',
    month: 'Month',
    year: 'Year',
    female: 'Female (F)',
    email: 'Email',
    phone: 'Phone number',
    next: /^Continue/,
    testCards: 'Test cards',
    payment: 'How would you like to pay?',
    review: 'Review and pay',
    pay: /^Pay \$/,
    booked: 'Your trip is booked',
  },
} as const;

/** The sandbox's cards, by what their bank answers. */
export const cards = {
  approved: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  challenge: '4000 0025 0000 3155',
  timeout: '4000 0000 0000 0341',
} as const;

/** One traveller as typed. */
export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  /** `YYYY-MM-DD`. */
  readonly born: string;
}

export const ines: Person = { firstName: 'Inés', lastName: 'Núñez O’Hara', born: '1984-03-27' };

/** Chooses the first flight in each direction at the fare 'Viento', and stands on the first passenger page. */
export async function chooseFlights(page: Page, language: Language, search: string, directions = 1): Promise<void> {
  const { fares, choose, chosenFlight } = bookingWords[language];
  await openIn(page, language, `/air/booking/flights?${search}`);
  for (let direction = 0; direction < directions; direction += 1) {
    const flight = page.getByRole('article').first();
    // Where there is room the fares stand beside the flight.
    if ((page.viewportSize()?.width ?? 0) < 1024) await flight.getByRole('button', { name: fares }).click();
    const chosen = page.url();
    await flight.getByRole('button', { name: choose }).click();
    await expect(page).not.toHaveURL(chosen);
    // The address is another one before the next list is there, and a press on the former list once more counts as a double click.
    if (direction + 1 < directions) await page.getByRole('link', { name: chosenFlight }).nth(direction).waitFor();
  }
  await page.waitForURL('**/air/booking/passenger/0');
}

/** Fills in the page of one traveller. */
export async function fillPassenger(page: Page, language: Language, person: Person): Promise<void> {
  const { firstName, lastName, day, month, year, female } = bookingWords[language];
  const [bornYear = '', bornMonth = '', bornDay = ''] = person.born.split('-');
  await page.getByLabel(firstName, { exact: true }).fill(person.firstName);
  await page.getByLabel(lastName, { exact: true }).fill(person.lastName);
  await page.getByLabel(day, { exact: true }).fill(bornDay);
  await page.getByLabel(month, { exact: true }).fill(bornMonth);
  await page.getByLabel(year, { exact: true }).fill(bornYear);
  await page.getByLabel(female).check();
}

/** Fills in where news goes. */
export async function fillContact(page: Page, language: Language, email: string): Promise<void> {
  await page.getByLabel(bookingWords[language].email).fill(email);
  await page.getByLabel(bookingWords[language].phone, { exact: true }).fill('(214) 555-0123');
}

/** Goes on to the next page of the booking, and waits until it is there; what is sold beside the fares is stepped over. */
export async function goOn(page: Page, language: Language): Promise<void> {
  const title = await page.title();
  await page.getByRole('button', { name: bookingWords[language].next }).click();
  await expect(page).not.toHaveTitle(title);
  if (new URL(page.url()).pathname === extrasPath) await leaveExtras(page, language);
}

/** Where bags and seats are chosen. */
export const extrasPath = '/air/booking/seats';

/** Goes on from the page of bags and seats to the payment. */
export async function leaveExtras(page: Page, language: Language): Promise<void> {
  await page.getByRole('button', { name: bookingWords[language].next }).click();
  await page.waitForURL('**/air/booking/payment');
  await expect(page.getByRole('heading', { level: 1, name: bookingWords[language].payment })).toBeVisible();
}

/** Gives a sandbox card on the payment page, and stands on the review. */
export async function payWith(page: Page, language: Language, card: keyof typeof cards): Promise<void> {
  await page.getByText(bookingWords[language].testCards).click();
  await page.getByRole('button', { name: cards[card] }).click();
  await page.getByRole('button', { name: bookingWords[language].next }).click();
  await expect(page.getByRole('heading', { level: 1, name: bookingWords[language].review })).toBeVisible();
}

/** Presses the button that books. */
export async function book(page: Page, language: Language): Promise<void> {
  await page.getByRole('button', { name: bookingWords[language].pay }).click();
}

/** Waits for the confirmation, and gives its record locator. */
export async function recordLocatorOf(page: Page, language: Language): Promise<string> {
  await expect(page.getByRole('heading', { level: 1, name: bookingWords[language].booked })).toBeVisible({
    timeout: 30_000,
  });
  const [, recordLocator = ''] = /confirmation\/([A-HJ-NP-Z2-9]{6})$/.exec(page.url()) ?? [];
  expect(recordLocator).toHaveLength(6);
  return recordLocator;
}

/** Goes from the search to the review for one adult. */
export async function reachReview(
  page: Page,
  language: Language,
  {
    email,
    card = 'approved',
    days = 40,
  }: { readonly email: string; readonly card?: keyof typeof cards; readonly days?: number },
): Promise<void> {
  await chooseFlights(page, language, `trip=one-way&from=DAL&to=HOU&date=${dateIn(days)}&adults=1`);
  await fillPassenger(page, language, ines);
  await fillContact(page, language, email);
  await goOn(page, language);
  await payWith(page, language, card);
}

/** Counts the sheets of paper that a page is printed on. */
export async function countSheets(page: Page): Promise<number> {
  const document = (await page.pdf({ format: 'Letter' })).toString('latin1');
  return document.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Counts the mails in the development inbox that name a text. */
export async function mailsWith(page: Page, text: string): Promise<number> {
  const inbox = await page.request.get('/inbox');
  return (await inbox.text()).split(text).length - 1;
}

/** Reads from the mail of a booking where it leads to. */
export async function tripLinkMailed(request: APIRequestContext, recordLocator: string): Promise<string> {
  const list = await (await request.get('/inbox')).text();
  const entry = list.split('<li>').find((each) => each.includes(recordLocator));
  const id = /href="\/inbox\/(\d+)/.exec(entry ?? '')?.[1];
  const mail = await (await request.get(`/inbox/${id}/html`)).text();
  const [, address = ''] = /href="([^"]+\/trip\/[^"]+)"/.exec(mail) ?? [];
  return new URL(address).pathname + new URL(address).search + new URL(address).hash;
}

/** Waits for the mail with the code of a trip, and reads the code. */
export async function tripCodeMailed(
  request: APIRequestContext,
  recordLocator: string,
  { origin = '', earlier = '' } = {},
): Promise<string> {
  let code = '';
  const read = async () => {
    const list = await (await request.get(`${origin}/inbox`)).text();
    const entry = list.split('<li>').find((each) => each.includes(recordLocator) && /código para|code for/.test(each));
    const id = /href="\/inbox\/(\d+)/.exec(entry ?? '')?.[1];
    if (id === undefined) return false;
    const mail = await (await request.get(`${origin}/inbox/${id}/html`)).text();
    code = /(?:código es|code is) (\d{8})/.exec(mail)?.[1] ?? '';
    return code !== '' && code !== earlier;
  };
  await expect.poll(read, { message: `a mail with the code of ${recordLocator}`, timeout: 30_000 }).toBe(true);
  return code;
}

const cancelWords = {
  es: {
    seeTrip: 'Ver mi viaje',
    cancel: 'Cancelar el viaje',
    code: 'Código del correo',
    cancelled: 'Cancelamos su viaje',
  },
  en: {
    seeTrip: 'See my trip',
    cancel: 'Cancel the trip',
    code: 'Code from the email',
    cancelled: 'We canceled your trip',
  },
} as const;

/** Cancels the trip whose confirmation is open, by the code that is mailed; `before` looks at what comes back. */
export async function cancelBooked(page: Page, language: Language, before?: () => Promise<void>): Promise<void> {
  const recordLocator = await recordLocatorOf(page, language);
  await page.getByRole('link', { name: cancelWords[language].seeTrip }).click();
  await cancelTrip(page, language, recordLocator, before === undefined ? {} : { before });
}

/** Cancels the trip whose page is open, as {@link cancelBooked} does; `earlier` is the code that was mailed last. */
export async function cancelTrip(
  page: Page,
  language: Language,
  recordLocator: string,
  { before, earlier = '' }: { readonly before?: () => Promise<void>; readonly earlier?: string } = {},
): Promise<void> {
  const { cancel, code, cancelled } = cancelWords[language];
  await page.getByRole('link', { name: cancel }).click();
  await before?.();
  await page.getByRole('button', { name: cancel }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: cancel }).click();
  await expect(page.getByLabel(code)).toBeFocused();
  await page.keyboard.type(await tripCodeMailed(page.request, recordLocator, { earlier }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(cancelled, { exact: true })).toBeVisible();
}

/** Reads the cents of an amount: `$1,234.50`. */
export const centsOf = (text: string | null) => Number((text ?? '').replaceAll(/\D/g, ''));
