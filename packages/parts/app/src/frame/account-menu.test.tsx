import { createTestFrame } from '@airline/app-shell/test-frame';
import { createGatewayClient } from '@airline/gateway-client';
import { createSession, type PersonCategory, type Session } from '@airline/session';
import { createTestServices } from '@airline/session/test-support';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';

import { withApp } from '../test-support/with-app.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { SessionNotice } from './SessionNotice.tsx';

const Frame = await createTestFrame();
afterEach(cleanup);

function sessionOf(category: PersonCategory, recoveryCodesLeft?: number): Session {
  const session = createSession({
    surface: 'traveller',
    client: createGatewayClient({ fetch: () => Promise.reject(new Error('Nothing is asked here.')) }),
    onLoginNeeded: () => undefined,
    onPersonCleared: () => undefined,
  });
  const person = { category, subject: 'ana', sessionId: 's1', authenticatedAt: 1, firstName: 'Ana' };
  session.store.setState({ state: { kind: 'authenticated', person }, recoveryCodesLeft });
  return session;
}

function show(session: Session): void {
  const accountMenu = [
    { name: 'trips', href: '/trips' },
    { name: 'points', href: '/points', isForMembers: true },
  ] as const;
  render(
    <MemoryRouter>
      <AccountMenu />
      <SessionNotice />
    </MemoryRouter>,
    { wrapper: withApp(Frame, { ...createTestServices(), session }, { accountMenu }) },
  );
}

test('the menu opens by its button and closes by Escape, which gives the focus back', async () => {
  show(sessionOf('member'));
  const button = screen.getByRole('button', { name: 'Hola, Ana' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(screen.getByRole('link', { name: 'Mis viajes' })).toHaveAttribute('href', '/trips');
  expect(screen.getByRole('link', { name: 'Actividad de puntos' })).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
});

test('points are a member’s alone', async () => {
  show(sessionOf('corporateTraveler'));
  await userEvent.click(screen.getByRole('button', { name: 'Hola, Ana' }));
  expect(screen.getByRole('link', { name: 'Mis viajes' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Actividad de puntos' })).toBeNull();
});

test.each([
  [9, 'Le quedan 9 códigos sin usar.'],
  [1, 'Le queda 1 código sin usar.'],
  [0, 'Era el último: cree otros ahora, para poder iniciar sesión si no tiene su teléfono.'],
])(
  'a login by a recovery code that leaves %i says so, with the way to new ones, until it was read',
  async (left, words) => {
    show(sessionOf('member', left));
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Crear códigos nuevos' })).toHaveAttribute('href', '/security');
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar aviso' }));
    expect(screen.queryByText(words)).toBeNull();
  },
);
