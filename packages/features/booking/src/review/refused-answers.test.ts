import { ana } from '@airline/travellers/test-support';
import { expect, test } from 'vitest';

import { refusedAnswers } from './refused-answers.ts';

test('what the gateway refuses is shown where it was typed, in words that the page has', () => {
  const errors = [
    { pointer: '/passengers/1/birthDate', code: 'notAnAdult', params: { date: '2027-01-12' } },
    { pointer: '/passengers/0/document/expiresOn', code: 'expiresBeforeTravel' },
    { pointer: '/passengers/0/lastName', code: 'invalid_format' },
    { pointer: '/contact/email', code: 'invalid_format' },
    { pointer: '/passengers', code: 'partyMismatch' },
    { pointer: '/passengers/7/lastName', code: 'invalid_format' },
  ];
  expect(refusedAnswers(errors, { 0: ana, 1: ana })).toEqual([
    { passenger: 1, field: 'birthDate', answer: '1985-2-3', code: 'wrongKind' },
    { passenger: 0, field: 'documentExpiry', answer: '', code: 'expiresBeforeTravel' },
    { passenger: 0, field: 'lastName', answer: 'Ruiz', code: 'invalid' },
    { passenger: 0, field: 'email', answer: 'ana@example.com', code: 'invalid' },
  ]);
});
