import { problemTypes, requestLink } from '@airline/contract';
import { openPageGateway, password } from '@airline/gateway/test-support';
import { createTestServices } from '@airline/session/test-support';
import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { AccountLookupPage, CompleteSetupPage, ResetPasswordPage } from '../pages/request-pages.tsx';
import { TravelManagerHelpPage } from '../pages/TravelManagerHelpPage.tsx';
import { errorLines, fill, heading, press, showPage } from '../test-support/show-page.test-kit.tsx';

const gateway = openPageGateway();

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('a forgotten username is asked for by e-mail, and the answer tells nothing of an account', async () => {
  showPage(AccountLookupPage, { at: '/help?returnTo=/account/snapshot' });
  await fill('Correo electrónico', ' ana@example.com ');
  await press('Enviarme mis datos');
  expect(await heading('Revise su correo')).toBeVisible();
  expect(screen.getByText(/esta página no dice si existe una cuenta/)).toBeVisible();
  expect(screen.getByText(/ana@example\.com/)).toBeVisible();
  const login = screen.getByRole('link', { name: 'Iniciar sesión' });
  expect(login).toHaveAttribute('href', '/login/?returnTo=%2Faccount%2Fsnapshot');
  expect(gateway.requests).toEqual([
    {
      method: 'POST',
      path: requestLink.path,
      body: {
        purpose: 'forgotUsername',
        email: 'ana@example.com',
        language: 'es',
        returnTo: { surface: 'traveller' },
        continueTo: '/account/snapshot',
      },
      idempotencyKey: null,
    },
  ]);
});

test('an e-mail without @ is refused here, with what to do', async () => {
  showPage(AccountLookupPage);
  await fill('Correo electrónico', 'ana');
  await press('Enviarme mis datos');
  expect(await errorLines()).toEqual([
    'Correo electrónico: escriba una dirección completa, por ejemplo ines@example.com',
  ]);
  expect(gateway.requests).toEqual([]);
});

test('a person who asks again finds what they typed, also in another tab', async () => {
  showPage(ResetPasswordPage);
  await fill('Correo, usuario o número de socio', 'ana.perez');
  await press('Enviarme el enlace');
  await heading('Revise su correo');
  await press('Pedir otro correo');
  expect(screen.getByLabelText('Correo, usuario o número de socio')).toHaveValue('ana.perez');
  cleanup();
  sessionStorage.clear();
  showPage(ResetPasswordPage);
  expect(screen.getByLabelText('Correo, usuario o número de socio')).toHaveValue('ana.perez');
});

test('too many requests are reported, and nothing typed is lost', async () => {
  const body = problemTypes.tooManyRequests;
  gateway.disturb(/lookups/, { kind: 'answer', status: body.status, body });
  showPage(CompleteSetupPage);
  await fill('Número de socio', '5000000017');
  await press('Enviarme el enlace');
  expect(await errorLines()).toEqual([expect.stringMatching(/^Hubo demasiados intentos seguidos/)]);
  expect(screen.getByLabelText('Número de socio')).toHaveValue('5000000017');
});

test('a lost connection keeps what was typed, and the button sends again', async () => {
  gateway.disturb(/lookups/, { kind: 'cut' }, 1);
  showPage(ResetPasswordPage);
  await fill('Correo, usuario o número de socio', 'ana.perez');
  await press('Enviarme el enlace');
  expect(await screen.findByText('No pudimos enviar sus datos')).toBeVisible();
  await press('Enviarme el enlace');
  expect(await heading('Revise su correo')).toBeVisible();
});

test.each([
  ['/help', 'Restablezca su contraseña', 'Nombre de usuario', 'gestora', 'resetPassword'],
  ['/help?need=username', 'Encuentre su cuenta', 'Correo electrónico', 'gestora@example.com', 'forgotUsername'],
  ['/help?need=setup', 'Termine de configurar su cuenta', 'Número de cuenta', '5000000017', 'completeSetup'],
])(
  'the portal’s page at %s is “%s”, and its link leads back to the portal',
  async (at, title, label, text, purpose) => {
    showPage(TravelManagerHelpPage, { at, place: { surface: 'ctm', product: 'business' } });
    expect(await heading(title)).toBeVisible();
    await fill(label, text);
    await press(/^Enviarme/);
    await heading('Revise su correo');
    expect(gateway.requests[0]?.body).toMatchObject({
      purpose,
      returnTo: { surface: 'ctm', product: 'business' },
    });
  },
);

test('who is logged in at the portal finds what protects their access, and no first login', async () => {
  const place = { surface: 'ctm', product: 'business' } as const;
  const { username } = await gateway.member();
  const services = createTestServices();
  await services.session.logIn({ method: 'password', category: 'member', username, password });
  showPage(TravelManagerHelpPage, { place, services });
  expect(await heading('Ayuda con su acceso')).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/accounthelp/update-password',
    '/business/ctm/password-help?need=password',
    '/security',
    'tel:+18005550142',
  ]);
  cleanup();
  showPage(TravelManagerHelpPage, { at: '/help?need=password', place, services });
  expect(await heading('Restablezca su contraseña')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Es la primera vez que inicio sesión' })).toBeNull();
});
