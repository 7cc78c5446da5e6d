import { withApp } from '@airline/app/test-support';
import { createTestFrame } from '@airline/app-shell/test-frame';
import { exchangeToken, requestAssertion, requestLink } from '@airline/contract';
import { openPageGateway, password } from '@airline/gateway/test-support';
import { createTestServices } from '@airline/session/test-support';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';

import { readSentEnrollment } from '@airline/account/remembered';
import { Component as LoginPage } from './LoginPage.tsx';

const Frame = await createTestFrame();
const gateway = openPageGateway();
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const member = (values: Parameters<typeof gateway.member>[0] = {}) =>
  gateway.member({ username: 'ana.perez', ...values });

/** Asks for an assertion past the page, from where the page asks too. */
const assert = (body: object) =>
  gateway.fetch(requestAssertion.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Tries a password past the page. */
const assertion = (body: object) => assert({ method: 'password', category: 'member', ...body });

async function tryWrongly(times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) await assertion({ username: 'ana.perez', password: 'Otra2026!' });
}

/** Opens the login of the site in a tab of nobody. */
function open(address: string, services = createTestServices()): void {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/login/" element={<LoginPage />} />
        <Route path="/account/snapshot" element={<p>Mi cuenta</p>} />
        <Route path="/find-my-trip" element={<p>Mi viaje</p>} />
      </Routes>
    </MemoryRouter>,
    { wrapper: withApp(Frame, services) },
  );
}

async function send(typed = password, username = 'ana.perez'): Promise<void> {
  await userEvent.type(screen.getByLabelText(/usuario/), username);
  await userEvent.type(screen.getByLabelText('Contraseña'), typed);
  await userEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
}

async function sendCode(code: string): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Código de 6 dígitos'), code);
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
}

test.each([
  ['/account/snapshot', true],
  ['/loyalty/myaccount/trips', true],
  ['/accounthelp/update-password', true],
  // They are shown without a login, which the person chose.
  ['/find-my-trip', false],
  ['/air/booking/passenger/0', false],
  ['/accounthelp', false],
])('of %s it is said that it needs a login: %s', (returnTo, isSaid) => {
  open(`/login/?returnTo=${returnTo}`);
  expect(screen.queryByText('Inicie sesión para ver esta página') !== null).toBe(isSaid);
});

test('a login leads back to where the person was', async () => {
  await member();
  open('/login/?returnTo=/find-my-trip');
  await send();
  expect(await screen.findByText('Mi viaje')).toBeVisible();
});

test('an e-mail address logs in as the username does, in any letter case', async () => {
  await member({ email: 'ana.perez@example.com' });
  open('/login/?returnTo=/find-my-trip');
  await send(password, 'Ana.Perez@Example.com');
  expect(await screen.findByText('Mi viaje')).toBeVisible();
});

test('a person on a shared device says so, and is not remembered', async () => {
  await member();
  open('/login/?returnTo=/find-my-trip');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Otras personas usan este dispositivo' }));
  await send();
  expect(await screen.findByText('Mi viaje')).toBeVisible();
  const asked = gateway.requests.find(({ path }) => path === exchangeToken.path);
  expect(JSON.stringify(asked?.body)).toContain('shared_device');
});

test('why a session ended is said by the tab that had it, and by no link', () => {
  open('/login/?because=tokenReused&returnTo=/account/snapshot');
  expect(screen.getByText('Inicie sesión para ver esta página')).toBeVisible();
  expect(screen.queryByText(/copiado los datos de su sesión/)).toBeNull();
  cleanup();
  const services = createTestServices();
  services.session.store.setState({ state: { kind: 'anonymous', endedBy: 'idle' } });
  open('/login/?returnTo=/find-my-trip', services);
  expect(screen.getByText('Su sesión terminó por inactividad')).toBeVisible();
});

test.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)'])(
  'a login does not lead to %s',
  async (returnTo) => {
    await member();
    open(`/login/?returnTo=${encodeURIComponent(returnTo)}`);
    await send();
    expect(await screen.findByText('Mi cuenta')).toBeVisible();
  },
);

test('what is missing is asked for, in the summary too', async () => {
  open('/login/');
  await userEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  const summary = await screen.findByRole('link', { name: 'Escriba su correo o su nombre de usuario' });
  expect(summary).toBeVisible();
  expect(screen.getByRole('link', { name: 'Escriba su contraseña' })).toBeVisible();
});

test.each([
  ['a wrong password', 'ana.perez', 0, 'El usuario o la contraseña no coinciden', 'Restablecer mi contraseña'],
  ['too many tries', 'ana.perez', 5, 'Hubo demasiados intentos', 'Restablecer mi contraseña'],
  [
    'an account number that is too long',
    '50000000170',
    0,
    'El número de socio tiene demasiados dígitos',
    'Recuperar mi nombre de usuario',
  ],
])('%s: the page says what happened and where to go on', async (_, username, triesBefore, title, link) => {
  await member();
  await tryWrongly(triesBefore);
  open('/login/');
  await send('Otra2026!', username);
  expect(await screen.findByText(title)).toBeVisible();
  // Once in the advice, once in the list that always stands there.
  expect(screen.getAllByRole('link', { name: link })).toHaveLength(2);
  expect(screen.getByLabelText(/usuario/)).toHaveValue(username);
});

test('an account without a password, where a gateway says so, leads to the first login', async () => {
  // Ours says it by mail alone; the catalogue has the code.
  const body = { type: 'about:blank', title: 'No password was set.', status: 400, code: 400_518_329 };
  gateway.disturb(/assertion/, { kind: 'answer', status: 400, body });
  open('/login/');
  await send();
  expect(await screen.findByText('Su cuenta todavía no tiene contraseña')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Es la primera vez que inicio sesión' })).toHaveLength(2);
  expect(screen.getByLabelText(/usuario/)).toHaveValue('ana.perez');
});

test('an account that waits for its mail says so kindly, sends it again, and leads to where its address is corrected', async () => {
  await member({ status: 'pending', email: 'ines@example.com' });
  open('/login/?returnTo=/find-my-trip');
  await send();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Confirme su correo para iniciar sesión' }),
  ).toBeVisible();
  expect(screen.getByText(/Abra el enlace que enviamos a i•••@e•••\.com/)).toBeVisible();
  expect(screen.queryByText(/desactivada/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Enviar el correo otra vez' }));
  expect(await screen.findByRole('status')).toHaveTextContent('le enviamos otro correo');
  expect(gateway.requests.filter(({ path }) => path === requestLink.path).map(({ body }) => body)).toEqual([
    {
      purpose: 'confirmEnrollment',
      username: 'ana.perez',
      language: 'es',
      returnTo: { surface: 'traveller' },
      continueTo: '/find-my-trip',
    },
  ]);
  await expect(gateway.secretMailedTo('ines@example.com')).resolves.toHaveLength(43);
  const correct = screen.getByRole('link', { name: 'Esa dirección no es la mía: corregirla' });
  expect(correct).toHaveAttribute('href', '/loyalty/enroll/?returnTo=%2Ffind-my-trip');
  await userEvent.click(correct);
  expect(readSentEnrollment()).toEqual({
    username: 'ana.perez',
    email: 'i•••@e•••.com',
    isAddressWrong: true,
  });
});

test('a person who is confirmed by now logs in from there, the name still typed', async () => {
  await member({ status: 'pending' });
  open('/login/');
  await send();
  await userEvent.click(await screen.findByRole('button', { name: 'Iniciar sesión' }));
  expect(screen.getByLabelText(/usuario/)).toHaveValue('ana.perez');
});

test('a wrong password of an account number says that a mail helps those who never had one', async () => {
  await member();
  open('/login/');
  await send('Otra2026!');
  await screen.findByText('El usuario o la contraseña no coinciden');
  expect(screen.queryByText(/todavía no tiene contraseña/)).toBeNull();
  await userEvent.clear(screen.getByLabelText(/usuario/));
  await userEvent.type(screen.getByLabelText(/usuario/), '5000000033');
  await userEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  expect(await screen.findByText(/todavía no tiene contraseña, le enviamos un correo/)).toBeVisible();
});

test('a second factor is a step of its own, by a code or by another way', async () => {
  const { id } = await member();
  const { code } = await gateway.addTotp(id);
  open('/login/');
  await send();
  expect(await screen.findByRole('heading', { level: 1, name: 'Verificación en dos pasos' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Usar un código de recuperación' }));
  await userEvent.click(screen.getByRole('button', { name: 'Usar mi aplicación de autenticación' }));
  await sendCode('12a456');
  expect(await screen.findByRole('link', { name: 'Escriba los 6 dígitos del código, sin letras' })).toBeVisible();
  await userEvent.clear(screen.getByLabelText('Código de 6 dígitos'));
  await sendCode(`${code().slice(0, 3)} ${code().slice(3)}`);
  expect(await screen.findByText('Mi cuenta')).toBeVisible();
});

test.each([
  [2, 0, 'El usuario o la contraseña no coinciden. Le quedan 2 intentos', /durante media hora/],
  [3, 0, 'El usuario o la contraseña no coinciden. Le queda 1 intento', /durante media hora/],
  [5, 4, 'Hubo demasiados intentos', /en 26 minutos podrá intentarlo/],
])('after %i wrong tries, and %i minutes: how it goes on', async (tries, minutes, line, body) => {
  await member();
  await tryWrongly(tries);
  vi.advanceTimersByTime(minutes * 60_000);
  open('/login/');
  await send('Otra2026!');
  expect(await screen.findByText(line)).toBeVisible();
  expect(screen.getByText(body)).toBeVisible();
});

test('a second factor that was tried too often is no matter of the password', async () => {
  const { id } = await member();
  await gateway.addTotp(id);
  for (let login = 0; login < 2; login += 1) {
    const refused = await assertion({ username: 'ana.perez', password });
    const { multiFactor } = (await refused.json()) as { readonly multiFactor: { readonly transaction: string } };
    const factor = { kind: 'totp', code: '000000' };
    for (let tries = 0; tries < 5; tries += 1) {
      await assert({
        method: 'multiFactor',
        clientId: 'dev-multi-factor',
        transaction: multiFactor.transaction,
        factor,
      });
    }
  }
  open('/login/');
  await send();
  await sendCode('123456');
  expect(await screen.findByText(/espere 60 minutos/)).toBeVisible();
  expect(screen.queryByText(/[Rr]establezca/)).toBeNull();
});

test('the second step outlives a reload, and no other login has it', async () => {
  const { id } = await member();
  const { code } = await gateway.addTotp(id);
  open('/login/');
  await send();
  await screen.findByRole('heading', { level: 1, name: 'Verificación en dos pasos' });
  cleanup();
  open('/login/');
  await sendCode(code());
  expect(await screen.findByText('Mi cuenta')).toBeVisible();
  cleanup();
  localStorage.clear();
  open('/login/');
  expect(screen.getByRole('heading', { level: 1, name: 'Inicie sesión' })).toBeVisible();
});

test('an account on hold is shown whom to call', async () => {
  await member({ status: 'held' });
  open('/login/');
  await send();
  expect(await screen.findByRole('link', { name: '1-800-555-0142' })).toHaveAttribute('href', 'tel:+18005550142');
});

test('those who travel for a company have their own words, and keep where they go back to', async () => {
  open('/login/?returnTo=/find-my-trip');
  const other = screen.getByRole('link', { name: 'Iniciar sesión para viajar por mi empresa' });
  expect(other).toHaveAttribute('href', '?returnTo=%2Ffind-my-trip&as=corporateTraveler');
  cleanup();
  open('/login/?as=corporateTraveler');
  expect(screen.getByLabelText('Nombre de usuario de su empresa')).toBeVisible();
});

test('the right password of an account that logs in elsewhere leads there, with the way back kept', async () => {
  await member({ kind: 'corporateTraveler' });
  open('/login/?returnTo=/find-my-trip');
  await send();
  expect(await screen.findByText('Su cuenta tiene otra página para iniciar sesión')).toBeVisible();
  const [way] = screen.getAllByRole('link', { name: 'Iniciar sesión para viajar por mi empresa' });
  expect(way).toHaveAttribute('href', '?returnTo=%2Ffind-my-trip&as=corporateTraveler');
  await userEvent.click(way ?? document.body);
  cleanup();
  open('/login/?as=corporateTraveler');
  expect(screen.getByLabelText('Nombre de usuario de su empresa')).toHaveValue('ana.perez');
});

test('the right password of a travel manager leads to the portal, which is another app', async () => {
  await member({ kind: 'travelManager' });
  open('/login/');
  await send();
  const way = await screen.findByRole('link', { name: 'Iniciar sesión en el portal de mi empresa' });
  expect(way).toHaveAttribute('href', `${window.location.origin}/business/ctm/login/?as=corporateTravelManager`);
});

test('a code that was just used is said to be used, at its field', async () => {
  const { id } = await member();
  const { code } = await gateway.addTotp(id);
  const refused = await assertion({ username: 'ana.perez', password });
  const { multiFactor } = (await refused.json()) as { readonly multiFactor: { readonly transaction: string } };
  const factor = { kind: 'totp', code: code() };
  await assert({ method: 'multiFactor', clientId: 'dev-multi-factor', transaction: multiFactor.transaction, factor });
  open('/login/');
  await send();
  await sendCode(code());
  expect(await screen.findByRole('link', { name: /Ese código ya se usó: espere al siguiente/ })).toBeVisible();
});
