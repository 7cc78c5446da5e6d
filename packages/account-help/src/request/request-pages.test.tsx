import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { AccountLookupPage, CompleteSetupPage, ResetPasswordPage } from '../pages/request-pages.tsx';
import { TravelManagerHelpPage } from '../pages/TravelManagerHelpPage.tsx';
import { errorLines, fill, heading, press, showPage } from '../test-support/show-page.test-kit.tsx';
import { refused, stubGateway, unreachable } from '../test-support/stub-call.test-kit.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(cleanup);

test('a forgotten username is asked for by e-mail, and the answer tells nothing of an account', async () => {
  const gateway = stubGateway({ value: undefined });
  showPage(AccountLookupPage, gateway);
  await fill('Correo electrónico', ' ana@example.com ');
  await press('Enviarme mis datos');
  expect(await heading('Revise su correo')).toBeVisible();
  expect(screen.getByText(/esta página no dice si existe una cuenta/)).toBeVisible();
  expect(screen.getByText(/ana@example\.com/)).toBeVisible();
  expect(gateway.asked).toHaveBeenCalledExactlyOnceWith({
    path: '/api/account-help/v1/lookups',
    body: {
      purpose: 'forgotUsername',
      email: 'ana@example.com',
      language: 'es',
      returnTo: { surface: 'traveller' },
    },
    idempotencyKey: undefined,
  });
});

test('an e-mail without @ is refused here, with what to do', async () => {
  const gateway = stubGateway();
  showPage(AccountLookupPage, gateway);
  await fill('Correo electrónico', 'ana');
  await press('Enviarme mis datos');
  expect(await errorLines()).toEqual([
    'Correo electrónico: escriba una dirección completa, por ejemplo ines@example.com',
  ]);
});

test('whoever asks again finds what they typed, also in another tab', async () => {
  showPage(ResetPasswordPage, stubGateway({ value: undefined }));
  await fill('Nombre de usuario o número de socio', 'ana.perez');
  await press('Enviarme el enlace');
  await heading('Revise su correo');
  await press('Pedir otro correo');
  expect(screen.getByLabelText('Nombre de usuario o número de socio')).toHaveValue('ana.perez');
  cleanup();
  sessionStorage.clear();
  showPage(ResetPasswordPage, stubGateway());
  expect(screen.getByLabelText('Nombre de usuario o número de socio')).toHaveValue('ana.perez');
});

test('too many requests are told, and nothing typed is lost', async () => {
  showPage(CompleteSetupPage, stubGateway(refused('tooManyRequests')));
  await fill('Número de cuenta', '5000000017');
  await press('Enviarme el enlace');
  expect(await errorLines()).toEqual([expect.stringMatching(/^Hubo demasiados intentos seguidos/)]);
  expect(screen.getByLabelText('Número de cuenta')).toHaveValue('5000000017');
});

test('a lost connection keeps what was typed, and the button sends again', async () => {
  const gateway = stubGateway(unreachable, { value: undefined });
  showPage(ResetPasswordPage, gateway);
  await fill('Nombre de usuario o número de socio', 'ana.perez');
  await press('Enviarme el enlace');
  expect(await screen.findByText('No pudimos enviar sus datos')).toBeVisible();
  await press('Enviarme el enlace');
  expect(await heading('Revise su correo')).toBeVisible();
});

test.each([
  ['/help', 'Restablezca su contraseña', 'Nombre de usuario', 'resetPassword'],
  ['/help?need=username', 'Encuentre su cuenta', 'Correo electrónico', 'forgotUsername'],
  ['/help?need=setup', 'Termine de configurar su cuenta', 'Número de cuenta', 'completeSetup'],
])('the portal’s page at %s is “%s”, and its link leads back to the portal', async (at, title, label, purpose) => {
  const gateway = stubGateway({ value: undefined });
  showPage(TravelManagerHelpPage, gateway, { at, place: { surface: 'ctm', product: 'business' } });
  expect(await heading(title)).toBeVisible();
  await fill(label, 'gestora@example.com');
  await press(/^Enviarme/);
  await heading('Revise su correo');
  expect(gateway.asked.mock.calls[0]?.[0].body).toMatchObject({
    purpose,
    returnTo: { surface: 'ctm', product: 'business' },
  });
});
