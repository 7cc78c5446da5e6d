import { company, languages, problemTypes } from '@airline/contract';
import { messageKeys } from '@airline/error-catalogue';
import { chiefsRules, defaultRules } from '@airline/urgency-labels';
import { createInstance } from 'i18next';
import { describe, expect, test } from 'vitest';

import { en, es } from './generated/messages.ts';

const i18n = createInstance();
await i18n.init({ resources: { es, en }, lng: 'es', fallbackLng: false, returnNull: false });

const labels = new Set(
  [...defaultRules, ...chiefsRules].flatMap(({ i18nLabel, withOptIn }) => [
    i18nLabel,
    withOptIn?.i18nLabel ?? i18nLabel,
  ]),
);

describe.each(languages)('in %s', (language) => {
  // The keys are the catalogue's: whether they are keys of the messages is what is tested.
  const t = i18n.getFixedT(language, 'catalogueErrors') as (key: string, values: object) => string;

  test.each(messageKeys)('the error %s has a title and says what to do', (key) => {
    const [, path = ''] = /^errors\.(.+)$/.exec(key) ?? [];
    expect(i18n.exists(`catalogueErrors:${path}.title`, { lng: language })).toBe(true);
    const body = t(`${path}.body`, { reference: 'K7PM2QXA' });
    expect(body).not.toContain(path);
    expect(body.length).toBeGreaterThan(20);
  });

  test.each(Object.keys(problemTypes))('the refusal %s has a title and says what to do', (name) => {
    for (const part of ['title', 'body'])
      expect(i18n.exists(`gatewayRefusals:${name}.${part}`, { lng: language })).toBe(true);
  });

  test('pages name the airline and its phone as mails do', () => {
    const { brand, customerService } = { es, en }[language].shell;
    expect(brand).toBe(company.brand);
    expect(customerService).toMatchObject(company.customerService[language]);
  });

  test('the generic error quotes the reference', () => {
    expect(t('generic.body', { reference: 'K7PM2QXA' })).toContain('K7PM2QXA');
  });

  test.each([...labels])('the urgency label %s has its text, also for one', (label) => {
    const [, name = ''] = /^urgency\.(.+)$/.exec(label) ?? [];
    for (const count of [0, 1, 2]) {
      expect(i18n.exists(`urgency:${name}`, { lng: language, count })).toBe(true);
    }
  });
});
