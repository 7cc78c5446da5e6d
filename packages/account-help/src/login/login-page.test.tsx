import { createTestFrame } from '@airline/app-shell/test-frame';
import { createGatewayClient } from '@airline/gateway-client';
import { createSession } from '@airline/session';
import { SessionContext } from '@airline/session/react';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';

import { readSentEnrollment } from '../remembered/sent-enrollment.ts';
import { LoginPage } from './LoginPage.tsx';

const Frame = await createTestFrame();
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

const claims = {
  sub: 'ana',
  aud: 'qa-member',
  iat: 1,
  exp: 2,
  sid: 's1',
  auth_time: 1,
  amr: ['pwd'],
  category: 'member',
};
const payload = btoa(JSON.stringify({ iss: 'http://localhost', ...claims }));
const tokens = {
  token_type: 'Bearer',
  id_token: `e30.${payload}.c2ln`,
  access_token: 'access',
  token_kind: 'traveler',
  expires_in: 300,
  scope: 'openid',
};
const multiFactor = { transaction: 't'.repeat(43), factors: ['totp', 'recoveryCode'] };

/** The mails that were asked for. */
const lookups: unknown[] = [];

/** Opens the login; the gateway answers the assertions in turn, with a code of the catalogue or with success. */
function open(address: string, assertions: readonly (number | 'proved')[], extra: object = {}): void {
  const turns = [...assertions];
  const fetch = async (path: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const name = String(path instanceof Request ? path.url : path)
      .split('/')
      .at(-1);
    if (name === 'login-settings') return Response.json({ environment: 'qa' });
    if (name === 'token') return Response.json(tokens);
    if (name === 'lookups') {
      lookups.push(JSON.parse(init?.body as string));
      return new Response(null, { status: 202 });
    }
    const turn = turns.shift() ?? 503_517_048;
    if (turn === 'proved') return Response.json({ assertion: 'e30.e30.c2ln', expiresInSeconds: 60 });
    const nextStep = turn === 400_518_006 ? { kind: 'confirmEmail', maskedEmail: 'i•••@e•••.com' } : undefined;
    const body = { type: 'about:blank', title: '', status: 400, code: turn, multiFactor, nextStep, ...extra };
    return Response.json(body, { status: 400 });
  };
  const session = createSession({
    surface: 'traveller',
    client: createGatewayClient({ fetch }),
    onLoginNeeded: () => undefined,
    onForget: () => undefined,
  });
  render(
    <Frame>
      <SessionContext value={session}>
        <MemoryRouter initialEntries={[address]}>
          <Routes>
            <Route
              path="/login/"
              element={
                <LoginPage
                  surface="traveller"
                  categories={['member', 'corporateTraveler']}
                  homeHref="/account/snapshot"
                />
              }
            />
            <Route path="/account/snapshot" element={<p>Mi cuenta</p>} />
            <Route path="/find-my-trip" element={<p>Mi viaje</p>} />
          </Routes>
        </MemoryRouter>
      </SessionContext>
    </Frame>,
  );
}

async function send(password = 'Viento2026!'): Promise<void> {
  await userEvent.type(screen.getByLabelText(/usuario/), 'ana.perez');
  await userEvent.type(screen.getByLabelText('Contraseña'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
}

test('a login leads back to where the person was', async () => {
  open('/login/?returnTo=/find-my-trip', ['proved']);
  expect(screen.getByText('Inicie sesión para ver esta página')).toBeVisible();
  await send();
  expect(await screen.findByText('Mi viaje')).toBeVisible();
});

test.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)'])(
  'a login does not lead to %s',
  async (returnTo) => {
    open(`/login/?returnTo=${encodeURIComponent(returnTo)}`, ['proved']);
    await send();
    expect(await screen.findByText('Mi cuenta')).toBeVisible();
  },
);

test('what is missing is asked for, in the summary too', async () => {
  open('/login/', []);
  await userEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  const summary = await screen.findByRole('link', { name: 'Escriba su nombre de usuario' });
  expect(summary).toBeVisible();
  expect(screen.getByRole('link', { name: 'Escriba su contraseña' })).toBeVisible();
});

test.each([
  [400_618_205, 'El usuario o la contraseña no coinciden', 'Restablecer mi contraseña'],
  [400_618_202, 'Hubo demasiados intentos', 'Restablecer mi contraseña'],
  [400_518_329, 'Su cuenta todavía no tiene contraseña', 'Es la primera vez que inicio sesión'],
  [400_518_148, 'El número de cuenta tiene demasiados dígitos', 'Recuperar mi nombre de usuario'],
])('the error %i says what happened and where to go on', async (code, title, link) => {
  open('/login/', [code]);
  await send();
  expect(await screen.findByText(title)).toBeVisible();
  // Once in the advice, once in the list that always stands there.
  expect(screen.getAllByRole('link', { name: link })).toHaveLength(2);
  expect(screen.getByLabelText(/usuario/)).toHaveValue('ana.perez');
});

test('an account that waits for its mail says so kindly, sends it again, and leads to where its address is corrected', async () => {
  open('/login/', [400_518_006]);
  await send();
  expect(await screen.findByRole('heading', { level: 1, name: 'Confirme su correo para entrar' })).toBeVisible();
  expect(screen.getByText(/Abra el enlace que enviamos a i•••@e•••\.com/)).toBeVisible();
  expect(screen.queryByText(/desactivada/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Enviar el correo otra vez' }));
  expect(await screen.findByRole('status')).toHaveTextContent('le enviamos otro correo');
  expect(lookups).toEqual([
    { purpose: 'confirmEnrollment', username: 'ana.perez', language: 'es', returnTo: { surface: 'traveller' } },
  ]);
  const correct = screen.getByRole('link', { name: 'Esa dirección no es la mía: corregirla' });
  expect(correct).toHaveAttribute('href', '/loyalty/enroll/');
  await userEvent.click(correct);
  expect(readSentEnrollment()).toEqual({
    username: 'ana.perez',
    email: 'i•••@e•••.com',
    isAddressWrong: true,
  });
});

test('whoever is confirmed by now logs in from there, the name still typed', async () => {
  open('/login/', [400_518_006, 'proved']);
  await send();
  await userEvent.click(await screen.findByRole('button', { name: 'Iniciar sesión' }));
  expect(screen.getByLabelText(/usuario/)).toHaveValue('ana.perez');
});

test('a wrong password of an account number says that a mail helps whoever never had one', async () => {
  open('/login/', [400_618_205, 400_618_205]);
  await send();
  await screen.findByText('El usuario o la contraseña no coinciden');
  expect(screen.queryByText(/todavía no tiene contraseña/)).toBeNull();
  await userEvent.clear(screen.getByLabelText(/usuario/));
  await userEvent.type(screen.getByLabelText(/usuario/), '5000000033');
  await userEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  expect(await screen.findByText(/todavía no tiene contraseña, le enviamos un correo/)).toBeVisible();
});

test('a second factor is a step of its own, by a code or by another way', async () => {
  open('/login/', [401_120_752, 'proved']);
  await send();
  expect(await screen.findByRole('heading', { level: 1, name: 'Verificación en dos pasos' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Usar un código de recuperación' }));
  await userEvent.click(screen.getByRole('button', { name: 'Usar mi aplicación de autenticación' }));
  await userEvent.type(screen.getByLabelText('Código de 6 dígitos'), '12a456');
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(await screen.findByRole('link', { name: 'Escriba los 6 dígitos del código, sin letras' })).toBeVisible();
  await userEvent.clear(screen.getByLabelText('Código de 6 dígitos'));
  await userEvent.type(screen.getByLabelText('Código de 6 dígitos'), '123 456');
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(await screen.findByText('Mi cuenta')).toBeVisible();
});

test.each([
  [
    400_618_205,
    { triesLeft: 2 },
    'El usuario o la contraseña no coinciden. Le quedan 2 intentos',
    /durante media hora/,
  ],
  [400_618_205, { triesLeft: 1 }, 'El usuario o la contraseña no coinciden. Le queda 1 intento', /durante media hora/],
  [400_618_202, { lockedForSeconds: 1_501 }, 'Hubo demasiados intentos', /en 26 minutos podrá intentarlo/],
])('the error %i with %o says how it goes on', async (code, extra, line, body) => {
  open('/login/', [code], extra);
  await send();
  expect(await screen.findByText(line)).toBeVisible();
  expect(screen.getByText(body)).toBeVisible();
});

test('a second factor that was tried too often is no matter of the password', async () => {
  open('/login/', [401_120_752, 400_618_202], { lockedForSeconds: 3_600 });
  await send();
  await userEvent.type(await screen.findByLabelText('Código de 6 dígitos'), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(await screen.findByText(/espere 60 minutos/)).toBeVisible();
  expect(screen.queryByText(/[Rr]establezca/)).toBeNull();
});

test('the second step outlives a reload, and no other login has it', async () => {
  open('/login/', [401_120_752]);
  await send();
  await screen.findByRole('heading', { level: 1, name: 'Verificación en dos pasos' });
  cleanup();
  open('/login/', ['proved']);
  await userEvent.type(await screen.findByLabelText('Código de 6 dígitos'), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(await screen.findByText('Mi cuenta')).toBeVisible();
  cleanup();
  localStorage.clear();
  open('/login/', []);
  expect(screen.getByRole('heading', { level: 1, name: 'Inicie sesión' })).toBeVisible();
});

test('an account on hold is told whom to call', async () => {
  open('/login/', [400_120_381]);
  await send();
  expect(await screen.findByRole('link', { name: '1-800-555-0142' })).toHaveAttribute('href', 'tel:+18005550142');
});

test('those who travel for a company have their own words, and keep where they go back to', async () => {
  open('/login/?returnTo=/find-my-trip', []);
  const other = screen.getByRole('link', { name: 'Entrar como viajero de una empresa' });
  expect(other).toHaveAttribute('href', '?returnTo=%2Ffind-my-trip&as=corporateTraveler');
  cleanup();
  open('/login/?as=corporateTraveler', []);
  expect(screen.getByLabelText('Nombre de usuario de su empresa')).toBeVisible();
});
