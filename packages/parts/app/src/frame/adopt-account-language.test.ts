// @vitest-environment jsdom
import { createI18n, currentLanguage } from '@airline/i18n';
import { createTestServices } from '@airline/session/test-support';
import { afterEach, expect, test, vi } from 'vitest';

import { adoptAccountLanguage } from './adopt-account-language.ts';

const person = { category: 'member', subject: 'ana', sessionId: 's1', authenticatedAt: 1, firstName: 'Ana' } as const;

afterEach(() => {
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = 'airline.language=; Max-Age=0; Path=/';
});

function logIn(answer: () => Promise<object>) {
  const services = createTestServices();
  services.session.store.setState({ state: { kind: 'authenticated', person } });
  const query = vi.spyOn(services.queryClient, 'query').mockImplementation(answer);
  return { services, query };
}

test('an account in English shows English where nothing was chosen, and it is the choice from then on', async () => {
  const i18n = await createI18n(['shell']);
  const { services } = logIn(async () => ({ language: 'en' }));
  await adoptAccountLanguage(services, i18n);
  expect(currentLanguage(i18n)).toBe('en');
  expect(document.cookie).toBe('airline.language=en');
});

test('what was chosen on this browser counts more, and the account is not asked', async () => {
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = 'airline.language=es; Path=/';
  const i18n = await createI18n(['shell']);
  const { services, query } = logIn(async () => ({ language: 'en' }));
  await adoptAccountLanguage(services, i18n);
  expect(currentLanguage(i18n)).toBe('es');
  expect(query).not.toHaveBeenCalled();
});

test('an account that cannot be read leaves the language as it is', async () => {
  const i18n = await createI18n(['shell']);
  await adoptAccountLanguage(logIn(() => Promise.reject(new Error('away'))).services, i18n);
  expect(currentLanguage(i18n)).toBe('es');
});
