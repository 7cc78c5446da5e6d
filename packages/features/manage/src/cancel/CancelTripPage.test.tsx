import { createTestFrame } from '@airline/app-shell/test-frame';
import type { TripLookup } from '@airline/contract';
import { openPageGateway, password } from '@airline/gateway/test-support';
import type { AppServices } from '@airline/session/services';
import { createTestServices, withServices } from '@airline/session/test-support';
import { keepTripProof } from '@airline/trip';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';

import { loadCancellation } from './cancellation-loader.ts';
import { Component as CancelTripPage } from './CancelTripPage.tsx';

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
        path: '/air/cancel/:recordLocator',
        element: <CancelTripPage />,
        loader: (args) => loadCancellation(args, services),
        hydrateFallbackElement: <p />,
      },
      { path: '*', element: <Elsewhere /> },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />, { wrapper: withServices(TestFrame, services) });
}

/** Opens the cancellation of a trip in a tab that can prove whose it is. */
function openCancellation(proof: TripLookup): void {
  keepTripProof(proof);
  open(`/air/cancel/${proof.recordLocator}`);
}

/** Books a trip, and lets its free day pass. */
async function bookLongAgo(): Promise<TripLookup> {
  const { proof } = await gateway.book();
  vi.setSystemTime('2026-12-05T12:00:00Z');
  return proof;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const dialog = () => within(screen.getByRole('alertdialog', { name: '¿Cancelar su viaje a Houston (Hobby)?' }));
const confirm = () => userEvent.click(dialog().getByRole('button', { name: 'Cancelar el viaje' }));
/** Types the code that the contact was mailed, and sends it. */
async function typeCode(code?: string): Promise<void> {
  const field = await screen.findByRole('textbox', { name: 'Código del correo' });
  await userEvent.clear(field);
  await userEvent.type(field, code ?? (await gateway.tripCode()));
  await press('Cancelar el viaje');
}
const wrongCodeThan = (code: string) => (code === '00000000' ? '00000001' : '00000000');
const plain = (element: HTMLElement) => element.textContent.replaceAll(/\s/g, ' ');
const cancellations = () => gateway.requests.filter(({ path }) => path.endsWith('/trips/cancellation'));

test('within the free day: the money, until when, and the points that are not earned', async () => {
  const { proof } = await gateway.book({ passenger: { frequentFlyerNumber: '6142901880' } });
  openCancellation(proof);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Cancelar su viaje a Houston (Hobby)');
  const main = plain(document.body);
  expect(main).toContain('A su tarjeta Visa terminada en 4242$129.00');
  expect(main).toContain('hasta el miércoles 2 de diciembre de 2026 a las 6:00 a.m. (hora de Dallas)');
  expect(main).toContain('Los 600 puntos pendientes de este viaje no se abonan.');
  expect(main).not.toMatch(/fondo de viaje/i);
});

test('later: the credit, whose it is and until when', async () => {
  openCancellation(await bookLongAgo());
  expect(await screen.findByText('Viento: $129.00 en un fondo de viaje')).toBeVisible();
  expect(
    screen.getByText('El fondo de viaje queda a nombre de Ana Ruiz y vence el 5 de diciembre de 2027.'),
  ).toBeVisible();
  expect(screen.queryByText(/pendiente/)).toBeNull();
});

test('nothing is cancelled until the question is answered; then the trip is shown as cancelled', async () => {
  const proof = await bookLongAgo();
  openCancellation(proof);
  await screen.findByRole('heading', { level: 1 });
  await press('Cancelar el viaje');
  await userEvent.click(dialog().getByRole('button', { name: 'Conservar el viaje' }));
  expect(cancellations()).toEqual([]);
  await press('Cancelar el viaje');
  await confirm();
  await typeCode();
  expect(await screen.findByText(`/trip/${proof.recordLocator} {"cancelled":"now"}`)).toBeVisible();
  expect(gateway.requests.at(-1)).toBe(cancellations()[0]);
  expect(cancellations()[0]?.body).toMatchObject({
    ...proof,
    code: expect.stringMatching(/^\d{8}$/),
    shown: { refund: { amountMinor: 0 }, credit: { amountMinor: 12_900 } },
  });
});

test('a trip that was cancelled in another tab leads to it, and says so', async () => {
  const proof = await bookLongAgo();
  openCancellation(proof);
  await screen.findByRole('heading', { level: 1 });
  await gateway.cancel(proof);
  await press('Cancelar el viaje');
  await confirm();
  await typeCode();
  expect(await screen.findByText(`/trip/${proof.recordLocator} {"cancelled":"before"}`)).toBeVisible();
});

async function openProof(): Promise<TripLookup> {
  const proof = await bookLongAgo();
  openCancellation(proof);
  await screen.findByRole('heading', { level: 1 });
  await press('Cancelar el viaje');
  await confirm();
  return proof;
}

test('the code: where it went, the field has the focus; a wrong one is said at it, and an earlier one does', async () => {
  const proof = await openProof();
  expect(await screen.findByText(/^Le enviamos un código a a•••@e•••\.com\./)).toBeVisible();
  expect(screen.getByText(/^Si ya le llegó un código en los últimos 10 minutos, también sirve\./)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Código del correo' })).toHaveFocus();
  const code = await gateway.tripCode();
  await typeCode('12');
  expect(screen.getByRole('alert')).toHaveTextContent('Escriba los ocho números del código');
  await typeCode(wrongCodeThan(code));
  await screen.findByText(/El código no coincide/, { selector: 'a' });
  vi.setSystemTime('2026-12-05T12:11:00Z');
  await typeCode(code);
  await screen.findByText(/El código ya no sirve/, { selector: 'a' });
  await press('Enviar otro código');
  expect(await screen.findByText(/^Pidió otro código; los anteriores sirven/)).toBeVisible();
  await typeCode();
  expect(await screen.findByText(`/trip/${proof.recordLocator} {"cancelled":"now"}`)).toBeVisible();
});

test('wrong codes too often: to wait is said, and the field stays', async () => {
  const proof = await openProof();
  await screen.findByRole('textbox', { name: 'Código del correo' });
  const code = await gateway.tripCode();
  for (let tries = 0; tries < 10; tries += 1) await gateway.tryTripCode(proof, wrongCodeThan(code));
  await typeCode(wrongCodeThan(code));
  expect(await screen.findByText('Hubo demasiados intentos seguidos')).toBeVisible();
  vi.setSystemTime('2026-12-05T12:14:00Z');
  await gateway.askTripCode(proof);
  vi.setSystemTime('2026-12-05T12:16:00Z');
  await typeCode();
  expect(await screen.findByText(`/trip/${proof.recordLocator} {"cancelled":"now"}`)).toBeVisible();
});

test('no further mail for now: it is said, none is promised, and the code of the last one does', async () => {
  const proof = await bookLongAgo();
  for (let asked = 0; asked < 6; asked += 1) await gateway.askTripCode(proof);
  const code = await gateway.tripCode();
  openCancellation(proof);
  await screen.findByRole('heading', { level: 1 });
  await press('Cancelar el viaje');
  await confirm();
  expect(await screen.findByText(/^Ahora no enviamos otro correo\./)).toBeVisible();
  expect(screen.queryByText(/^Le enviamos un código/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Enviar otro código' })).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Código del correo' })).toHaveFocus();
  await typeCode(code);
  expect(await screen.findByText(`/trip/${proof.recordLocator} {"cancelled":"now"}`)).toBeVisible();
});

test('a code that cannot be asked for: why, and the way to ask again', async () => {
  const proof = await bookLongAgo();
  openCancellation(proof);
  await screen.findByRole('heading', { level: 1 });
  gateway.disturb(/trips\/codes$/, { kind: 'cut' });
  await press('Cancelar el viaje');
  await confirm();
  expect(await screen.findByRole('alert')).toHaveTextContent('Parece que no hay conexión');
  gateway.restore();
  await press('Intentar de nuevo');
  await typeCode();
  expect(await screen.findByText(`/trip/${proof.recordLocator} {"cancelled":"now"}`)).toBeVisible();
});

test('a trip of the account that is logged in takes no code', async () => {
  const { id, username } = await gateway.member({ points: 20_000 });
  const { proof } = await gateway.book({ pointsOf: id });
  await services.session.logIn({ method: 'password', category: 'member', username, password });
  openCancellation(proof);
  await screen.findByRole('heading', { level: 1 });
  await press('Cancelar el viaje');
  await confirm();
  expect(await screen.findByText(`/trip/${proof.recordLocator} {"cancelled":"now"}`)).toBeVisible();
});

test('a trip that is cancelled already is shown as one', async () => {
  const { proof } = await gateway.book();
  await gateway.cancel(proof);
  openCancellation(proof);
  expect(await screen.findByText(`/trip/${proof.recordLocator} null`)).toBeVisible();
});

test('what comes back changed meanwhile: it is said, shown, and asked with another key', async () => {
  const { proof } = await gateway.book();
  openCancellation(proof);
  await screen.findByRole('heading', { level: 1 });
  // The free day ends while the page is open.
  vi.setSystemTime('2026-12-05T12:00:00Z');
  await press('Cancelar el viaje');
  await confirm();
  await typeCode();
  expect(await screen.findByRole('alert')).toHaveTextContent('Lo que recibe cambió mientras lo revisaba');
  expect(await screen.findByText('Viento: $129.00 en un fondo de viaje')).toBeVisible();
  await press('Cancelar el viaje');
  await confirm();
  await typeCode();
  await screen.findByText(`/trip/${proof.recordLocator} {"cancelled":"now"}`);
  const [first, second] = cancellations();
  expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
});

test('a connection that is lost: it is asked again with the same key, and the trip is cancelled once', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const proof = await bookLongAgo();
  openCancellation(proof);
  await screen.findByRole('heading', { level: 1 });
  gateway.disturb(/cancellation$/, { kind: 'lose-answer' }, 2);
  await press('Cancelar el viaje');
  await confirm();
  await typeCode();
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos enviar sus datos');
  await press('Cancelar el viaje');
  await screen.findByText(`/trip/${proof.recordLocator} {"cancelled":"now"}`);
  const keys = cancellations().map(({ idempotencyKey }) => idempotencyKey);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

test('too late: why, and the way back to the trip', async () => {
  const { proof } = await gateway.book({ date: '2026-12-12' });
  vi.setSystemTime('2026-12-12T13:25:00Z');
  openCancellation(proof);
  expect(await screen.findByText('Este viaje ya no se puede cancelar aquí')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver mi viaje' })).toHaveAttribute('href', `/trip/${proof.recordLocator}`);
  expect(screen.queryByRole('button', { name: 'Cancelar el viaje' })).toBeNull();
});

test('whose trip it is must be told first; what no locator can be is not found', async () => {
  open('/air/cancel/ABCDEF');
  expect(await screen.findByText('/air/cancel/ {"recordLocator":"ABCDEF"}')).toBeVisible();
  cleanup();
  open('/air/cancel/!!');
  expect(await screen.findByRole('heading', { name: 'No encontramos esta página' })).toBeVisible();
});

test('what a travel fund paid goes back to it with its own last day, and only the rest becomes a new fund', async () => {
  const number = await gateway.fund({ expiresOn: '2027-03-01' });
  const { proof } = await gateway.book({ fund: { number, amountMinor: 5_000 } });
  vi.setSystemTime('2026-12-05T12:00:00Z');
  openCancellation(proof);
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  const lastFour = number.slice(-4);
  const toFund = `A su fondo de viaje terminado en ${lastFour}$50.00, que vencen el 1 de marzo de 2027`;
  expect(plain(document.body)).toContain(toFund);
  expect(plain(document.body)).toContain('En un fondo de viaje$79.00');
  expect(screen.getByText(/vuelve a ellos con su misma fecha/)).toBeVisible();
  await press('Cancelar el viaje');
  expect(dialog().getByText(new RegExp(`fondo de viaje terminado en ${lastFour}`))).toBeVisible();
  await confirm();
  await typeCode();
  expect(await screen.findByText(/\{"cancelled":"now"\}/)).toBeVisible();
  expect(cancellations().at(-1)?.body).toMatchObject({
    shown: { refund: { amountMinor: 0 }, credit: { amountMinor: 7_900 }, funds: { amountMinor: 5_000 } },
  });
});

test('a travel fund that expired meanwhile is said to be of no use before anything is cancelled', async () => {
  const number = await gateway.fund({ expiresOn: '2026-12-02' });
  const { proof } = await gateway.book({ fund: { number, amountMinor: 5_000 } });
  vi.setSystemTime('2026-12-05T12:00:00Z');
  openCancellation(proof);
  expect(
    await screen.findByText(/^\$50\.00, que ya no podrá usar: el fondo venció el 2 de diciembre de 2026$/),
  ).toBeVisible();
  await press('Cancelar el viaje');
  await confirm();
  await typeCode();
  expect(await screen.findByText(/\{"cancelled":"now"\}/)).toBeVisible();
  expect(cancellations().at(-1)?.body).toMatchObject({ shown: { funds: { amountMinor: 0 } } });
});
