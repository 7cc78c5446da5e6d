import { withApp } from '@airline/app/test-support';
import { createTestFrame } from '@airline/app-shell/test-frame';
import { openPageGateway } from '@airline/gateway/test-support';
import { createTestServices } from '@airline/session/test-support';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';

import { keepCompanyLogin, readCompanyLogin, readProviderAnswer } from './kept-company-login.ts';
import { Component as LoginPage } from './LoginPage.tsx';

const Frame = await createTestFrame();
openPageGateway();
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function open(address: string): void {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/login/" element={<LoginPage />} />
      </Routes>
    </MemoryRouter>,
    { wrapper: withApp(Frame, createTestServices()) },
  );
}

const button = { name: 'Usar la cuenta de mi empresa' };

test('a member of the programme has no company’s account; who travels for one has', () => {
  open('/login/');
  expect(screen.queryByRole('button', button)).toBeNull();
});

test('an address whose domain has no company login is said to have none', async () => {
  open('/login/?as=corporateTraveler');
  await userEvent.click(screen.getByRole('button', button));
  await userEvent.click(screen.getByRole('button', button));
  expect(await screen.findAllByText(/Escriba su correo de trabajo/)).not.toHaveLength(0);
  await userEvent.type(screen.getByLabelText('Correo de trabajo'), 'ana@nowhere.example');
  await userEvent.click(screen.getByRole('button', button));
  expect(await screen.findByText(/no entra con la cuenta de una empresa/)).toBeVisible();
  expect(readCompanyLogin(['corporateTraveler'])).toBeUndefined();
});

test('an answer that no login of this browser waits for is refused in words, and the login is there again', async () => {
  keepCompanyLogin({ category: 'corporateTraveler', returnTo: '/account/snapshot', isSharedDevice: false });
  open('/login/?code=abc&state=def');
  expect(screen.getByRole('heading', { level: 1, name: 'Entrando con la cuenta de su empresa' })).toBeVisible();
  expect(await screen.findByText('Este inicio de sesión ya no es válido')).toBeVisible();
  expect(screen.getByRole('button', button)).toBeVisible();
  expect(readCompanyLogin(['corporateTraveler'])).toBeUndefined();
});

test.each([
  ['code=a&state=b', 'code=a&state=b'],
  ['error=access_denied&state=b', 'error=access_denied&state=b'],
  ['state=b', undefined],
  ['code=a', undefined],
  ['returnTo=/login', undefined],
])('%s is read as the answer of a provider: %s', (query, expected) => {
  expect(readProviderAnswer(new URLSearchParams(query))).toBe(expected);
});

test('what a tab left with is read for categories of its surface alone', () => {
  keepCompanyLogin({ category: 'corporateTravelManager', returnTo: undefined, isSharedDevice: true });
  expect(readCompanyLogin(['member', 'corporateTraveler'])).toBeUndefined();
  expect(readCompanyLogin(['corporateTravelManager'])).toEqual({
    category: 'corporateTravelManager',
    returnTo: undefined,
    isSharedDevice: true,
  });
});
