import { answerLink, changeEmail, completeLink, type LinkPurpose, requestErasure } from '@airline/contract';
import { openPageGateway, password } from '@airline/gateway/test-support';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { ChangeEmailPage } from '../pages/ChangeEmailPage.tsx';
import { EnrollPage } from '../pages/EnrollPage.tsx';
import { HelpIndexPage } from '../pages/HelpIndexPage.tsx';
import { AccountLookupPage, CompleteSetupPage, ResetPasswordPage } from '../pages/request-pages.tsx';
import { carriedLoginName } from '@airline/account/remembered';
import { rememberedRequest } from '../request/remembered-request.ts';
import { errorLines, fill, heading, press, showPage } from '../test-support/show-page.test-kit.tsx';

const gateway = openPageGateway();
const minuteMs = 60_000;
const newPassword = 'Brisa2027!';

/** Where the link of a mail leads. */
const atLink = (token: string) => `/help#${token}`;

const complete = (token: string, purpose: LinkPurpose, more: object = {}) =>
  gateway.post(completeLink.path, { token, purpose, ...more });

/** The link of a forgotten password, whose questions are answered. */
async function provedLink(): Promise<string> {
  const { token } = await gateway.resetLink({ username: 'ana.perez' });
  await gateway.post(answerLink.path, { token, zipCode: '75201', securityAnswer: 'Sevilla' });
  return token;
}

/** The link of an enrolment that waits for it. */
async function enrollmentLink(): Promise<string> {
  await gateway.account({ username: 'ana.perez', accountNumber: '5000000017', status: 'pending' });
  return gateway.link({ purpose: 'confirmEnrollment', username: 'ana.perez' });
}

/** The link to a new address of an account. */
async function emailLink(accountId: string, email: string): Promise<string> {
  const authorization = `Bearer ${await gateway.logIn(accountId)}`;
  await gateway.post(changeEmail.path, { email, language: 'es', surface: 'traveller' }, { authorization });
  return gateway.secretMailedTo(email);
}

/** The link that erases an account. */
async function erasureLink(): Promise<string> {
  const { id } = await gateway.account({ email: 'ana@example.com' });
  const authorization = `Bearer ${await gateway.logIn(id)}`;
  await gateway.post(requestErasure.path, { language: 'es', surface: 'traveller' }, { authorization });
  return gateway.secretMailedTo('ana@example.com');
}

/** Lets time pass. */
function pass(milliseconds: number): void {
  vi.advanceTimersByTime(milliseconds);
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
describe('the secret of a link', () => {
  test('leaves the address at once, and outlives a reload until the link was used', async () => {
    const { router } = showPage(ResetPasswordPage, { at: atLink(await provedLink()) });
    await heading('Elija una contraseña nueva');
    expect(router.state.location).toMatchObject({ pathname: '/help', hash: '' });
    cleanup();
    showPage(ResetPasswordPage);
    await heading('Elija una contraseña nueva');
    await fill('Contraseña nueva', newPassword);
    await press('Guardar la contraseña');
    await heading('Su contraseña está guardada');
    await userEvent.click(screen.getByRole('link', { name: 'Iniciar sesión' }));
    expect(carriedLoginName()).toBe('ana.perez');
    cleanup();
    showPage(ResetPasswordPage);
    expect(await heading('Restablezca su contraseña')).toBeVisible();
  });

  test('that was cut off says so without asking the gateway', async () => {
    showPage(ResetPasswordPage, { at: atLink('x'.repeat(40)) });
    expect(await heading('Este enlace no funciona')).toBeVisible();
    expect(gateway.requests).toEqual([]);
    await press('Pedir otro enlace');
    expect(await heading('Restablezca su contraseña')).toBeVisible();
  });
});

test('a new password says what else opens the account, and leads to where it is removed', async () => {
  const { account, token } = await gateway.resetLink({ username: 'ana.perez' });
  await gateway.addTotp(account.id);
  await gateway.post(answerLink.path, { token, zipCode: '75201', securityAnswer: 'Sevilla' });
  showPage(ResetPasswordPage, { at: atLink(token) });
  await heading('Elija una contraseña nueva');
  await fill('Contraseña nueva', newPassword);
  await press('Guardar la contraseña');
  await heading('Su contraseña está guardada');
  expect(screen.getByText('La verificación en dos pasos sigue como estaba.')).toBeVisible();
  expect(screen.queryByText(/llaves? de acceso/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Iniciar sesión y revisar la seguridad' })).toHaveAttribute(
    'href',
    '/login/?returnTo=%2Fsecurity',
  );
});

async function answerWrongly(token: string, times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    await gateway.post(answerLink.path, { token, zipCode: '75201', securityAnswer: 'Cádiz' });
  }
}

test.each([
  [
    'expired',
    'Este enlace ya venció',
    async () => {
      const { token } = await gateway.resetLink();
      pass(11 * minuteMs);
      return token;
    },
  ],
  [
    'used',
    'Este enlace ya se usó',
    async () => {
      const token = await provedLink();
      await complete(token, 'resetPassword', { newPassword });
      return token;
    },
  ],
  [
    'superseded',
    'Hay un enlace más reciente',
    async () => {
      const { account, token } = await gateway.resetLink();
      pass(minuteMs);
      await gateway.link({ purpose: 'resetPassword', username: account.username ?? '' });
      return token;
    },
  ],
  [
    'exhausted',
    'Las respuestas no coincidieron',
    async () => {
      const { token } = await gateway.resetLink();
      await answerWrongly(token, 5);
      return token;
    },
  ],
  ['nobody’s', 'Este enlace no funciona', async () => 'q3J0bXhQm1V0a5dYyT2cR8fL6wN4sH9kZ7eP1uC3vBo'],
])('a link that is %s says so, and leads to another one without typing', async (state, title, openLink) => {
  rememberedRequest('resetPassword').keep('ana.perez');
  showPage(ResetPasswordPage, { at: atLink(await openLink()) });
  expect(await heading(title)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Iniciar sesión' }) !== null).toBe(state === 'used');
  await press('Pedir otro enlace');
  expect(await heading('Restablezca su contraseña')).toBeVisible();
  expect(screen.getByLabelText('Correo, usuario o número de socio')).toHaveValue('ana.perez');
});

describe('what a link was for is said where it is done already', () => {
  test('an account that works leads to the login first, and never to another application', async () => {
    const token = await enrollmentLink();
    await complete(token, 'confirmEnrollment');
    showPage(EnrollPage, { at: atLink(token) });
    expect(await heading('Su cuenta ya está activa')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute('href', '/login/');
    expect(screen.getByRole('link', { name: 'Olvidé mi contraseña' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /nuevo|otro/ })).toBeNull();
  });

  test.each([
    [
      'expired',
      'Este enlace ya venció',
      /Inicie sesión con el usuario y la contraseña que eligió/,
      async () => pass(25 * 60 * minuteMs),
    ],
    [
      'superseded',
      'Hay un enlace más reciente',
      /Abra el último que recibió/,
      async () => {
        pass(minuteMs);
        await gateway.link({ purpose: 'confirmEnrollment', username: 'ana.perez' });
      },
    ],
  ])('an enrolment that waits, its link %s, goes on at the login', async (_, title, lead, spoil) => {
    const token = await enrollmentLink();
    await spoil();
    showPage(EnrollPage, { at: atLink(token) });
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
    const { id } = await gateway.account();
    const token = await emailLink(id, 'ana.nueva@example.com');
    await complete(token, 'confirmEmail');
    if (!isDone) {
      pass(minuteMs);
      await complete(await emailLink(id, 'ana.otra@example.com'), 'confirmEmail');
    }
    showPage(ChangeEmailPage, { at: atLink(token) });
    expect(await heading(title)).toBeVisible();
    expect(screen.getByText(lead)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cambiar mi correo' }) !== null).toBe(!isDone);
  });
});

test('a lost connection is shown, and the same link is read again', async () => {
  const token = await provedLink();
  gateway.disturb(/links\/state/, { kind: 'cut' }, 1);
  showPage(ResetPasswordPage, { at: atLink(token) });
  expect(await heading('No pudimos comprobar el enlace')).toBeVisible();
  await press('Intentar de nuevo');
  expect(await heading('Elija una contraseña nueva')).toBeVisible();
});

/** The link of an account that somebody else opened. */
async function setupLink(): Promise<string> {
  const { accountNumber } = await gateway.account({ username: null, passwordHash: null });
  return gateway.link({ purpose: 'completeSetup', accountNumber: accountNumber ?? '' });
}

describe('the questions of a link', () => {
  test('are asked at once, in words, and sent as the gateway takes them', async () => {
    const { token } = await gateway.resetLink();
    showPage(ResetPasswordPage, { at: atLink(token) });
    await heading('Confirme que es usted');
    await press('Continuar');
    expect(await errorLines()).toEqual([
      'Complete “Código postal de su dirección”',
      'Complete “¿En qué ciudad nació?”',
    ]);
    await fill('Código postal de su dirección', ' 75201 ');
    await fill('¿En qué ciudad nació?', 'Sevilla');
    await press('Continuar');
    expect(await heading('Elija una contraseña nueva')).toBeVisible();
    expect(gateway.requests[1]?.body).toEqual({ token, zipCode: '75201', securityAnswer: 'Sevilla' });
  });

  test('of a first login are what the airline knows, the birth date among it', async () => {
    const token = await setupLink();
    showPage(CompleteSetupPage, { at: atLink(token) });
    await heading('Confirme que es usted');
    await press('Continuar');
    expect(await errorLines()).toEqual(['Complete “Código postal de su dirección”', 'Complete “Fecha de nacimiento”']);
    await fill('Código postal de su dirección', '75201');
    await fill('Día', '12/4/1990');
    await press('Continuar');
    expect(await heading('Elija su usuario y su contraseña')).toBeVisible();
    expect(gateway.requests[1]?.body).toEqual({ token, zipCode: '75201', dateOfBirth: '1990-04-12' });
  });

  test.each([
    ['75202', 'Sevilla', 'El código postal no coincide'],
    ['75201', 'Cádiz', 'La respuesta de seguridad no coincide'],
  ])('%s and %s: what does not match and what to do, and the answers stay', async (zipCode, city, words) => {
    const { token } = await gateway.resetLink();
    showPage(ResetPasswordPage, { at: atLink(token) });
    await heading('Confirme que es usted');
    await fill('Código postal de su dirección', zipCode);
    await fill('¿En qué ciudad nació?', city);
    await press('Continuar');
    expect(await errorLines()).toEqual([
      expect.stringMatching(new RegExp(`^${words}\\. .{10,}`)),
      'Le quedan 4 intentos; después tendrá que pedir otro enlace',
    ]);
    expect(screen.getByLabelText('¿En qué ciudad nació?')).toHaveValue(city);
  });

  test('a wrong birth date: that it does not match and what to do, and the answers stay', async () => {
    showPage(CompleteSetupPage, { at: atLink(await setupLink()) });
    await heading('Confirme que es usted');
    await fill('Código postal de su dirección', '75201');
    await fill('Día', '13/4/1990');
    await press('Continuar');
    expect(await errorLines()).toEqual([
      expect.stringMatching(/^La fecha de nacimiento no coincide\. .{10,}/),
      'Le quedan 4 intentos; después tendrá que pedir otro enlace',
    ]);
    expect(screen.getByLabelText('Código postal de su dirección')).toHaveValue('75201');
    expect(screen.getByLabelText('Año')).toHaveValue('1990');
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toMatch(/(?<![\w-])1990\b/);
  });

  test('that are wrong too often end the link', async () => {
    const { token } = await gateway.resetLink({ postalCode: null, birthDate: null });
    for (let count = 0; count < 4; count += 1) {
      await gateway.post(answerLink.path, { token, email: 'otra@example.com', securityAnswer: 'Sevilla' });
    }
    showPage(ResetPasswordPage, { at: atLink(token) });
    await heading('Confirme que es usted');
    await fill('Correo electrónico de su cuenta', 'otra@example.com');
    await fill('¿En qué ciudad nació?', 'Sevilla');
    await press('Continuar');
    expect(await heading('Las respuestas no coincidieron')).toBeVisible();
  });
});

test('a new password that breaks rules is refused here, one that the gateway refuses at its field', async () => {
  showPage(ResetPasswordPage, { at: atLink(await provedLink()) });
  await heading('Elija una contraseña nueva');
  await fill('Contraseña nueva', 'abc');
  await press('Guardar la contraseña');
  expect(await errorLines()).toEqual([
    'Contraseña nueva: use 8 caracteres o más; incluya una letra mayúscula; incluya un número',
  ]);
  await userEvent.clear(screen.getByLabelText('Contraseña nueva'));
  await fill('Contraseña nueva', 'Password2026!');
  await press('Guardar la contraseña');
  expect(await screen.findByRole('link', { name: /quite las palabras fáciles de adivinar/ })).toBeVisible();
});

test('a found username needs no typing at the login', async () => {
  const email = 'familia@example.com';
  await gateway.account({ email, username: 'ana.perez', createdAt: new Date(0) });
  const luis = await gateway.account({ email, firstName: 'Luis', username: null, passwordHash: null });
  const token = await gateway.link({ purpose: 'forgotUsername', email });
  const { router } = showPage(AccountLookupPage, { at: atLink(token) });
  await heading('Su nombre de usuario');
  await press('Ver mis datos');
  await heading('Estos son sus datos');
  const inGroups = /^(\d{4})(\d{3})(\d{3})$/;
  expect(screen.getByText((luis.accountNumber ?? '').replace(inGroups, '$1 $2 $3'))).toBeVisible();
  expect(screen.getByRole('link', { name: 'Terminar de configurar mi cuenta' })).toBeVisible();
  const logIn = screen.getByRole('link', { name: 'Iniciar sesión como ana.perez' });
  expect(logIn).toHaveAttribute('href', '/login/');
  logIn.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(logIn);
  expect(carriedLoginName()).toBe('ana.perez');
  expect(router.state.location.search).toBe('');
});

test('the first login chooses username, password and two different questions; a taken username is shown at its field', async () => {
  await gateway.account({ username: 'ana.perez' });
  const token = await setupLink();
  await gateway.post(answerLink.path, { token, zipCode: '75201', dateOfBirth: '1990-04-12' });
  showPage(CompleteSetupPage, { at: atLink(token) });
  await heading('Elija su usuario y su contraseña');
  await fill('Nombre de usuario', 'ana.perez');
  await fill('Contraseña', password);
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
  expect(gateway.requests[1]?.body).toEqual({
    token,
    purpose: 'completeSetup',
    username: 'ana.perez',
    newPassword: password,
    securityAnswers: [
      { questionId: 'birthCity', answer: 'Sevilla' },
      { questionId: 'firstPetName', answer: 'Luna' },
    ],
  });
});

describe('nothing is confirmed before a press', () => {
  test.each([
    ['confirmEnrollment', 'Activar mi cuenta', enrollmentLink, 'Le damos la bienvenida, Ana', /5000 000 017/],
    [
      'confirmEmail',
      'Confirmar mi correo',
      async () => emailLink((await gateway.account()).id, 'ana@example.com'),
      'Su correo electrónico está confirmado',
      /ana@example\.com/,
    ],
    ['confirmErasure', 'Borrar mi cuenta para siempre', erasureLink, 'Su cuenta está borrada', /está borrada/],
  ] as const)('%s', async (_, button, mailLink, title, text) => {
    showPage(HelpIndexPage, { at: atLink(await mailLink()) });
    const submit = await screen.findByRole('button', { name: button });
    expect(gateway.requests).toHaveLength(1);
    await userEvent.click(submit);
    expect(await heading(title)).toBeVisible();
    expect(screen.getAllByText(text)).not.toHaveLength(0);
  });

  test('a person who keeps the account leaves the link unused', async () => {
    showPage(HelpIndexPage, { at: atLink(await erasureLink()) });
    await heading('Borre su cuenta');
    await press('Conservar mi cuenta');
    expect(await heading('Ayuda con su cuenta')).toBeVisible();
    expect(gateway.requests).toHaveLength(1);
  });
});

test.each([
  ['/account/snapshot', '/login/?returnTo=%2Faccount%2Fsnapshot'],
  ['/no/such/page', '/login/'],
])('an account that was opened on the way to %s leads there by the login, its name filled in', async (wanted, href) => {
  await gateway.account({ username: 'ana.perez', status: 'pending' });
  const wish = { purpose: 'confirmEnrollment', username: 'ana.perez', continueTo: wanted } as const;
  showPage(EnrollPage, { at: atLink(await gateway.link(wish)) });
  await userEvent.click(await screen.findByRole('button', { name: 'Activar mi cuenta' }));
  const logIn = await screen.findByRole('link', { name: 'Iniciar sesión' });
  expect(logIn).toHaveAttribute('href', href);
  await userEvent.click(logIn);
  expect(carriedLoginName()).toBe('ana.perez');
});

test('a link whose account is gone leads to enrolment', async () => {
  const token = await provedLink();
  showPage(ResetPasswordPage, { at: atLink(token) });
  await heading('Elija una contraseña nueva');
  // Somebody closes the account while the page is open.
  const body = { type: 'about:blank', title: 'There is no such account.', status: 400, code: 400356116 };
  gateway.disturb(/links\/result/, { kind: 'answer', status: 400, body });
  await fill('Contraseña nueva', newPassword);
  await press('Guardar la contraseña');
  expect(await heading('Esta cuenta ya no existe')).toBeVisible();
  expect(screen.getByRole('link', { name: /Inscríbase/ })).toBeVisible();
});
