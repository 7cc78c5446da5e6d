import { createTestFrame } from '@airline/app-shell/test-frame';
import { correctContact, correctTraveller, type TripLookup } from '@airline/contract';
import { openPageGateway, password } from '@airline/gateway/test-support';
import type { AppServices } from '@airline/session/services';
import { createTestServices, withServices } from '@airline/session/test-support';
import { findTripProof, keepTripProof } from '@airline/trip';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { loadTrip } from '../trip-loader.ts';
import { Component as TripPage } from '../TripPage.tsx';
import { loadTravellers } from './travellers-loader.ts';
import { Component as TravellersPage } from './TravellersPage.tsx';

const gateway = openPageGateway();
const TestFrame = await createTestFrame();
let services: AppServices;

beforeEach(() => {
  services = createTestServices();
});

function Elsewhere() {
  const { pathname, state } = useLocation();
  return (
    <p>
      {pathname} {JSON.stringify(state)}
    </p>
  );
}

function open(path: string) {
  const router = createMemoryRouter(
    [
      {
        path: '/trip/:recordLocator/travellers',
        element: <TravellersPage />,
        loader: (args) => loadTravellers(args, services),
        errorElement: <Elsewhere />,
        hydrateFallbackElement: <p />,
      },
      {
        path: '/trip/:recordLocator',
        element: <TripPage />,
        loader: (args) => loadTrip(args, services),
        hydrateFallbackElement: <p />,
      },
      { path: '*', element: <Elsewhere /> },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />, { wrapper: withServices(TestFrame, services) });
  return router;
}

/** Gives a proof with a code that was mailed. */
async function withCode(proof: TripLookup): Promise<TripLookup> {
  await gateway.askTripCode(proof);
  return { ...proof, code: await gateway.tripCode() };
}

/** Books, and opens the travellers of the trip in a tab that has a code. */
async function openProved(options?: Parameters<typeof gateway.book>[0], query = '') {
  const booked = await gateway.book(options);
  keepTripProof(await withCode(booked.proof));
  const router = open(`/trip/${booked.proof.recordLocator}/travellers${query}`);
  await screen.findByRole('heading', { level: 1 });
  return { ...booked, router };
}

/** Corrects as another tab of the same person does. */
async function correctElsewhere(proof: TripLookup, wish: object): Promise<void> {
  const body = JSON.stringify({ ...(await withCode(proof)), ...wish });
  const path = 'email' in wish ? correctContact.path : correctTraveller.path;
  const headers = { 'content-type': 'application/json', 'idempotency-key': `elsewhere-${body.length}-elsewhere` };
  const answer = await gateway.fetch(path, { method: 'POST', headers, body });
  expect(await answer.text()).toContain('revision');
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** Goes where a link leads: the page is drawn without the frame that hands its links to the router. */
const follow = async (router: ReturnType<typeof open>, name: string) =>
  router.navigate((await screen.findByRole('link', { name })).getAttribute('href') ?? '');
const field = (name: string) => screen.getByRole('textbox', { name });
const retype = async (name: string, text: string) => {
  const input = await screen.findByRole('textbox', { name });
  await userEvent.clear(input);
  await userEvent.type(input, text);
};
const corrections = () => gateway.requests.filter(({ path }) => path === correctTraveller.path);
const focused = () => document.activeElement?.textContent.replaceAll(/\s/g, ' ');

describe('who may see and correct them', () => {
  test('from the trip by one press; a code is mailed at a press, and shows what was given by its end alone', async () => {
    const { proof } = await gateway.book({ passenger: { frequentFlyerNumber: '6142901880' } });
    keepTripProof(proof);
    const router = open(`/trip/${proof.recordLocator}`);
    await follow(router, 'Corregir nombres, documentos o contacto');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Corregir nombres, documentos o contacto' }),
    ).toBeVisible();
    expect(gateway.requests.some(({ path }) => path.endsWith('/trips/codes'))).toBe(false);
    await press('Recibir un código por correo');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Código del correo' }), await gateway.tripCode());
    await press('Ver los datos');
    expect(await screen.findByRole('heading', { level: 2, name: 'Ana Ruiz' })).toBeVisible();
    expect(screen.getByText('Termina en 880')).toBeVisible();
    expect(screen.getByText('a•••@e•••.com')).toBeVisible();
    expect(screen.getByText(/Los nombres se corrigen hasta el/)).toBeVisible();
    expect(document.body).not.toHaveTextContent('6142901880');
  });

  test('a wrong code is said at its field', async () => {
    const { proof } = await gateway.book();
    keepTripProof(proof);
    open(`/trip/${proof.recordLocator}/travellers`);
    await userEvent.click(await screen.findByRole('button', { name: 'Recibir un código por correo' }));
    const field = await screen.findByRole('textbox', { name: 'Código del correo' });
    await userEvent.type(field, (await gateway.tripCode()) === '00000000' ? '00000001' : '00000000');
    await press('Ver los datos');
    expect(await screen.findByText(/El código no coincide/, { selector: 'a' })).toBeVisible();
  });

  test('the account that is logged in sees its trip without a code', async () => {
    const { id, username } = await gateway.member();
    const { proof } = await gateway.book({ accountOf: id });
    keepTripProof(proof);
    const router = open(`/trip/${proof.recordLocator}/travellers`);
    expect(await screen.findByRole('button', { name: 'Recibir un código por correo' })).toBeVisible();
    await services.session.logIn({ method: 'password', category: 'member', username, password });
    await router.revalidate();
    expect(await screen.findByRole('heading', { level: 2, name: 'Ana Ruiz' })).toBeVisible();
  });

  test('whose trip it is must be told first; a cancelled trip is shown as one', async () => {
    open('/trip/ABCDEF/travellers');
    expect(await screen.findByText('/find-my-trip {"recordLocator":"ABCDEF"}')).toBeVisible();
    cleanup();
    const { proof } = await gateway.book();
    await gateway.cancel(proof);
    keepTripProof(proof);
    open(`/trip/${proof.recordLocator}/travellers`);
    expect(await screen.findByText('Este viaje está cancelado')).toBeVisible();
  });
});

describe('a name', () => {
  test('is corrected: what happens is said before, and the new ticket after it, with the focus', async () => {
    const { proof, router } = await openProved();
    await follow(router, 'Corregir el nombre de Ana Ruiz');
    expect(await screen.findByRole('heading', { level: 1, name: 'Corregir el nombre de Ana Ruiz' })).toBeVisible();
    expect(field('Apellidos')).toHaveValue('Ruiz');
    expect(screen.getByText(/Los boletos del viaje reciben números nuevos; el boleto \d{13} deja/)).toBeVisible();
    expect(screen.getByText(/Puede corregir este nombre 2 veces más, hasta el/)).toBeVisible();
    await retype('Apellidos', 'Ruíz Vega');
    await press('Guardar');
    expect(await screen.findByText('Corregimos el nombre: ahora es Ana Ruíz Vega')).toBeVisible();
    expect(focused()).toMatch(/El boleto nuevo es \d{13}\. Use este nombre para encontrar el viaje\./);
    expect(router.state.location.search).toBe('');
    expect(findTripProof(proof.recordLocator)).toMatchObject({ firstName: 'Ana', lastName: 'Ruíz Vega' });
    await follow(router, 'Volver al viaje');
    expect(await screen.findByText('Ana Ruíz Vega')).toBeVisible();
    expect(screen.queryByText('Ana Ruiz')).toBeNull();
  });

  test('of another person is refused kindly, with the telephone, and what was typed stays', async () => {
    await openProved(undefined, '?correct=name&traveller=0');
    await retype('Nombre', 'Guillermo');
    await retype('Apellidos', 'Santos');
    await press('Guardar');
    expect(await screen.findByText('Ese nombre es más que una corrección')).toBeVisible();
    expect(screen.getByRole('link', { name: '1-800-555-0142' })).toHaveAttribute('href', 'tel:+18005550142');
    expect(focused()).toContain('Ese nombre es más que una corrección');
    expect(field('Apellidos')).toHaveValue('Santos');
  });

  test('that was corrected twice, or whose check-in has opened, says where it goes on', async () => {
    const { proof } = await gateway.book();
    await correctElsewhere(proof, { traveller: 0, revision: 0, name: { firstName: 'Ana', lastName: 'Ruis' } });
    const renamed = { ...proof, lastName: 'Ruis' };
    await correctElsewhere(renamed, { traveller: 0, revision: 1, name: { firstName: 'Anna', lastName: 'Ruis' } });
    keepTripProof(await withCode({ ...renamed, firstName: 'Anna' }));
    open(`/trip/${proof.recordLocator}/travellers?correct=name&traveller=0`);
    expect(await screen.findByText(/Este nombre ya se corrigió dos veces/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Corregir el nombre/ })).toBeNull();
    expect(screen.getByRole('link', { name: /^Agregar el número de socio/ })).toBeVisible();
    cleanup();
    vi.setSystemTime('2026-12-12T08:00:00Z');
    services.queryClient.clear();
    keepTripProof(await withCode({ ...renamed, firstName: 'Anna' }));
    open(`/trip/${proof.recordLocator}/travellers`);
    expect(await screen.findByText('Los nombres ya no se corrigen aquí')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Corregir el nombre/ })).toBeNull();
  });

  test('that another tab corrected meanwhile is shown beside what was typed, and saved at the next press', async () => {
    const { proof } = await openProved(undefined, '?correct=name&traveller=0');
    await retype('Apellidos', 'Ruiz Vega');
    await correctElsewhere(proof, { traveller: 0, revision: 0, knownTravelerNumber: 'AB1234567' });
    await press('Guardar');
    expect(await screen.findByText('Estos datos cambiaron mientras los corregía')).toBeVisible();
    expect(focused()).toContain('Lo que hay ahoraAna RuizLo que escribióAna Ruiz Vega');
    expect(field('Apellidos')).toHaveValue('Ruiz Vega');
    await press('Guardar');
    expect(await screen.findByText('Corregimos el nombre: ahora es Ana Ruiz Vega')).toBeVisible();
  });

  test('is saved once at a double press, and asked again with the same key where the answer was lost', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    await openProved(undefined, '?correct=name&traveller=0');
    await retype('Apellidos', 'Ruis');
    gateway.disturb(/travellers\/correction$/, { kind: 'lose-answer' }, 2);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos enviar sus datos');
    expect(field('Apellidos')).toHaveValue('Ruis');
    await press('Guardar');
    expect(await screen.findByText('Corregimos el nombre: ahora es Ana Ruis')).toBeVisible();
    expect(new Set(corrections().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  test('whose code is over takes another one, and nothing typed is lost', async () => {
    await openProved(undefined, '?correct=name&traveller=0');
    await retype('Apellidos', 'Ruis');
    vi.setSystemTime('2026-12-01T12:11:00Z');
    await press('Guardar');
    expect(await screen.findByText('Confirme otra vez que el viaje es suyo')).toBeVisible();
    const code = await screen.findByRole('textbox', { name: 'Código del correo' });
    await userEvent.type(code, await gateway.tripCode());
    await press('Guardar');
    expect(await screen.findByText('Corregimos el nombre: ahora es Ana Ruis')).toBeVisible();
  });

  test('that is not saved is forgotten when the person goes back', async () => {
    const { router } = await openProved(undefined, '?correct=name&traveller=0');
    await retype('Apellidos', 'Ruis');
    await press('Volver sin guardar');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Corregir nombres, documentos o contacto' }),
    ).toBeVisible();
    expect(router.state.location.search).toBe('');
    await follow(router, 'Corregir el nombre de Ana Ruiz');
    expect(await screen.findByRole('textbox', { name: 'Apellidos' })).toHaveValue('Ruiz');
  });

  test('that was corrected elsewhere, so that the one of this tab finds nothing, is asked for', async () => {
    const { proof } = await gateway.book();
    keepTripProof(proof);
    await correctElsewhere(proof, { traveller: 0, revision: 0, name: { firstName: 'Ana', lastName: 'Ruis' } });
    open(`/trip/${proof.recordLocator}`);
    expect(await screen.findByText(`/find-my-trip {"recordLocator":"${proof.recordLocator}"}`)).toBeVisible();
  });
});

describe('numbers', () => {
  test('a member number of the same name is added; one of somebody else is refused at its field', async () => {
    const { accountNumber } = await gateway.member({ firstName: 'Ana', lastName: 'Ruiz' });
    const { router } = await openProved();
    await follow(router, 'Agregar el número de socio de Ana Ruiz');
    await retype('Número de socio', '5999999998');
    await press('Guardar');
    expect(await screen.findByText(/Ese número no es de una persona con este nombre/, { selector: 'a' })).toBeVisible();
    await retype('Número de socio', accountNumber);
    await press('Guardar');
    expect(await screen.findByText('Guardamos el número de socio de Ana Ruiz')).toBeVisible();
    expect(screen.getByText(`Termina en ${accountNumber.slice(-3)}`)).toBeVisible();
  });

  test('what check-in asked for leads back there once it is saved, or left', async () => {
    const query = '?correct=knownTravelerNumber&traveller=0&then=check-in';
    const { proof } = await openProved(undefined, query);
    await userEvent.type(field('Número de viajero conocido (KTN)'), 'AB1234567');
    await press('Guardar');
    expect(await screen.findByText(new RegExp(`^/air/check-in/${proof.recordLocator}`))).toBeVisible();
    cleanup();
    const left = await openProved(undefined, query);
    await press('Volver sin guardar');
    expect(await screen.findByText(new RegExp(`^/air/check-in/${left.proof.recordLocator}`))).toBeVisible();
  });

  test('a number is taken away', async () => {
    await openProved({ passenger: { knownTravelerNumber: 'AB1234567' } }, '?correct=knownTravelerNumber&traveller=0');
    expect(screen.getByText(/Hoy tenemos el que termina en 567/)).toBeVisible();
    await press('Guardar');
    expect(screen.getByRole('alert')).toHaveTextContent('Escriba el número de viajero conocido');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Quitar el número de viajero conocido' }));
    await press('Guardar');
    expect(await screen.findByText('Quitamos el número de viajero conocido de Ana Ruiz')).toBeVisible();
    expect(corrections().at(-1)?.body).toMatchObject({ knownTravelerNumber: null });
  });

  test('a trip within the country asks no passport, whatever the address says', async () => {
    await openProved(undefined, '?correct=document&traveller=0');
    expect(screen.getByRole('heading', { level: 1, name: 'Corregir nombres, documentos o contacto' })).toBeVisible();
    expect(screen.queryByText('Pasaporte')).toBeNull();
  });
});

describe('the contact', () => {
  test('is another e-mail: who may undo it is said before, the former code is over after it', async () => {
    const { proof, router } = await openProved();
    await follow(router, 'Cambiar el contacto del viaje');
    expect(
      await screen.findByText(/quien recibía antes sus noticias puede deshacer el cambio durante 7 días/),
    ).toBeVisible();
    await press('Guardar');
    expect(await screen.findByRole('alert')).toHaveTextContent('Escriba un correo o un teléfono nuevo');
    await userEvent.type(screen.getByRole('textbox', { name: /^Correo electrónico/ }), 'luis@example.org');
    await press('Guardar');
    expect(await screen.findByText('Cambiamos el contacto del viaje')).toBeVisible();
    expect(focused()).toContain('Las noticias van ahora a l•••@e•••.org.');
    const sent = gateway.requests.find(({ path }) => path === correctContact.path);
    expect(sent?.body).toMatchObject({ email: 'luis@example.org' });
    expect(sent?.body).not.toHaveProperty('phone');
    expect(findTripProof(proof.recordLocator)).not.toHaveProperty('code');
  });
});

test('once the last flight has left, everything is shown and nothing can be corrected', async () => {
  const { proof } = await gateway.book();
  vi.setSystemTime('2026-12-12T14:00:00Z');
  keepTripProof(await withCode(proof));
  open(`/trip/${proof.recordLocator}/travellers`);
  expect(await screen.findByText('Los datos de este viaje ya no se corrigen')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Ana Ruiz' })).toBeVisible();
  expect(within(document.body).queryAllByRole('link', { name: /^(Corregir|Cambiar|Agregar) / })).toEqual([]);
});
