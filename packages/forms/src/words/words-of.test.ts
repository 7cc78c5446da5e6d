import { passwordFailures, type PasswordFailure } from '@airline/validation/password';
import type { PostalCodeFailure } from '@airline/validation/postal-code';
import { describe, expect, test } from 'vitest';

import type { FormError } from '../engine/form-errors.ts';
import type { IssueParams } from '../engine/issues.ts';
import { createMessages } from '../test-support/messages-frame.tsx';
import { fieldWords, formWords, type AnswerKind } from './words-of.ts';

const postalFailures = { required: true, badFormat: true } as const satisfies Record<PostalCodeFailure, true>;
const validationCodes: readonly (PasswordFailure | PostalCodeFailure)[] = [
  ...passwordFailures,
  ...(Object.keys(postalFailures) as PostalCodeFailure[]),
];

const issue = (code: string, params: IssueParams = {}, text?: string) => ({
  code,
  params,
  path: [],
  ...(text === undefined ? {} : { text }),
});
const fault = (issues: FormError['issues'], missing = false): FormError => ({
  name: 'field',
  source: 'schema',
  missing,
  issues,
});

const spanish = createMessages('es').getFixedT('es', 'forms');
const english = createMessages('en').getFixedT('en', 'forms');
const password = { label: 'Contraseña', kind: 'text', messages: undefined } as const;
const say = (issues: FormError['issues'], missing = false, field: Parameters<typeof fieldWords>[2] = password) =>
  fieldWords(spanish, fault(issues, missing), field);

describe.each([
  ['Spanish', spanish],
  ['English', english],
])('in %s', (_, t) => {
  test.each(validationCodes)(
    'the code %s of @airline/validation says what to do, at a field and for the form',
    (code) => {
      const atField = fieldWords(t, fault([issue(code, { minLength: 8, maxLength: 16 })]), password);
      const [whole = ''] = formWords(t, fault([issue(code)]), undefined);
      expect(atField).toContain('Contraseña');
      for (const words of [atField, whole]) {
        expect(words.length).toBeGreaterThan(15);
        expect(words).not.toMatch(/advice|required\.|undefined|\{\{|\.$/);
        expect(words).not.toContain(t('advice.invalid'));
      }
    },
  );

  test.each(['nobodyKnowsThis', 'toString', 'constructor', 'invalid'])(
    'the code %s is said in the generic words',
    (code) => {
      expect(fieldWords(t, fault([issue(code)]), password)).toBe(
        t('field', { field: 'Contraseña', advice: t('advice.invalid') }),
      );
    },
  );
});

test('all that is wrong is said in one line, in the order of the rules, nothing twice', () => {
  expect(say([issue('tooShort', { minLength: 8 }), issue('missingDigit'), issue('missingDigit')])).toBe(
    'Contraseña: use 8 caracteres o más; incluya un número',
  );
});

test.each<[string, IssueParams, string]>([
  ['tooShort', { minLength: 1 }, 'use 1 carácter o más'],
  ['tooShort', { minimum: 3 }, 'use 3 caracteres o más'],
  ['tooShort', { requirement: 4 }, 'use 4 caracteres o más'],
  ['tooShort', { minLength: '8' }, 'use más caracteres'],
  ['tooShort', { maximum: 4 }, 'use más caracteres'],
  ['tooLong', { maxLength: 16 }, 'use 16 caracteres como máximo'],
  ['tooLong', { maximum: 5 }, 'use 5 caracteres como máximo'],
  ['tooLong', { requirement: 6 }, 'use 6 caracteres como máximo'],
  ['tooLong', { minimum: 5 }, 'use menos caracteres'],
  ['tooSmall', { minimum: 0 }, 'escriba 0 o más'],
  ['tooSmall', { requirement: 2 }, 'escriba 2 o más'],
  ['tooSmall', { minLength: 2 }, 'escriba un número mayor'],
  ['tooLarge', { maximum: 9 }, 'escriba 9 o menos'],
  ['tooLarge', { requirement: 8 }, 'escriba 8 o menos'],
  ['tooLarge', { maxLength: 8 }, 'escriba un número menor'],
])('%s with %j says the limit it knows', (code, params, advice) => {
  expect(say([issue(code, params)])).toBe(`Contraseña: ${advice}`);
});

test.each<[AnswerKind, string]>([
  ['text', 'Complete “Contraseña”'],
  ['choice', 'Elija una opción en “Contraseña”'],
  ['tick', 'Marque “Contraseña” para continuar'],
])('a missing answer to be given by %s is asked for, whatever its rules say', (kind, words) => {
  expect(say([issue('tooShort'), issue('missingDigit')], true, { ...password, kind })).toBe(words);
  expect(say([issue('required')], false, { ...password, kind })).toBe(words);
  expect(say([issue('tooShort'), issue('required')], false, { ...password, kind })).toBe(words);
  // Also where the rules that an empty answer breaks have no code for it.
  const messages = { required: 'Elija una contraseña' };
  expect(say([issue('tooShort'), issue('missingDigit')], true, { ...password, kind, messages })).toBe(
    'Elija una contraseña',
  );
});

test('own words come before the generic ones, for their codes alone', () => {
  const messages = { badEmail: 'Escriba un correo con @', oneOfTwo: 'Dé su correo o su teléfono' };
  const field = { ...password, messages };
  expect(say([issue('badEmail')], false, field)).toBe('Escriba un correo con @');
  expect(say([issue('oneOfTwo'), issue('badEmail')], true, field)).toBe(
    'Dé su correo o su teléfono. Escriba un correo con @',
  );
  expect(say([issue('badEmail'), issue('tooShort')], true, field)).toBe('Escriba un correo con @');
  expect(say([issue('badEmail'), issue('missingDigit')], false, field)).toBe(
    'Escriba un correo con @. Contraseña: incluya un número',
  );
  expect(say([issue('badEmail'), issue('required')], false, field)).toBe(
    'Escriba un correo con @. Complete “Contraseña”',
  );
  expect(say([issue('badEmail'), issue('badEmail')], false, field)).toBe('Escriba un correo con @');
  expect(say([issue('toString')], false, field)).toBe('Contraseña: revise este dato');
});

test('ready-made words come before all others', () => {
  const field = { ...password, messages: { taken: 'Otro' } };
  expect(say([issue('taken', {}, 'Este nombre ya es de alguien')], false, field)).toBe('Este nombre ya es de alguien');
});

test('the form as a whole has a line for each issue, beginning with a capital', () => {
  const error = fault([issue('refused'), issue('required'), issue('mismatch'), issue('mismatch'), issue('full')]);
  expect(formWords(spanish, error, { full: 'El vuelo está lleno' })).toEqual([
    'No pudimos completar lo que pidió. Revise sus datos e inténtelo de nuevo',
    'Falta un dato: revise lo que escribió',
    'Escriba lo mismo las dos veces',
    'El vuelo está lleno',
  ]);
});
