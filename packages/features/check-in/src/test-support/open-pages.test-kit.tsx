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
  searchItineraries,
  type TripLookup,
} from '@airline/contract';
import { createIdempotencyKey, valueOrThrow } from '@airline/gateway-client';
import { anaRuiz, openPageGateway } from '@airline/gateway/test-support';
import type { AppServices } from '@airline/session/services';
import { createTestServices, withServices } from '@airline/session/test-support';
import { keepTripProof } from '@airline/trip';
import { LocaleProvider } from '@airline/ui/locale';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { beforeEach, expect, vi } from 'vitest';

import { Component as BoardingPassPage, loader as loadPasses } from '../BoardingPassPage.tsx';
import { Component as CheckInPage, loader as loadCheckIn } from '../CheckInPage.tsx';
import { Component as FindTripPage } from '../FindTripToCheckInPage.tsx';

export type Language = 'es' | 'en';

const frames = { es: await createTestFrame(), en: await createTestFrame({ language: 'en' }) };

export const words = {
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

export const luisMora: Passenger = { ...anaRuiz, firstName: 'Luis', lastName: 'Mora', gender: 'male' };
/** Check-in of the flights of 2 December is open. */
export const open = '2026-12-01T20:00:00Z';

function Elsewhere() {
  const { pathname, state } = useLocation();
  return (
    <p>
      {pathname} {JSON.stringify(state)}
    </p>
  );
}

export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
export const agree = () => userEvent.click(screen.getByRole('checkbox', { name: words.es.goods }));
export const plain = (element: HTMLElement) => element.textContent.replaceAll(/\s/g, ' ');
export const passOf = (name: string) => screen.findByRole('article', { name });

/** Reads what a pass says beside a term. */
export function fact(pass: HTMLElement, term: string): string {
  const { nextElementSibling } = within(pass).getByText(term);
  return (nextElementSibling?.textContent ?? '').replaceAll(/\s/g, ' ');
}

/** Opens the pages of check-in on a gateway of the file's own, which each test finds as new. */
export function openPages() {
  const gateway = openPageGateway();
  let services: AppServices;
  beforeEach(() => {
    services = createTestServices();
  });

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
  async function bookAdults(
    passengers: readonly Passenger[],
    origin = 'DAL',
    destination = 'HOU',
  ): Promise<TripLookup> {
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
  /** Waits until the page has asked again for what its loader fetched: what happens from here on it does not know. */
  const settle = () => vi.waitFor(() => expect(services.queryClient.isFetching()).toBe(0));
  async function submit(): Promise<HTMLElement> {
    const button = await screen.findByRole('button', { name: words.es.submit });
    await settle();
    return button;
  }
  return {
    gateway,
    show,
    showCheckIn,
    showPasses,
    bookAna,
    bookAdults,
    checkInElsewhere,
    changeElsewhere,
    readPasses,
    asked,
    settle,
    submit,
  };
}
