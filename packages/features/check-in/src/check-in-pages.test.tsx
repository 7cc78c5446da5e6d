import { createTestFrame } from '@airline/app-shell/test-frame';
import {
  agreementInForce,
  type BoardingPasses,
  type ChangeQuote,
  changeTrip,
  checkIn,
  createOffer,
  createOrder,
  endpoints,
  type Passenger,
  quoteChange,
  recordFlightReports,
  searchItineraries,
  type TripLookup,
} from '@airline/contract';
import { createIdempotencyKey, valueOrThrow } from '@airline/gateway-client';
import { anaRuiz, openPageGateway, testFeedKey } from '@airline/gateway/test-support';
import type { AppServices } from '@airline/session/services';
import { createTestServices, withServices } from '@airline/session/test-support';
import { keepTripProof } from '@airline/trip';
import { LocaleProvider } from '@airline/ui/locale';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { Component as BoardingPassPage, loader as loadPasses } from './BoardingPassPage.tsx';
import { Component as CheckInPage, loader as loadCheckIn } from './CheckInPage.tsx';
import { drawBarcode } from './draw-barcode.ts';
import { Component as FindTripPage } from './FindTripToCheckInPage.tsx';

type Language = 'es' | 'en';

const frames = { es: await createTestFrame(), en: await createTestFrame({ language: 'en' }) };
const gateway = openPageGateway();
let services: AppServices;

beforeEach(() => {
  services = createTestServices();
});

const words = {
  es: {
    recordLocator: 'Código de reserva',
    firstName: 'Nombre',
    lastName: 'Apellidos',
    find: 'Buscar mi viaje',
    notFound: /^No encontramos ese viaje/,
    goods: 'Ninguno de estos pasajeros lleva materiales peligrosos',
    goodsMissing: /Confirme que nadie lleva materiales peligrosos/,
    submit: 'Hacer el check-in',
    done: 'El check-in está hecho',
    pass: 'Pase de Ana Ruiz, vuelo WN 10',
    barcode: 'Código Aztec para abordar, de Ana Ruiz, vuelo WN 10',
    position: 'Posición',
    gate: 'Puerta',
    boards: 'Abordaje',
    boardsAt: '6:30 a.m. hora estándar central',
    tooEarly: 'Todavía no abre',
    opens:
      'El check-in se abre el martes 1 de diciembre de 2026 a las 7:30 a.m. (hora de Dallas), 24 horas antes de la salida.',
    opensIn: 'Falta para que abra: 1 hora y 30 minutos.',
    mail: 'Enviar por correo',
    mailed: /^Enviamos los pases a a•••@e•••\.com, en un PDF/,
  },
  en: {
    recordLocator: 'Confirmation code',
    firstName: 'First name',
    lastName: 'Last name',
    find: 'Find my trip',
    notFound: /^We couldn’t find that trip/,
    goods: 'None of these passengers carries dangerous goods',
    goodsMissing: /Confirm that nobody carries dangerous goods/,
    submit: 'Check in',
    done: 'You are checked in',
    pass: 'Pass of Ana Ruiz, flight WN 10',
    barcode: 'Aztec code for boarding, Ana Ruiz, flight WN 10',
    position: 'Position',
    gate: 'Gate',
    boards: 'Boarding',
    boardsAt: '6:30 AM Central Standard Time',
    tooEarly: 'Not open yet',
    opens: 'Check-in opens on Tuesday, December 1, 2026 at 7:30 AM (Dallas time), 24 hours before departure.',
    opensIn: 'Until it opens: 1 hour, 30 minutes.',
    mail: 'Send by email',
    mailed: /^We sent the passes to a•••@e•••\.com, as a PDF/,
  },
} as const;

const luisMora: Passenger = { ...anaRuiz, firstName: 'Luis', lastName: 'Mora', gender: 'male' };
/** Check-in of the flights of 2 December is open. */
const open = '2026-12-01T20:00:00Z';

function Elsewhere() {
  const { pathname, state } = useLocation();
  return (
    <p>
      {pathname} {JSON.stringify(state)}
    </p>
  );
}

/** Opens a page in a tab of its own. */
function show(path: string, language: Language = 'es'): void {
  cleanup();
  const Frame = withServices(frames[language], services);
  const router = createMemoryRouter(
    [
      { path: '/air/check-in', element: <FindTripPage /> },
      {
        path: '/air/check-in/:recordLocator',
        element: <CheckInPage />,
        loader: (args) => loadCheckIn(args, services),
        hydrateFallbackElement: <p />,
      },
      {
        path: '/air/boarding-pass/:recordLocator',
        element: <BoardingPassPage />,
        loader: (args) => loadPasses(args, services),
        hydrateFallbackElement: <p />,
      },
      { path: '*', element: <Elsewhere /> },
    ],
    { initialEntries: [path] },
  );
  render(
    <LocaleProvider locale={language}>
      <RouterProvider router={router} />
    </LocaleProvider>,
    { wrapper: Frame },
  );
}

/** Opens the check-in of a trip in a tab that can prove whose it is. */
function showCheckIn(proof: TripLookup, language: Language = 'es'): void {
  keepTripProof(proof);
  show(`/air/check-in/${proof.recordLocator}`, language);
}

function showPasses(proof: TripLookup, language: Language = 'es'): void {
  keepTripProof(proof);
  show(`/air/boarding-pass/${proof.recordLocator}`, language);
}

/** Books the flight of tomorrow for Ana Ruiz, which leaves at 7:30 in Dallas, and lets time pass. */
async function bookAna(now: string = open): Promise<TripLookup> {
  const { proof } = await gateway.book({ date: '2026-12-02', family: 'flex' });
  vi.setSystemTime(now);
  return proof;
}

/** Books the first flight of tomorrow for adults, and lets its check-in open. */
async function bookAdults(passengers: readonly Passenger[], origin = 'DAL', destination = 'HOU'): Promise<TripLookup> {
  const { session } = services;
  const date = '2026-12-02';
  const party = { adults: passengers.length, children: 0, lapInfants: 0 };
  const query = { origin, destination, date, ...party };
  const [first] = valueOrThrow(await session.call(searchItineraries, { query })).itineraries;
  const [fare] = first?.fares ?? [];
  if (first === undefined || fare === undefined) throw new Error('There is a flight with a fare.');
  const bound = { origin, destination, date, itineraryId: first.id, family: fare.family, shown: fare.perPassenger };
  const offer = valueOrThrow(await session.call(createOffer, { body: { party, bounds: [bound] } }));
  const { token } = await gateway.card();
  const body = {
    offer: offer.token,
    passengers: [...passengers],
    contact: { email: 'ana@example.com', phone: '+12145550123', language: 'es' as const },
    payments: [{ kind: 'card' as const, token }],
    agreement: agreementInForce,
  };
  const ordered = valueOrThrow(await session.call(createOrder, { body, idempotencyKey: createIdempotencyKey() }));
  if (ordered.status !== 'confirmed') throw new Error(`The order is ${ordered.status}.`);
  vi.setSystemTime(open);
  return { recordLocator: ordered.trip.recordLocator, firstName: 'Ana', lastName: 'Ruiz' };
}

/** Checks Ana in, as another tab does. */
const checkInElsewhere = (proof: TripLookup) =>
  gateway.post(checkIn.path, { ...proof, bound: 0, travellers: [0], hasNoDangerousGoods: true });

/** Takes the flight of another day at the same price, as another tab does, by the code that the contact is mailed. */
async function changeElsewhere(proof: TripLookup): Promise<void> {
  const { token: offer } = await gateway.offer('2026-12-05', { family: 'flex' });
  const wanted = { ...proof, offer, bounds: [0] };
  const quoted = (await (await gateway.post(quoteChange.path, wanted)).json()) as ChangeQuote;
  const { forfeited: _, ...shown } = quoted.difference;
  await gateway.askTripCode(proof);
  const code = await gateway.tripCode();
  const answer = await gateway.post(changeTrip.path, {
    ...wanted,
    code,
    shown,
    payments: [],
    agreement: agreementInForce,
  });
  expect(answer.status).toBe(changeTrip.success);
}

async function readPasses(proof: TripLookup): Promise<BoardingPasses['passes']> {
  const answer = await gateway.post(endpoints.readBoardingPasses.path, proof);
  return endpoints.readBoardingPasses.answer.parse(await answer.json()).passes;
}

const asked = () => gateway.requests.filter(({ path }) => path === checkIn.path);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const agree = () => userEvent.click(screen.getByRole('checkbox', { name: words.es.goods }));
/** Waits until the page has asked again for what its loader fetched: what happens from here on it does not know. */
const settle = () => vi.waitFor(() => expect(services.queryClient.isFetching()).toBe(0));
async function submit(): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name: words.es.submit });
  await settle();
  return button;
}
const plain = (element: HTMLElement) => element.textContent.replaceAll(/\s/g, ' ');
const passOf = (name: string) => screen.findByRole('article', { name });

/** Reads what a pass says beside a term. */
function fact(pass: HTMLElement, term: string): string {
  const { nextElementSibling } = within(pass).getByText(term);
  return (nextElementSibling?.textContent ?? '').replaceAll(/\s/g, ' ');
}

describe.each(['es', 'en'] as const)('in %s', (language) => {
  const own = words[language];
  const field = (name: string) => screen.getByRole('textbox', { name });

  test('somebody finds their trip by its code and their name, checks in whom they choose, and has the pass', async () => {
    const proof = await bookAdults([anaRuiz, luisMora]);
    const facts = { departureGate: 'B7' };
    const reports = [{ flight: 'WN10', date: '2026-12-02', from: 'DAL', saidAt: '2026-12-01T19:00:00Z', facts }];
    await gateway.post(recordFlightReports.path, { reports }, { authorization: `Bearer ${testFeedKey}` });

    show('/air/check-in', language);
    await userEvent.type(field(own.recordLocator), proof.recordLocator);
    await userEvent.type(field(own.firstName), 'Ana');
    await userEvent.type(field(own.lastName), 'Mora');
    await press(own.find);
    expect(await screen.findByText(own.notFound)).toBeVisible();
    await userEvent.clear(field(own.lastName));
    await userEvent.type(field(own.lastName), 'Ruiz');
    await press(own.find);

    await userEvent.click(await screen.findByRole('checkbox', { name: 'Luis Mora' }));
    expect(screen.getByRole('checkbox', { name: 'Ana Ruiz' })).toBeChecked();
    await press(own.submit);
    expect(screen.getByText(own.goodsMissing)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: own.goods })).toHaveFocus();
    await userEvent.keyboard(' ');
    await press(own.submit);

    const pass = await passOf(own.pass);
    expect(screen.getByText(own.done)).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(fact(pass, own.position)).toBe('A16');
    expect(fact(pass, own.gate)).toBe('B7');
    expect(fact(pass, own.boards)).toBe(own.boardsAt);
    expect(fact(pass, own.recordLocator)).toBe(proof.recordLocator);
    const [{ barcode } = { barcode: '' }] = await readPasses(proof);
    expect(barcode).toMatch(/^M1RUIZ\/ANA {12}E/);
    const symbol = await within(pass).findByRole('img', { name: own.barcode });
    expect(symbol).toHaveAttribute('src', await drawBarcode('azteccode', barcode));
    expect(asked().map(({ body }) => body)).toEqual([
      { ...proof, bound: 0, travellers: [0], hasNoDangerousGoods: true },
    ]);
  });

  test('before check-in opens the page says when it does, and offers nothing to press', async () => {
    showCheckIn(await bookAna('2026-12-01T12:00:00Z'), language);
    expect(await screen.findByText(own.tooEarly)).toBeVisible();
    expect(plain(document.body)).toContain(own.opens);
    expect(plain(document.body)).toContain(own.opensIn);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('one press mails the passes to the contact of the trip', async () => {
    const proof = await bookAna();
    await checkInElsewhere(proof);
    await gateway.deliver();
    vi.setSystemTime('2026-12-01T20:15:00Z');
    const before = gateway.sent.length;
    showPasses(proof, language);
    await passOf(own.pass);
    await press(own.mail);
    expect(await screen.findByText(own.mailed)).toBeVisible();
    await gateway.deliver();
    const [mail] = gateway.sent.slice(before);
    expect(mail).toMatchObject({ to: 'ana.nunez@example.com' });
    expect(mail?.attachments.map(({ contentType }) => contentType)).toEqual(['application/pdf']);
  });
});

test('who stayed out checks in later, behind who was first, and nobody by nobody', async () => {
  const proof = await bookAdults([anaRuiz, luisMora]);
  await checkInElsewhere(proof);
  showCheckIn(proof);
  const checkedIn = await screen.findByRole('list', { name: 'Con check-in' });
  expect(plain(checkedIn)).toBe('Ana RuizPosición A16');
  expect(screen.queryByRole('checkbox', { name: 'Ana Ruiz' })).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Luis Mora' }));
  await agree();
  await press(words.es.submit);
  expect(screen.getByText('Elija al menos un pasajero')).toBeVisible();
  expect(asked()).toHaveLength(0);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Luis Mora' }));
  await press(words.es.submit);
  const passes = await Promise.all(['Ana Ruiz', 'Luis Mora'].map((name) => passOf(`Pase de ${name}, vuelo WN 10`)));
  expect(passes.map((pass) => fact(pass, 'Posición'))).toEqual(['A16', 'A17']);
});

test('at the moment that check-in opens the page offers it by itself', async () => {
  const proof = await bookAna('2026-12-01T13:29:59.900Z');
  showCheckIn(proof);
  expect(await screen.findByText('Todavía no abre')).toBeVisible();
  await settle();
  vi.setSystemTime('2026-12-01T13:30:01Z');
  expect(await submit()).toBeVisible();
});

test.each([
  ['closed', '2026-12-02T12:30:01Z', 'Cerrado', /^El check-in cerró el miércoles 2 de diciembre de 2026 a las 6:30/],
  ['over', '2026-12-02T13:31:00Z', 'Ya salió', /^Este vuelo ya salió/],
])('where check-in is %s the page says so, and offers none', async (_case, now, state, sentence) => {
  showCheckIn(await bookAna(now));
  expect(await screen.findByText(state)).toBeVisible();
  expect(plain(screen.getByText((text) => sentence.test(text.replaceAll(/\s/g, ' '))))).toMatch(sentence);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('a flight that does not leave as booked is not checked in for', async () => {
  const proof = await bookAdults([anaRuiz]);
  const cancelled = { flight: 'WN10', date: '2026-12-02', from: 'DAL', saidAt: open, facts: { isCancelled: true } };
  await gateway.post(recordFlightReports.path, { reports: [cancelled] }, { authorization: `Bearer ${testFeedKey}` });
  showCheckIn(proof);
  expect(await screen.findByText('No sale como lo reservó')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a press after check-in has closed says so, and the page is what it is by then', async () => {
  showCheckIn(await bookAna('2026-12-02T12:29:00Z'));
  await submit();
  await agree();
  vi.setSystemTime('2026-12-02T12:30:01Z');
  await press(words.es.submit);
  expect(await screen.findByText('Cerrado')).toBeVisible();
  expect(screen.queryByRole('button', { name: words.es.submit })).toBeNull();
  expect(asked()).toHaveLength(1);
});

test('who checked in on another device meanwhile keeps their place and has the pass', async () => {
  const proof = await bookAna();
  showCheckIn(proof);
  await submit();
  await checkInElsewhere(proof);
  await agree();
  await press(words.es.submit);
  expect(fact(await passOf(words.es.pass), 'Posición')).toBe('A16');
  expect(await readPasses(proof)).toHaveLength(1);
});

test('without a connection it says so, keeps what was said, and asks again for the same', async () => {
  const proof = await bookAna();
  showCheckIn(proof);
  await submit();
  await agree();
  gateway.disturb(/check-ins$/, { kind: 'cut' });
  await press(words.es.submit);
  expect(await screen.findByText('Parece que no hay conexión')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: words.es.goods })).toBeChecked();
  gateway.restore();
  await press('Intentar de nuevo');
  expect(fact(await passOf(words.es.pass), 'Posición')).toBe('A16');
  expect(new Set(asked().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
});

test('an answer that is lost is asked for again under its key, and nobody checks in twice', async () => {
  const proof = await bookAna();
  showCheckIn(proof);
  await submit();
  await agree();
  gateway.disturb(/check-ins$/, { kind: 'lose-answer' }, 1);
  await press(words.es.submit);
  expect(fact(await passOf(words.es.pass), 'Secuencia')).toBe('001');
  const keys = asked().map(({ idempotencyKey }) => idempotencyKey);
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(await readPasses(proof)).toHaveLength(1);
});

test('where every answer is lost the page finds out that it is done', async () => {
  const proof = await bookAna();
  showCheckIn(proof);
  await submit();
  await agree();
  gateway.disturb(/check-ins$/, { kind: 'lose-answer' });
  await press(words.es.submit);
  expect(plain(await screen.findByRole('list', { name: 'Con check-in' }))).toBe('Ana RuizPosición A16');
  expect(screen.queryByRole('button', { name: words.es.submit })).toBeNull();
  expect(screen.getByRole('link', { name: 'Ver los pases de abordar' })).toHaveAttribute(
    'href',
    `/air/boarding-pass/${proof.recordLocator}`,
  );
});

test('a double press checks in once', async () => {
  showCheckIn(await bookAna());
  const button = await submit();
  await agree();
  await userEvent.dblClick(button);
  await passOf(words.es.pass);
  expect(asked()).toHaveLength(1);
});

test('abroad nobody checks in without a passport: who lacks one is led to give it', async () => {
  const document = { number: 'XDA123456', nationality: 'ES', expiresOn: '2031-01-01' };
  const proof = await bookAdults([{ ...anaRuiz, document }, luisMora], 'HOU', 'CUN');
  showCheckIn(proof);
  const luis = await screen.findByRole('checkbox', { name: 'Luis Mora' });
  expect(luis).toBeDisabled();
  expect(luis).toHaveAccessibleDescription('Falta el pasaporte.');
  expect(screen.getByRole('link', { name: 'Dar los datos del pasaporte de Luis Mora' })).toHaveAttribute(
    'href',
    `/trip/${proof.recordLocator}/travellers?correct=document&traveller=1&then=check-in`,
  );
  await agree();
  await press(words.es.submit);
  await screen.findByText(words.es.done);
  expect(asked()[0]?.body).toMatchObject({ travellers: [0] });
});

test.each(['/air/check-in/', '/air/boarding-pass/'])(
  'a tab that cannot prove whose a trip is asks for it before %s',
  async (path) => {
    show(`${path}ABC234`);
    expect(await screen.findByText(/^Para ver el viaje ABC234, díganos a nombre de quién está/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Código de reserva' })).toHaveValue('ABC234');
  },
);

describe('the passes', () => {
  test('have another symbol where somebody wants one, are large where they want that, and are printed', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue();
    const proof = await bookAna();
    await checkInElsewhere(proof);
    const [{ barcode } = { barcode: '' }] = await readPasses(proof);
    showPasses(proof);
    const pass = await passOf(words.es.pass);
    for (const [name, symbology] of [
      ['QR', 'qrcode'],
      ['PDF417', 'pdf417'],
    ] as const) {
      await userEvent.click(screen.getByRole('radio', { name }));
      const symbol = await within(pass).findByRole('img', { name: new RegExp(`^Código ${name} `) });
      expect(symbol).toHaveAttribute('src', await drawBarcode(symbology, barcode));
    }
    const large = screen.getByRole('checkbox', { name: 'Letra grande' });
    await userEvent.click(large);
    expect(large).toBeChecked();
    // Without a certificate of the deployment there is no pass for a wallet to ask for.
    expect(screen.queryByRole('button', { name: 'Agregar a Apple Wallet' })).toBeNull();
    await press('Imprimir');
    expect(print).toHaveBeenCalledOnce();
  });

  test('say that they board no more once the flight has left', async () => {
    const proof = await bookAna();
    await checkInElsewhere(proof);
    vi.setSystemTime('2026-12-02T13:31:00Z');
    showPasses(proof);
    expect(within(await passOf(words.es.pass)).getByText(/^Este vuelo ya salió/)).toBeVisible();
  });

  test('are there no more once the flights are others, and lead to the check-in of those', async () => {
    const proof = await bookAna();
    await checkInElsewhere(proof);
    showPasses(proof);
    await passOf(words.es.pass);
    await changeElsewhere(proof);
    showPasses(proof);
    expect(await screen.findByText('Todavía no hay pases de abordar')).toBeVisible();
    expect(screen.queryByRole('article')).toBeNull();
    const toCheckIn = screen.getByRole('link', { name: 'Ir al check-in' });
    expect(toCheckIn).toHaveAttribute('href', `/air/check-in/${proof.recordLocator}`);
    showCheckIn(proof);
    expect(await screen.findByText('Todavía no abre')).toBeVisible();
  });

  test('of a trip that is cancelled are none: its page says what came of it', async () => {
    const proof = await bookAna();
    await checkInElsewhere(proof);
    await gateway.cancel(proof);
    showPasses(proof);
    expect(await screen.findByText(`/trip/${proof.recordLocator} null`)).toBeVisible();
  });
});

describe('where seats are assigned', () => {
  const assigned = openPageGateway({ settings: { boardingModel: 'assigned' } });

  test('a pass says the seat that the traveller was given', async () => {
    const { proof } = await assigned.book({ date: '2026-12-02', family: 'flex' });
    vi.setSystemTime(open);
    showCheckIn(proof);
    await submit();
    expect(screen.getByRole('link', { name: 'Ver y elegir asientos' })).toBeVisible();
    await agree();
    await press(words.es.submit);
    expect(fact(await passOf(words.es.pass), 'Asiento')).toMatch(/^\d{1,2}[A-F]$/);
  });
});
