import { createTestFrame } from '@airline/app-shell/test-frame';
import { problemTypes, type ProblemName } from '@airline/contract';
import { GatewayError, type Failure } from '@airline/gateway-client';
import { createI18n } from '@airline/i18n';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';

import { failureTexts } from './failure-texts.ts';
import { FailureBanner } from './FailureBanner.tsx';
import { RouteFailurePage } from './RouteFailurePage.tsx';

const Frame = await createTestFrame();
const t = (await createI18n(['problems'])).getFixedT('es', 'problems');
afterEach(cleanup);

const problem = { type: 'about:blank', title: '', status: 409 };

const failures: readonly Failure[] = [
  ...(Object.keys(problemTypes) as ProblemName[]).map((name) => ({ kind: 'refused', name, problem }) as const),
  { kind: 'fields', problem },
  {
    kind: 'catalogue',
    action: undefined,
    messageKey: 'errors.generic',
    problem: { ...problem, reference: 'K7PM2QXA' },
  },
  { kind: 'failed', reference: 'K7PM2QXA' },
  { kind: 'failed', reference: undefined },
  { kind: 'timeout' },
  { kind: 'unreachable' },
  { kind: 'unreadable' },
];

test.each(failures)('a failure $kind $name is said in words, with nothing left to fill in', (failure) => {
  const { title, body } = failureTexts(failure, t);
  for (const text of [title, body]) expect(text).toMatch(/^[^{}]{10,}$/);
});

test('the reference of a failure is quoted', () => {
  expect(failureTexts({ kind: 'failed', reference: 'K7PM2QXA' }, t).body).toContain('K7PM2QXA');
});

test('a lost connection offers to try again, a refusal does not', async () => {
  const retry = vi.fn();
  const { rerender } = render(<FailureBanner failure={{ kind: 'unreachable' }} onRetry={retry} />, { wrapper: Frame });
  expect(screen.getByRole('alert')).toHaveTextContent('Parece que no hay conexión');
  await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  expect(retry).toHaveBeenCalledOnce();
  rerender(<FailureBanner failure={{ kind: 'refused', name: 'soldOut', problem }} onRetry={retry} />);
  expect(screen.queryByRole('button', { name: 'Intentar de nuevo' })).toBeNull();
});

test('a page whose data did not come says why, and asks again on a press', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const loader = vi.fn(() => {
    if (loader.mock.calls.length === 1) throw new GatewayError({ kind: 'unreachable' });
    return { there: true };
  });
  const routes = [
    {
      path: '/',
      element: <p>Aquí están</p>,
      errorElement: <RouteFailurePage />,
      hydrateFallbackElement: <p />,
      loader,
    },
  ];
  render(<RouterProvider router={createMemoryRouter(routes)} />, { wrapper: Frame });
  expect(await screen.findByRole('heading', { level: 1, name: 'Parece que no hay conexión' })).toBeVisible();
  expect(document.title).toBe('Parece que no hay conexión · Alisio');
  await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  expect(await screen.findByText('Aquí están')).toBeVisible();
});
