import { currentTermsVersion } from '@airline/contract';
import { openPageGateway, password } from '@airline/gateway/test-support';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { EnrollPage } from '../pages/EnrollPage.tsx';
import { keepSentEnrollment, readSentEnrollment } from '@airline/account/remembered';
import { errorLines, fill, heading, press, showPage } from '../test-support/show-page.test-kit.tsx';

const gateway = openPageGateway();

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const stepTitles = {
  person: 'Inscríbase en el programa de puntos',
  access: 'Elija cómo iniciará sesión',
  recovery: 'Proteja su cuenta',
} as const;

async function goOn(to: keyof typeof stepTitles): Promise<void> {
  await press('Continuar');
  await heading(stepTitles[to]);
}

async function fillInPerson(country: 'US' | 'ES'): Promise<void> {
  await fill('Nombre', 'Inés');
  await fill('Apellidos', 'Núñez O’Hara');
  await fill('Día', '27/3/1984');
  await fill('Correo electrónico', 'ines@example.com');
  await userEvent.selectOptions(screen.getByLabelText('País'), country);
  await fill('Dirección', 'Calle Mayor 1');
  await fill('Ciudad', country === 'US' ? 'Dallas' : 'Madrid');
  if (country === 'US') await userEvent.selectOptions(screen.getByLabelText('Estado o territorio'), 'TX');
  await fill(country === 'US' ? 'Código ZIP' : 'Código postal', country === 'US' ? '75201' : '28013');
}

async function fillInAccess(): Promise<void> {
  await fill('Nombre de usuario', 'ines.nunez');
  await fill('Contraseña', 'Viento2026!');
}

/** Goes through the steps, all but the press that sends. */
async function fillIn(country: 'US' | 'ES'): Promise<void> {
  await fillInPerson(country);
  await goOn('access');
  await fillInAccess();
  await goOn('recovery');
  await userEvent.selectOptions(screen.getByLabelText('Primera pregunta'), 'birthCity');
  await fill('Respuesta a la primera pregunta', 'Sevilla');
  await userEvent.selectOptions(screen.getByLabelText('Segunda pregunta'), 'firstPetName');
  await fill('Respuesta a la segunda pregunta', 'Luna');
  await userEvent.click(screen.getByLabelText('Acepto las condiciones del programa'));
}

test('what the box accepts is read in its version, beside the form', async () => {
  showPage(EnrollPage);
  await fillIn('US');
  const terms = screen.getByRole('link', { name: /^Leer las condiciones del programa/ });
  expect(terms).toHaveAttribute('href', `/legal/program-terms/${currentTermsVersion}`);
  expect(terms).toHaveAttribute('target', '_blank');
});

test('in the United States a state is asked and no consent; the mail comes next', async () => {
  showPage(EnrollPage);
  await fillIn('US');
  expect(screen.queryByLabelText('Recibir ofertas por correo')).toBeNull();
  await press('Inscribirme');
  expect(await heading('Falta un paso: revise su correo')).toBeVisible();
  expect(screen.getAllByText(/ines@example\.com/)).toHaveLength(2);
  await expect(gateway.secretMailedTo('ines@example.com')).resolves.toHaveLength(43);
  expect(gateway.requests[0]?.body).toMatchObject({
    birthDate: '1984-03-27',
    address: { countryCode: 'US', stateCode: 'TX', postalCode: '75201' },
    consents: [],
    surface: 'traveller',
  });
});

test('in Spain each consent is asked by itself, unticked, and the list of countries is in Spanish', async () => {
  showPage(EnrollPage);
  expect(screen.getByRole('option', { name: 'Alemania' })).toBeInTheDocument();
  await fillIn('ES');
  expect(screen.queryByLabelText('Estado o territorio')).toBeNull();
  for (const name of ['Recibir ofertas por correo', 'Ofertas según mis viajes', /^Compartir mis datos/]) {
    expect(screen.getByRole('checkbox', { name })).not.toBeChecked();
  }
  await userEvent.click(screen.getByRole('checkbox', { name: 'Ofertas según mis viajes' }));
  await press('Inscribirme');
  await heading('Falta un paso: revise su correo');
  expect(gateway.requests[0]?.body).toMatchObject({
    consents: [
      { purpose: 'marketingEmail', granted: false },
      { purpose: 'personalisedOffers', granted: true },
      { purpose: 'partnerSharing', granted: false },
    ],
  });
});

test('each step asks for what it lacks, in words of its own, before it is left', async () => {
  showPage(EnrollPage);
  await press('Continuar');
  expect(await errorLines()).toEqual([
    'Escriba su nombre',
    'Escriba sus apellidos',
    'Escriba su fecha de nacimiento',
    'Escriba su correo electrónico',
    'Elija el país donde vive',
    'Escriba su dirección',
    'Escriba su ciudad',
  ]);
  await fillInPerson('US');
  await goOn('access');
  expect(screen.queryByRole('alert')).toBeNull();
  await press('Continuar');
  expect(await errorLines()).toEqual(['Elija un nombre de usuario', 'Elija una contraseña']);
  await fillInAccess();
  await goOn('recovery');
  await press('Inscribirme');
  expect(await errorLines()).toEqual([
    'Elija la primera pregunta de seguridad',
    'Escriba la respuesta a la primera pregunta',
    'Elija la segunda pregunta de seguridad',
    'Escriba la respuesta a la segunda pregunta',
    'Marque la casilla para aceptar las condiciones',
  ]);
  expect(gateway.requests).toEqual([]);
});

test('the rules of the password are ticked off while it is typed, and nothing is said of an empty one', async () => {
  showPage(EnrollPage);
  await fillInPerson('US');
  await goOn('access');
  const rule = (words: RegExp) => screen.getByText(words).closest('li');
  expect(rule(/8 caracteres/)).toHaveTextContent('(falta)');
  expect(rule(/16 caracteres/)?.textContent).not.toMatch(/falta|cumplido/);
  await fill('Contraseña', 'Viento2026!');
  expect(rule(/8 caracteres/)).toHaveTextContent('(cumplido)');
  expect(rule(/16 caracteres/)).toHaveTextContent('(cumplido)');
});

test('the way back, by the page or by the browser, loses nothing, the password included', async () => {
  const { router } = showPage(EnrollPage);
  await fillIn('US');
  await press('Volver al paso anterior');
  expect(await heading(stepTitles.access)).toHaveFocus();
  expect(screen.getByLabelText('Contraseña')).toHaveValue('Viento2026!');
  expect(screen.getByRole('link', { name: /^Sus datos/ })).toHaveAttribute('href', '?step=person');
  await press('Volver al paso anterior');
  await heading(stepTitles.person);
  expect(screen.getByLabelText('Año')).toHaveValue('1984');
  await goOn('access');
  await goOn('recovery');
  expect(screen.getByLabelText('Respuesta a la primera pregunta')).toHaveValue('Sevilla');
  await act(() => router.navigate(-1));
  await heading(stepTitles.access);
  expect(screen.getByLabelText('Nombre de usuario')).toHaveValue('ines.nunez');
});

test('no address leads past a step that is not complete', async () => {
  const { router } = showPage(EnrollPage, { at: '/help?step=recovery' });
  expect(await heading(stepTitles.person)).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe('?step=person'));
});

test('what the gateway refuses leads to its step and stands at its field, and what was typed stays', async () => {
  await gateway.member({ username: 'ines.nunez' });
  showPage(EnrollPage);
  await fillIn('US');
  await press('Inscribirme');
  expect(await errorLines()).toEqual([expect.stringMatching(/^Ese nombre de usuario ya está en uso/)]);
  expect(screen.getByRole('heading', { level: 1, name: stepTitles.access })).toBeVisible();
  expect(document.activeElement).toContainElement(screen.getByRole('alert'));
  await userEvent.clear(screen.getByLabelText('Nombre de usuario'));
  await fill('Nombre de usuario', 'ines.nunez.ohara');
  await goOn('recovery');
  await press('Inscribirme');
  expect(await heading('Falta un paso: revise su correo')).toBeVisible();
});

test('an answer that was lost is asked for with the same key, a changed application with another', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  gateway.disturb(/enrollments/, { kind: 'cut' });
  showPage(EnrollPage);
  await fillIn('US');
  await press('Inscribirme');
  await screen.findByText('No pudimos enviar sus datos');
  await press('Inscribirme');
  await screen.findByText('No pudimos enviar sus datos');
  gateway.restore();
  await fill('Respuesta a la segunda pregunta', ' Clara');
  await press('Inscribirme');
  await heading('Falta un paso: revise su correo');
  const keys = gateway.requests.map(({ idempotencyKey }) => idempotencyKey);
  expect(keys[0]).toHaveLength(36);
  // Each press was tried twice.
  expect(keys.slice(1, 4)).toEqual([keys[0], keys[0], keys[0]]);
  expect(keys).toHaveLength(5);
  expect(keys[4]).not.toBe(keys[0]);
});

test('a reload loses nothing but the birth date, the password and the answers', async () => {
  showPage(EnrollPage);
  await fillIn('US');
  cleanup();
  showPage(EnrollPage, { at: '/help?step=recovery' });
  expect(screen.getByLabelText('Nombre')).toHaveValue('Inés');
  expect(screen.getByLabelText('Estado o territorio')).toHaveValue('TX');
  expect(screen.getByLabelText('Año')).toHaveValue('');
  await fill('Día', '27/3/1984');
  await goOn('access');
  expect(screen.getByLabelText('Nombre de usuario')).toHaveValue('ines.nunez');
  expect(screen.getByLabelText('Contraseña')).toHaveValue('');
  await fill('Contraseña', 'Viento2026!');
  await goOn('recovery');
  expect(screen.getByLabelText('Primera pregunta')).toHaveValue('birthCity');
  expect(screen.getByLabelText('Respuesta a la primera pregunta')).toHaveValue('');
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toMatch(/Viento2026|Sevilla|(?<![\w-])1984\b/);
});

describe('once the application was sent', () => {
  const sent = { username: 'ines.nunez', email: 'ines@example.com' };
  beforeEach(() => keepSentEnrollment(sent));

  test('a reload stays, and the mail is sent again or said not to be', async () => {
    gateway.disturb(/lookups/, { kind: 'cut' }, 1);
    showPage(EnrollPage);
    expect(await heading('Falta un paso: revise su correo')).toBeVisible();
    await press('Enviar el correo otra vez');
    await userEvent.click(await screen.findByRole('button', { name: 'Intentar de nuevo' }));
    expect(await screen.findByRole('status')).toHaveTextContent('Le enviamos otro correo.');
    expect(gateway.requests[1]?.body).toEqual({
      purpose: 'confirmEnrollment',
      username: 'ines.nunez',
      language: 'es',
      returnTo: { surface: 'traveller' },
    });
  });

  test('the address is corrected by the password, which is shown as wrong at its field', async () => {
    await gateway.member({ ...sent, status: 'pending' });
    showPage(EnrollPage);
    await press('Corregir la dirección');
    await heading('Corrija su correo electrónico');
    await fill('Correo electrónico', 'ines.nunez@example.com');
    await fill('Contraseña que eligió al inscribirse', 'Otra2026!');
    await press('Guardar y enviar el correo');
    expect(await errorLines()).toEqual(['Contraseña: no es la que eligió para ines.nunez, escríbala de nuevo']);
    await userEvent.clear(screen.getByLabelText('Contraseña que eligió al inscribirse'));
    await fill('Contraseña que eligió al inscribirse', password);
    await press('Guardar y enviar el correo');
    await heading('Falta un paso: revise su correo');
    expect(screen.getAllByText(/ines\.nunez@example\.com/)).toHaveLength(2);
    expect(readSentEnrollment()?.email).toBe('ines.nunez@example.com');
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toMatch(/Otra2026|Viento2026/);
    expect(gateway.requests[1]).toMatchObject({
      path: '/api/account-help/v1/enrollments/email',
      body: { username: 'ines.nunez', email: 'ines.nunez@example.com', surface: 'traveller' },
    });
  });

  test('a person who said at the login that the address is wrong corrects it at once', async () => {
    keepSentEnrollment({ ...sent, email: 'i•••@e•••.com', isAddressWrong: true });
    showPage(EnrollPage);
    expect(await heading('Corrija su correo electrónico')).toBeVisible();
    await press('Volver sin cambiarla');
    expect(await heading('Falta un paso: revise su correo')).toBeVisible();
  });

  test('somebody else finds the empty form', async () => {
    showPage(EnrollPage);
    await press('Inscribir a otra persona');
    expect(await heading('Inscríbase en el programa de puntos')).toBeVisible();
    expect(readSentEnrollment()).toBeUndefined();
  });
});
