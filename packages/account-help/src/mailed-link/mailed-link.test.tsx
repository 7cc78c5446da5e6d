import type { LinkState } from '@airline/contract';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { ChangeEmailPage } from '../pages/ChangeEmailPage.tsx';
import { EnrollPage } from '../pages/EnrollPage.tsx';
import { HelpIndexPage } from '../pages/HelpIndexPage.tsx';
import { AccountLookupPage, CompleteSetupPage, ResetPasswordPage } from '../pages/request-pages.tsx';
import { carriedLoginName } from '../remembered/login-name.ts';
import { rememberedRequest } from '../remembered/remembered-request.ts';
import { errorLines, fill, heading, press, showPage, token } from '../test-support/show-page.test-kit.tsx';
import { catalogued, refused, stubGateway, unreachable } from '../test-support/stub-call.test-kit.ts';

const at = `/help#${token}`;
const state = (purpose: LinkState['purpose'], checks: LinkState['checks'] = []) => ({
  value: { purpose, expiresAt: '2026-11-21T07:10:00Z', checks, isProved: checks.length === 0 },
});

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(cleanup);

describe('the secret of a link', () => {
  test('leaves the address at once, and outlives a reload until the link was used', async () => {
    const gateway = stubGateway(state('resetPassword'), state('resetPassword'), {
      value: { purpose: 'resetPassword' },
    });
    const { router } = showPage(ResetPasswordPage, gateway, { at });
    await heading('Elija una contraseña nueva');
    expect(router.state.location).toMatchObject({ pathname: '/help', hash: '' });
    cleanup();
    showPage(ResetPasswordPage, gateway);
    await heading('Elija una contraseña nueva');
    await fill('Contraseña nueva', 'Viento2026!');
    await press('Guardar la contraseña');
    await heading('Su contraseña está guardada');
    cleanup();
    showPage(ResetPasswordPage, stubGateway());
    expect(await heading('Restablezca su contraseña')).toBeVisible();
  });

  test('that was cut off says so without asking the gateway', async () => {
    showPage(ResetPasswordPage, stubGateway(), { at: at.slice(0, -3) });
    expect(await heading('Este enlace no funciona')).toBeVisible();
    await press('Pedir otro enlace');
    expect(await heading('Restablezca su contraseña')).toBeVisible();
  });
});

test.each([
  ['linkExpired', 'Este enlace ya venció'],
  ['linkUsed', 'Este enlace ya se usó'],
  ['linkSuperseded', 'Hay un enlace más reciente'],
  ['linkExhausted', 'Las respuestas no coincidieron'],
  ['linkInvalid', 'Este enlace no funciona'],
] as const)('a link that is %s says so, and leads to another one without typing', async (name, title) => {
  rememberedRequest('resetPassword').keep('ana.perez');
  showPage(ResetPasswordPage, stubGateway(refused(name)), { at });
  expect(await heading(title)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Iniciar sesión' }) !== null).toBe(name === 'linkUsed');
  await press('Pedir otro enlace');
  expect(await heading('Restablezca su contraseña')).toBeVisible();
  expect(screen.getByLabelText('Nombre de usuario o número de socio')).toHaveValue('ana.perez');
});

describe('what a link was for is said where it is done already', () => {
  test('an account that works leads to the login first, and never to another application', async () => {
    const gone = refused('linkUsed', { mailedLink: { purpose: 'confirmEnrollment', isDone: true } });
    showPage(EnrollPage, stubGateway(gone), { at });
    expect(await heading('Su cuenta ya está activa')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute('href', '/login/');
    expect(screen.getByRole('link', { name: 'Olvidé mi contraseña' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /nuevo|otro/ })).toBeNull();
  });

  test.each([
    ['linkExpired', 'Este enlace ya venció', /Inicie sesión con el usuario y la contraseña que eligió/],
    ['linkSuperseded', 'Hay un enlace más reciente', /Abra el último que recibió/],
  ] as const)('an enrolment that waits, its link %s, goes on at the login', async (name, title, lead) => {
    const late = refused(name, { mailedLink: { purpose: 'confirmEnrollment', isDone: false } });
    showPage(EnrollPage, stubGateway(late), { at });
    expect(await heading(title)).toBeVisible();
    expect(screen.getByText(lead)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
    await press('Inscribirme de nuevo');
    expect(await heading('Inscríbase en el programa de puntos')).toBeVisible();
  });

  test.each([
    [true, 'Su correo ya está cambiado', /su cuenta usa la dirección a la que le llegó/],
    [false, 'Este enlace ya se usó', /Su cuenta usa hoy otra dirección/],
  ])('an address that is the account’s now: %s', async (isDone, title, lead) => {
    const used = refused('linkUsed', { mailedLink: { purpose: 'confirmEmail', isDone } });
    showPage(ChangeEmailPage, stubGateway(used), { at });
    expect(await heading(title)).toBeVisible();
    expect(screen.getByText(lead)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cambiar mi correo' }) !== null).toBe(!isDone);
  });
});

test('a lost connection is told, and the same link is read again', async () => {
  showPage(ResetPasswordPage, stubGateway(unreachable, state('resetPassword')), { at });
  expect(await heading('No pudimos comprobar el enlace')).toBeVisible();
  await press('Intentar de nuevo');
  expect(await heading('Elija una contraseña nueva')).toBeVisible();
});

describe('the questions of a link', () => {
  const checks: LinkState['checks'] = [
    { kind: 'zipCode' },
    { kind: 'dateOfBirth' },
    { kind: 'securityQuestion', questionId: 'birthCity' },
  ];

  test('are asked at once, in words, and sent as the gateway takes them', async () => {
    const gateway = stubGateway(state('resetPassword', checks), state('resetPassword'));
    showPage(ResetPasswordPage, gateway, { at });
    await heading('Confirme que es usted');
    await press('Continuar');
    expect(await errorLines()).toEqual([
      'Complete “Código postal de su dirección”',
      'Complete “Fecha de nacimiento”',
      'Complete “¿En qué ciudad nació?”',
    ]);
    await fill('Código postal de su dirección', ' 75201 ');
    await fill('Día', '12/4/1990');
    await fill('¿En qué ciudad nació?', 'Sevilla');
    await press('Continuar');
    expect(await heading('Elija una contraseña nueva')).toBeVisible();
    expect(gateway.asked.mock.calls[1]?.[0].body).toEqual({
      token,
      zipCode: '75201',
      dateOfBirth: '1990-04-12',
      securityAnswer: 'Sevilla',
    });
  });

  test.each([
    [400356110, 'errors.recovery.zipCodeMismatch', 'El código postal no coincide'],
    [400356111, 'errors.recovery.dateOfBirthMismatch', 'La fecha de nacimiento no coincide'],
    [400356112, 'errors.recovery.securityAnswersMismatch', 'La respuesta de seguridad no coincide'],
  ] as const)('%i says what does not match and what to do, and keeps the answers', async (code, key, words) => {
    showPage(ResetPasswordPage, stubGateway(state('resetPassword', checks), catalogued(code, key)), { at });
    await heading('Confirme que es usted');
    await fill('Código postal de su dirección', '75201');
    await fill('Día', '12/4/1990');
    await fill('¿En qué ciudad nació?', 'Sevilla');
    await press('Continuar');
    expect(await errorLines()).toEqual([expect.stringMatching(new RegExp(`^${words}\\. .{10,}`))]);
    expect(screen.getByLabelText('¿En qué ciudad nació?')).toHaveValue('Sevilla');
  });

  test('that are wrong too often end the link', async () => {
    const gateway = stubGateway(state('resetPassword', [{ kind: 'email' }]), refused('linkExhausted'));
    showPage(ResetPasswordPage, gateway, { at });
    await heading('Confirme que es usted');
    await fill('Correo electrónico de su cuenta', 'otra@example.com');
    await press('Continuar');
    expect(await heading('Las respuestas no coincidieron')).toBeVisible();
  });
});

test('a new password that breaks rules is refused here, one that the gateway refuses at its field', async () => {
  const gateway = stubGateway(
    state('resetPassword'),
    catalogued(400356114, 'errors.recovery.passwordInvalid', [{ pointer: '/newPassword', code: 'blacklisted' }]),
  );
  showPage(ResetPasswordPage, gateway, { at });
  await heading('Elija una contraseña nueva');
  await fill('Contraseña nueva', 'abc');
  await press('Guardar la contraseña');
  expect(await errorLines()).toEqual([
    'Contraseña nueva: use 8 caracteres o más; incluya una letra mayúscula; incluya un número',
  ]);
  await fill('Contraseña nueva', 'Viento2026!');
  await press('Guardar la contraseña');
  expect(await screen.findByRole('link', { name: /quite las palabras fáciles de adivinar/ })).toBeVisible();
});

test('a found username needs no typing at the login', async () => {
  const accounts = [
    { firstName: 'Ana', username: 'ana.perez', accountNumber: '5000000017' },
    { firstName: 'Luis', accountNumber: '5000000025' },
  ];
  const gateway = stubGateway(state('forgotUsername'), { value: { purpose: 'forgotUsername', accounts } });
  const { router } = showPage(AccountLookupPage, gateway, { at });
  await heading('Su nombre de usuario');
  await press('Ver mis datos');
  await heading('Estos son sus datos');
  expect(screen.getByText('5000000025')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Terminar de configurar mi cuenta' })).toBeVisible();
  const logIn = screen.getByRole('link', { name: 'Iniciar sesión como ana.perez' });
  expect(logIn).toHaveAttribute('href', '/login/');
  logIn.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(logIn);
  expect(carriedLoginName()).toBe('ana.perez');
  expect(router.state.location.search).toBe('');
});

test('the first login chooses username, password and two different questions; a taken username is told at its field', async () => {
  const gateway = stubGateway(state('completeSetup'), catalogued(400356113, 'errors.recovery.usernameTaken'));
  showPage(CompleteSetupPage, gateway, { at });
  await heading('Elija su usuario y su contraseña');
  await fill('Nombre de usuario', 'ana.perez');
  await fill('Contraseña', 'Viento2026!');
  await userEvent.selectOptions(screen.getByLabelText('Primera pregunta'), 'birthCity');
  expect(
    Array.from(screen.getByLabelText<HTMLSelectElement>('Segunda pregunta').options, ({ value }) => value),
  ).not.toContain('birthCity');
  await userEvent.selectOptions(screen.getByLabelText('Segunda pregunta'), 'firstPetName');
  await fill('Respuesta a la primera pregunta', 'Sevilla');
  await fill('Respuesta a la segunda pregunta', 'Luna');
  await press('Terminar la configuración');
  expect(await errorLines()).toEqual([
    'Ese nombre de usuario ya está en uso. Elija otro, por ejemplo agregando un número',
  ]);
  expect(gateway.asked.mock.calls[1]?.[0].body).toEqual({
    token,
    purpose: 'completeSetup',
    username: 'ana.perez',
    newPassword: 'Viento2026!',
    securityAnswers: [
      { questionId: 'birthCity', answer: 'Sevilla' },
      { questionId: 'firstPetName', answer: 'Luna' },
    ],
  });
});

describe('nothing is confirmed before a press', () => {
  test.each([
    [
      'confirmEnrollment',
      'Activar mi cuenta',
      { accountNumber: '5000000017', username: 'ana.perez', firstName: 'Ana' },
      'Le damos la bienvenida, Ana',
    ],
    ['confirmEmail', 'Confirmar mi correo', { email: 'ana@example.com' }, 'Su correo electrónico está confirmado'],
    ['confirmErasure', 'Borrar mi cuenta para siempre', {}, 'Su cuenta está borrada'],
  ] as const)('%s', async (purpose, button, result, title) => {
    const gateway = stubGateway(state(purpose), { value: { purpose, ...result } });
    showPage(HelpIndexPage, gateway, { at });
    const submit = await screen.findByRole('button', { name: button });
    expect(gateway.asked).toHaveBeenCalledOnce();
    await userEvent.click(submit);
    expect(await heading(title)).toBeVisible();
    for (const told of Object.values(result).slice(0, 1))
      expect(screen.getByText(told, { exact: false })).toBeVisible();
  });

  test('whoever keeps the account leaves the link unused', async () => {
    const gateway = stubGateway(state('confirmErasure'));
    showPage(HelpIndexPage, gateway, { at });
    await heading('Borre su cuenta');
    await press('Conservar mi cuenta');
    expect(await heading('Ayuda con su cuenta')).toBeVisible();
    expect(gateway.asked).toHaveBeenCalledOnce();
  });
});

test('a link whose account is gone leads to enrolment', async () => {
  const gateway = stubGateway(state('resetPassword'), catalogued(400356116, 'errors.recovery.accountNotFound'));
  showPage(ResetPasswordPage, gateway, { at });
  await heading('Elija una contraseña nueva');
  await fill('Contraseña nueva', 'Viento2026!');
  await press('Guardar la contraseña');
  expect(await heading('Esta cuenta ya no existe')).toBeVisible();
  expect(screen.getByRole('link', { name: /Inscríbase/ })).toBeVisible();
});
