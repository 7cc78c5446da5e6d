import { problemTypes, type ProblemName } from '@airline/contract';
import { messageKeys } from '@airline/error-catalogue';
import { createI18n, languages } from '@airline/i18n';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { i18n as I18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test, vi } from 'vitest';

import { failureNamespaces } from '../failure-text.ts';
import type { Failure } from '../failure.ts';
import { FailureBanner } from './FailureBanner.tsx';
import { FailurePage } from './FailurePage.tsx';
import { formatFailure } from './format-failure.ts';

const i18n = await createI18n(['shell', ...failureNamespaces]);
const words = i18n.getFixedT('es', failureNamespaces);
afterEach(cleanup);

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
);
const problem = { type: 'about:blank', title: '', status: 409, reference: 'K7PM2QXA' };

const catalogued = messageKeys.map(
  (messageKey) => ({ kind: 'catalogue', action: undefined, messageKey, problem }) as const,
);
const failures: readonly Failure[] = [
  ...(Object.keys(problemTypes) as ProblemName[]).map((name) => ({ kind: 'refused', name, problem }) as const),
  ...catalogued,
  { kind: 'fields', problem },
  { kind: 'failed', reference: 'K7PM2QXA' },
  { kind: 'failed', reference: undefined },
  { kind: 'timeout' },
  { kind: 'unreachable' },
  { kind: 'unreadable' },
];

test.each(failures)('a failure $kind $name $messageKey is said in words, with nothing left to fill in', (failure) => {
  const { title, body } = formatFailure(failure, words);
  for (const text of [title, body]) expect(text).toMatch(/^[^{}]{10,}$/);
});

test.each(languages)('each code of the catalogue has a sentence of its own in %s', async (language) => {
  const translated: I18n = await createI18n(failureNamespaces, () => ({
    getItem: () => language,
    setItem: () => undefined,
  }));
  const t = translated.getFixedT(language, failureNamespaces);
  const said = catalogued.map((failure) => Object.values(formatFailure(failure, t)).join(' '));
  expect(new Set(said).size).toBe(messageKeys.length);
  for (const sentence of said) expect(sentence).not.toMatch(/^(gatewayRefusals|catalogueErrors)[:.]/);
});

test('the reference of a failure is quoted, and customer service can be called', () => {
  render(<FailureBanner failure={{ kind: 'failed', reference: 'K7PM2QXA' }} />, { wrapper });
  expect(screen.getByRole('alert')).toHaveTextContent('K7PM2QXA');
  expect(screen.getByRole('link', { name: '1-800-555-0142' })).toHaveAttribute('href', 'tel:+18005550142');
});

test('a lost connection offers to try again, a refusal does not', async () => {
  const retry = vi.fn();
  const { rerender } = render(<FailureBanner failure={{ kind: 'unreachable' }} onRetry={retry} />, { wrapper });
  expect(screen.getByRole('alert')).toHaveTextContent('Parece que no hay conexión');
  await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  expect(retry).toHaveBeenCalledOnce();
  rerender(<FailureBanner failure={{ kind: 'refused', name: 'soldOut', problem }} onRetry={retry} />);
  expect(screen.queryByRole('button', { name: 'Intentar de nuevo' })).toBeNull();
});

test('a page whose data did not come says why, asks again on a press, and leads home', async () => {
  const retry = vi.fn();
  render(<FailurePage failure={{ kind: 'unreachable' }} homeHref="/" onRetry={retry} isRetrying={false} />, {
    wrapper,
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Parece que no hay conexión' })).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/');
  await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  expect(retry).toHaveBeenCalledOnce();
});

test('what the gateway refused is said once its words have come, where the page did not bring them', async () => {
  const withoutAnswers = await createI18n(['shell', 'failures']);
  render(
    <I18nextProvider i18n={withoutAnswers}>
      <FailureBanner failure={{ kind: 'refused', name: 'soldOut', problem }} />
    </I18nextProvider>,
  );
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(await screen.findByText(words('gatewayRefusals:soldOut.title'))).toBeVisible();
});

test('and where they do not come, that something went wrong', async () => {
  const withoutAnswers = await createI18n(['shell', 'failures']);
  vi.spyOn(withoutAnswers, 'addResourceBundle').mockImplementation(() => {
    throw new Error('The words did not come.');
  });
  render(
    <I18nextProvider i18n={withoutAnswers}>
      <FailureBanner failure={{ kind: 'refused', name: 'soldOut', problem }} />
    </I18nextProvider>,
  );
  expect(await screen.findByText(words('failures:failedWithoutReference.title'))).toBeVisible();
});
