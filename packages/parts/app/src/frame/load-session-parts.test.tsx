import { createI18n, currentLanguage } from '@airline/i18n';
import { createTestServices } from '@airline/session/test-support';
import { expect, test, vi } from 'vitest';

import { createTestApp } from '../test-support/create-test-app.ts';
import { loadSessionParts } from './load-session-parts.tsx';

const person = { category: 'member', subject: 'ana', sessionId: 's1', authenticatedAt: 1, firstName: 'Ana' } as const;

test('whoever logs in goes on in the language that they were reading, whichever their account has', async () => {
  const services = createTestServices();
  services.session.store.setState({ state: { kind: 'authenticated', person } });
  vi.spyOn(services.session, 'start').mockResolvedValue();
  const query = vi.spyOn(services.queryClient, 'query').mockImplementation(async () => ({ language: 'en' }));
  const i18n = await createI18n(['shell']);
  await loadSessionParts(createTestApp(services), i18n);
  await new Promise((resolve) => setTimeout(resolve));
  await Promise.all(query.mock.results.map(({ value }) => value as Promise<unknown>));
  expect(currentLanguage(i18n)).toBe('es');
  expect(document.cookie).not.toContain('airline.language');
});

test('it is known as whom somebody is logged in', async () => {
  const services = createTestServices();
  vi.spyOn(services.session, 'start').mockResolvedValue();
  const { category } = await loadSessionParts(createTestApp(services), await createI18n(['shell']));
  expect(category()).toBeUndefined();
  services.session.store.setState({ state: { kind: 'authenticated', person } });
  expect(category()).toBe('member');
});
