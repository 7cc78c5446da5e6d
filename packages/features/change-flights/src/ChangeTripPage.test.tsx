import { createTestFrame } from '@airline/app-shell/test-frame';
import { changeTrip, problemTypes, quoteChange, type TripLookup } from '@airline/contract';
import { openPageGateway, password } from '@airline/gateway/test-support';
import { createTestServices, withServices } from '@airline/session/test-support';
import { findTripProof, keepTripProof } from '@airline/trip';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';

import { boundsParams, stepHref } from './change-address.ts';
import { chooseFunds, chooseOffer, useChange } from './change-draft.ts';
import { changeRunner } from './change-run.ts';
import { Component as ChangeTripPage, loader } from './ChangeTripPage.tsx';

const gateway = openPageGateway();
const Frame = await createTestFrame();
let services = createTestServices();

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  services = createTestServices();
  useChange.setState({}, true);
  changeRunner.useRun.setState({ step: 'idle' }, true);
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
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
        path: '/air/change/:recordLocator',
        element: <ChangeTripPage />,
        loader: (args) => loader(args, services),
        hydrateFallbackElement: <p />,
      },
      { path: '*', element: <Elsewhere /> },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />, { wrapper: withServices(Frame, services) });
  return router;
}

/** Books the flight of the 12th, and opens the change of it in a tab that can prove whose it is. */
async function openChange(): Promise<TripLookup> {
  const { proof } = await gateway.book();
  keepTripProof(proof);
  open(`/air/change/${proof.recordLocator}`);
  return proof;
}

/** Books the flight of the 12th and chooses that of another day, so many cents dearer or cheaper: the review. */
async function openReview(moreMinor: number): Promise<TripLookup> {
  const { proof } = await gateway.book();
  keepTripProof(proof);
  return chooseFor(proof, moreMinor);
}

async function chooseFor(proof: TripLookup, moreMinor: number): Promise<TripLookup> {
  open(`/air/change/${proof.recordLocator}${stepHref(await chooseOfferFor(proof, moreMinor), 'review')}`);
  return proof;
}

/** Chooses the flight of another day; gives what it was chosen at. */
async function chooseOfferFor(proof: TripLookup, moreMinor: number): Promise<string> {
  const offer = await gateway.offer('2026-12-14', { price: 12_900 + moreMinor });
  const query = new URLSearchParams([
    ...boundsParams([0]),
    ...new URLSearchParams('trip=one-way&from=DAL&to=HOU&date=2026-12-14&adults=1&pick=WN10-2026-12-14-DAL~classic'),
  ]).toString();
  chooseOffer(proof.recordLocator, offer, query);
  return query;
}

/** Asks for the code of a trip, and reads it in the mail. */
async function mailedCode(proof: TripLookup): Promise<string> {
  await gateway.askTripCode(proof);
  return gateway.tripCode();
}

const heading = () => screen.findByRole('heading', { level: 1 });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const plain = (element: HTMLElement) => element.textContent.replaceAll(/\s/g, ' ');
const asked = (path: string) => gateway.requests.filter((request) => request.path === path);

/** Types the code that the contact was mailed, and sends it. */
async function typeCode(button: string): Promise<void> {
  const field = await screen.findByRole('textbox', { name: 'Código del correo' });
  await userEvent.type(field, await gateway.tripCode());
  await press(button);
}

async function typeCard(number = '4242424242424242'): Promise<void> {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Número de tarjeta' }), number);
  await userEvent.type(screen.getByRole('textbox', { name: /Vencimiento/ }), '1230');
  await userEvent.type(screen.getByLabelText(/Código de seguridad/), '123');
  await userEvent.type(screen.getByRole('textbox', { name: 'Nombre en la tarjeta' }), 'Ana Ruiz');
}

test('the trip stands there with what its fare allows, and the only direction is chosen already', async () => {
  await openChange();
  expect(await heading()).toHaveTextContent('Cambiar los vuelos de su viaje a Houston (Hobby)');
  const main = plain(document.body);
  expect(main).toContain('Sin costo por cambiar, hasta el sábado 12 de diciembre de 2026');
  expect(main).toContain('Su viaje está en las primeras 24 horas');
  expect(screen.getByRole('checkbox', { name: /Cambiar este vuelo/ })).toBeChecked();
  expect(screen.getByRole('group', { name: 'Su vuelo nuevo' })).toBeVisible();
  // Whether something is to be paid is not known yet: no number of steps is reported that may not be.
  expect(screen.getByText('Paso 1:')).toBeVisible();
});

test('who cannot prove whose a trip is says it first', async () => {
  open('/air/change/ABC234');
  expect(await screen.findByText('/air/change/ {"recordLocator":"ABC234"}')).toBeVisible();
  expect(gateway.requests.filter(({ path }) => /trip|change/.test(path))).toEqual([]);
});

test('a press leads to the flights of the day, each with the difference', async () => {
  await openChange();
  await heading();
  await press('Ver vuelos');
  expect(await screen.findByRole('heading', { level: 1, name: 'Elija su vuelo' })).toBeVisible();
  expect((await screen.findAllByText(/^su vuelo/)).length).toBeGreaterThan(0);
  expect(screen.queryByRole('combobox', { name: 'Precios en' })).toBeNull();
  expect(screen.getByRole('link', { name: /Modificar/ })).toHaveAttribute(
    'href',
    expect.stringContaining('step=choose'),
  );
});

test('without a direction chosen nothing is searched, and that is said', async () => {
  await openChange();
  await heading();
  await userEvent.click(screen.getByRole('checkbox', { name: /Cambiar este vuelo/ }));
  await press('Ver vuelos');
  expect(await screen.findByText('Marque al menos un vuelo para cambiarlo')).toBeVisible();
});

test('a trip that this tab cannot prove leads to where it is found', async () => {
  open('/air/change/K7PM2Q');
  expect(await screen.findByText('/air/change/ {"recordLocator":"K7PM2Q"}')).toBeVisible();
});

test('a fare that forbids changes leads to its cancellation', async () => {
  const { proof } = await gateway.book({ family: 'basic' });
  keepTripProof(proof);
  open(`/air/change/${proof.recordLocator}`);
  expect(await screen.findByText('La tarifa Brisa no permite cambios.')).toBeVisible();
  expect(screen.getByRole('link', { name: /Cancelar y reservar de nuevo/ })).toHaveAttribute(
    'href',
    `/air/cancel/${proof.recordLocator}`,
  );
  expect(screen.queryByRole('button', { name: 'Ver vuelos' })).toBeNull();
});

test('old and new stand beside each other, with what each cost and what is due', async () => {
  await openReview(2_100);
  expect(await screen.findByRole('heading', { name: 'Antes' })).toBeVisible();
  const main = plain(document.body);
  expect(main).toContain('$129.00 por persona');
  expect(main).toContain('$150.00 por persona');
  expect(main).toContain('A pagar ahora$21.00');
  expect(main).toContain('Su viaje costará en total$150.00');
  expect(screen.getByRole('button', { name: 'Continuar al pago' })).toBeVisible();
});

test('what is due is paid by a card, by one press after the code: the changed trip stands there', async () => {
  const proof = await openReview(2_100);
  await screen.findByRole('heading', { name: 'Antes' });
  await press('Continuar al pago');
  await typeCode('Continuar al pago');
  expect(await screen.findByRole('heading', { level: 1, name: 'Pague la diferencia' })).toBeVisible();
  await typeCard();
  await press('Pagar $21.00 y cambiar');
  expect(await screen.findByRole('heading', { level: 1, name: 'Sus vuelos están cambiados' })).toBeVisible();
  const main = plain(document.body);
  expect(main).toContain('Pagó$21.00');
  expect(main).toContain(proof.recordLocator);
  expect(main).toMatch(/Ana Ruiz: boleto \d{13}/);
  expect(asked(changeTrip.path)).toHaveLength(1);
  expect(asked(changeTrip.path)[0]?.body).toMatchObject({
    bounds: [0],
    shown: { due: { amountMinor: 2_100 } },
    payments: [{ kind: 'card' }],
  });
  expect(useChange.getState()).toEqual({ changed: proof.recordLocator });
});

test('within the free day what is left goes back to the card, without a payment', async () => {
  await openReview(-1_500);
  await screen.findByRole('heading', { name: 'Antes' });
  expect(plain(document.body)).toContain('A su tarjeta Visa terminada en 4242$15.00');
  await press('Confirmar el cambio');
  await typeCode('Confirmar el cambio');
  expect(await screen.findByRole('heading', { level: 1, name: 'Sus vuelos están cambiados' })).toBeVisible();
  expect(asked(changeTrip.path)[0]?.body).toMatchObject({ payments: [] });
});

test('later it becomes a travel fund, with its last day', async () => {
  const { proof } = await gateway.book();
  keepTripProof(proof);
  vi.setSystemTime('2026-12-05T12:00:00Z');
  await chooseFor(proof, -1_500);
  await screen.findByRole('heading', { name: 'Antes' });
  const main = plain(document.body);
  expect(main).toContain('En un fondo de viaje$15.00');
  expect(main).toMatch(/El fondo de viaje queda a nombre de Ana Ruiz y vence el \d+ de diciembre de 2027/);
  await press('Confirmar el cambio');
  await typeCode('Confirmar el cambio');
  expect(await screen.findByText('Número del fondo')).toBeVisible();
});

test('the owner who is logged in needs no code', async () => {
  const { id, username } = await gateway.member();
  await services.session.logIn({ method: 'password', category: 'member', username, password });
  const { proof } = await gateway.book({ accountOf: id });
  keepTripProof(proof);
  await chooseFor(proof, 0);
  await screen.findByRole('heading', { name: 'Antes' });
  expect(plain(document.body)).toContain('Cuesta lo mismo: no paga ni recibe nada.');
  await press('Confirmar el cambio');
  expect(await screen.findByRole('heading', { level: 1, name: 'Sus vuelos están cambiados' })).toBeVisible();
});

/** Stands on the payment with a code that was given. */
async function openPayment(): Promise<TripLookup> {
  const proof = await openReview(2_100);
  await screen.findByRole('heading', { name: 'Antes' });
  await press('Continuar al pago');
  await typeCode('Continuar al pago');
  await screen.findByRole('heading', { level: 1, name: 'Pague la diferencia' });
  return proof;
}

/** Adds a fund of Ana Ruiz’s to the payment. */
async function addFund(number: string): Promise<void> {
  await userEvent.click(await screen.findByText('Agregar un fondo con su número'));
  await userEvent.type(screen.getByRole('textbox', { name: 'Número del fondo' }), number);
  await userEvent.type(screen.getByRole('textbox', { name: 'Nombre de la persona titular' }), 'Ana');
  await userEvent.type(screen.getByRole('textbox', { name: 'Apellido de la persona titular' }), 'Ruiz');
  await press('Agregar el fondo');
  await screen.findByRole('list', { name: 'Fondos que usará' });
}

test('a travel fund and a card pay what is due, each its part, and the end says which paid what', async () => {
  const number = await gateway.fund({ amountMinor: 800 });
  await openPayment();
  await addFund(number);
  expect(plain(document.body)).toContain('Diferencia por el cambio$21.00');
  await typeCard();
  await press('Pagar $13.00 y cambiar');
  expect(await screen.findByRole('heading', { level: 1, name: 'Sus vuelos están cambiados' })).toBeVisible();
  const main = plain(document.body);
  expect(main).toContain(`Fondo de viaje terminado en ${number.slice(-4)}$8.00`);
  expect(main).toContain('Visa terminada en 4242$13.00');
  expect(asked(changeTrip.path).at(-1)?.body).toMatchObject({
    payments: [{ kind: 'travelFund', number, amount: { amountMinor: 800 } }, { kind: 'card' }],
  });
});

test('a travel fund that pays all of it needs no card', async () => {
  const number = await gateway.fund();
  await openPayment();
  await addFund(number);
  expect(await screen.findByText('Sus fondos de viaje pagan toda la diferencia.')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Número de tarjeta' })).toBeNull();
  await press('Confirmar el cambio');
  expect(await screen.findByRole('heading', { level: 1, name: 'Sus vuelos están cambiados' })).toBeVisible();
});

test('a fund of which less is left by then is said, and pays as much as it has', async () => {
  const number = await gateway.fund();
  await openPayment();
  await addFund(number);
  await gateway.spendFund(number, 19_500);
  await press('Confirmar el cambio');
  expect(await screen.findByText('El saldo de uno de sus fondos de viaje cambió')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Pagar $16.00 y cambiar' })).toBeVisible();
});

test('a reload keeps no number of a fund, and says that it is to be chosen again', async () => {
  const proof = await openPayment();
  chooseFunds([
    { number: 'H7KQ2MXP9RTA', firstName: 'Ana', lastName: 'Ruiz', leftMinor: 800, expiresOn: '2027-11-21' },
  ]);
  expect(JSON.stringify(sessionStorage)).not.toContain('H7KQ2MXP9RTA');
  useChange.setState({ funds: undefined, hasLostFunds: true });
  cleanup();
  open(`/air/change/${proof.recordLocator}${stepHref(useChange.getState().query ?? '', 'payment')}`);
  expect(await screen.findByText('Elija otra vez sus fondos de viaje')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pagar $21.00 y cambiar' })).toBeVisible();
});

test('what a fund paid goes back to it, as the review and the end say', async () => {
  const number = await gateway.fund();
  const { proof } = await gateway.book({ fund: { number, amountMinor: 12_000 } });
  keepTripProof(proof);
  await chooseFor(proof, -1_500);
  await screen.findByRole('heading', { name: 'Antes' });
  const back = `A su fondo de viaje terminado en ${number.slice(-4)}$6.00`;
  expect(plain(document.body)).toContain('A su tarjeta Visa terminada en 4242$9.00');
  expect(plain(document.body)).toContain(back);
  await press('Confirmar el cambio');
  await typeCode('Confirmar el cambio');
  expect(await screen.findByRole('heading', { level: 1, name: 'Sus vuelos están cambiados' })).toBeVisible();
  expect(plain(document.body)).toContain(back);
  expect(asked(changeTrip.path)[0]?.body).toMatchObject({ shown: { funds: { amountMinor: 600 } }, payments: [] });
});

test('a card that is declined: why is said, nothing is lost, and another one pays', async () => {
  await openPayment();
  await typeCard('4000000000000002');
  await press('Pagar $21.00 y cambiar');
  expect(await screen.findByText(/El banco rechazó esta tarjeta/)).toBeVisible();
  expect(screen.getByText('No se hizo ningún cargo. Sus vuelos siguen como estaban.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Nombre en la tarjeta' })).toHaveValue('Ana Ruiz');
  await userEvent.clear(screen.getByRole('textbox', { name: 'Nombre en la tarjeta' }));
  await typeCard();
  await press('Pagar $21.00 y cambiar');
  expect(await screen.findByRole('heading', { level: 1, name: 'Sus vuelos están cambiados' })).toBeVisible();
});

test('pressed twice it is asked once, and an answer that is lost is asked for again under its key', async () => {
  await openPayment();
  await typeCard();
  gateway.disturb(/trips\/changes$/, { kind: 'lose-answer' }, 3);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Pagar $21.00 y cambiar' }));
  expect(await screen.findByText('Estamos comprobando el cambio')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: 'Sus vuelos están cambiados' })).toBeVisible();
  expect(asked(changeTrip.path)).toHaveLength(4);
  expect(new Set(asked(changeTrip.path).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
});

test.each([
  ['soldOut', 'Elegir otros vuelos', /bounds=0.*date=2026-12-14/],
  ['changeUnderWay', 'Ver mi viaje', /^\/trip\//],
  ['changeClosed', 'Elegir otra vez qué cambia', /step=choose/],
  ['changeUnchanged', 'Elegir otros vuelos', /bounds=0/],
] as const)('%s says so, with the way on', async (name, label, href) => {
  gateway.disturb(/change-quote$/, { kind: 'answer', status: problemTypes[name].status, body: problemTypes[name] });
  await openReview(0);
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByRole('link', { name: label })).toHaveAttribute('href', expect.stringMatching(href));
  expect(screen.queryByRole('button', { name: 'Confirmar el cambio' })).toBeNull();
});

test('what costs more by now is shown before anything', async () => {
  await openPayment();
  await typeCard();
  gateway.disturb(
    /trips\/changes$/,
    { kind: 'answer', status: problemTypes.changeChanged.status, body: problemTypes.changeChanged },
    1,
  );
  await press('Pagar $21.00 y cambiar');
  expect(await screen.findByText('Lo que cuesta el cambio es otro ahora')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: 'Revise el cambio' })).toBeVisible();
  expect(screen.getByText('Lo que cuesta el cambio es otro ahora')).toBeVisible();
  expect(asked(quoteChange.path).length).toBeGreaterThan(2);
  await press('Continuar al pago');
  await userEvent.click(await screen.findByRole('button', { name: 'Pagar $21.00 y cambiar' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Sus vuelos están cambiados' })).toBeVisible();
});

test('a code that is over is asked for again, and nothing was charged', async () => {
  const proof = await openPayment();
  await typeCard();
  vi.advanceTimersByTime(11 * 60_000);
  await press('Pagar $21.00 y cambiar');
  expect(await screen.findByRole('heading', { level: 1, name: 'Revise el cambio' })).toBeVisible();
  expect(findTripProof(proof.recordLocator)).not.toHaveProperty('code');
  expect(await screen.findByRole('button', { name: 'Continuar al pago' })).toBeVisible();
});

test('a price that has run out is asked for anew, with what it costs then', async () => {
  await openReview(2_100);
  await screen.findByRole('heading', { name: 'Antes' });
  vi.advanceTimersByTime(21 * 60_000);
  expect(await screen.findByText('El precio que vio ya venció')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Continuar al pago' })).toBeNull();
});

/** The address that the bank's page leads back to. */
const returnPath = (recordLocator: string) =>
  `/air/change/${recordLocator}?change=0d9f6a50-52c7-4a9e-8b1e-0f6f0f6d1a01#completion=${'s'.repeat(43)}`;

test('back from the bank’s page in a tab that knows nothing of it, the change is finished', async () => {
  const { trip, proof } = await gateway.book();
  gateway.disturb(/completion$/, { kind: 'answer', status: 200, body: { status: 'changed', trip } });
  const router = open(returnPath(trip.recordLocator));
  expect(await screen.findByRole('heading', { level: 1, name: 'Sus vuelos están cambiados' })).toBeVisible();
  expect(router.state.location).toMatchObject({ search: '?step=done', hash: '' });
  expect(findTripProof(proof.recordLocator)).toEqual(proof);
});

test('a card that the bank declined leads back to the payment, with what was chosen', async () => {
  const { proof } = await gateway.book();
  keepTripProof({ ...proof, code: await mailedCode(proof) });
  gateway.disturb(/completion$/, {
    kind: 'answer',
    status: problemTypes.paymentDeclined.status,
    body: { ...problemTypes.paymentDeclined, errors: [{ pointer: '/payments/0', code: 'challengeFailed' }] },
  });
  await chooseOfferFor(proof, 2_100);
  open(returnPath(proof.recordLocator));
  expect(await screen.findByText(/El banco no pudo confirmar que era usted/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Pague la diferencia' })).toBeVisible();
  expect(useChange.getState()).toMatchObject({ waiting: undefined, offer: { bounds: [{ date: '2026-12-14' }] } });
});
