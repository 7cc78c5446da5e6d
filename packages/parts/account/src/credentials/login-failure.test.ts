import { createI18n, loadMessages } from '@airline/i18n';
import { failureNamespaces, type Failure } from '@airline/gateway-client';
import { expect, test } from 'vitest';

import { loginRefusalOf } from './login-failure.ts';
import { loginNamespaces } from './login-namespaces.ts';
import type { LoginWords } from './use-login-words.ts';

const i18n = await createI18n();
await loadMessages(i18n, loginNamespaces);
const words: LoginWords = {
  t: i18n.getFixedT(null, 'login'),
  failure: i18n.getFixedT(null, failureNamespaces),
};

const deactivated: Failure = {
  kind: 'catalogue',
  action: undefined,
  messageKey: 'errors.login.companyDeactivated',
  problem: { type: 'about:blank', title: '', status: 400, code: 400_618_309 },
};

test('who travels for a company that is deactivated is sent to its travel manager, and the travel manager is not', () => {
  expect(loginRefusalOf(deactivated, words, { category: 'corporateTraveler' }).body).toContain(
    'Consulte con el administrador de viajes',
  );
  const manager = loginRefusalOf(deactivated, words, { category: 'corporateTravelManager' }).body;
  expect(manager).not.toContain('Consulte con el administrador de viajes');
  expect(manager).toContain('1-800-555-0142');
});
