import { failureNamespaces, type Failure } from '@airline/gateway-client';
import { createI18n } from '@airline/i18n';
import { expect, test } from 'vitest';

import { toFormRefusal } from './form-refusal.ts';

const t = (await createI18n(failureNamespaces)).getFixedT('es', failureNamespaces);
const problem = { type: 'about:blank', title: '', status: 400 };
const fields = { zipCodeMismatch: '/zipCode', usernameTaken: '/username' } as const;

function catalogue(code: number, errors?: { pointer: string; code: string }[]): Failure {
  return {
    kind: 'catalogue',
    action: undefined,
    messageKey: 'errors.recovery.usernameTaken',
    problem: { ...problem, code, ...(errors === undefined ? {} : { errors }) },
  };
}

test('an error of the catalogue stands at the field it speaks of', () => {
  expect(toFormRefusal(catalogue(400356113), t, fields)).toEqual({
    errors: [{ pointer: '/username', code: 'usernameTaken' }],
  });
});

test('the fields that the gateway names come first, a wrong answer with the words of the catalogue', () => {
  const errors = [
    { pointer: '/zipCode', code: 'mismatch' },
    { pointer: '/newPassword', code: 'tooShort' },
  ];
  expect(toFormRefusal(catalogue(400356110, errors), t, fields).errors).toEqual([
    { pointer: '/zipCode', code: 'zipCodeMismatch', params: undefined },
    { pointer: '/newPassword', code: 'tooShort', params: undefined },
  ]);
});

test('an error without a field is one line: what happened and what to do, without a full stop', () => {
  expect(toFormRefusal(catalogue(400356113), t)).toEqual({
    message: 'Ese nombre de usuario ya está en uso. Elija otro, por ejemplo agregando un número',
  });
  const { message } = toFormRefusal({ kind: 'refused', name: 'tooManyRequests', problem }, t);
  expect(message).toMatch(/^Hubo demasiados intentos seguidos\. .*[^.]$/);
});

test.each(['timeout', 'unreachable', 'unreadable'] as const)('of a %s nobody knows whether it arrived', (kind) => {
  expect(() => toFormRefusal({ kind }, t)).toThrow('The gateway gave no answer');
});
