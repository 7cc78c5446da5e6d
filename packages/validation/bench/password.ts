import PasswordValidator from 'password-validator';
import * as v from 'valibot';
import { z } from 'zod';
import * as mini from 'zod/mini';

import { checkPassword, passwordBlacklist } from '../src/password.ts';
import { passwordSchema } from '../src/schemas.ts';
import { type Measured, measure } from './measure.ts';

/** Half of them acceptable; lengths 5 to 20; none outside ASCII, where most peers count otherwise. */
const passwords = [
  'Sevilla2027',
  'Vuelo*Madrid7',
  'MiViaje(2026)',
  'Z0rro,el.gato',
  'Abcdefghijklmno1',
  'Password1',
  '_Abcdef12',
  'short',
  'Waytoolongpassword12',
  'sin&mayuscula',
];

const lowerBlacklist = passwordBlacklist.map((word) => word.toLowerCase());
const allowed = /^[A-Za-z0-9!@#$%^*(),.;:/\\]*$/;

function isUnlisted(text: string): boolean {
  const lowered = text.toLowerCase();
  return !lowerBlacklist.some((word) => lowered.includes(word));
}

const zodPipeline = z
  .string()
  .min(8)
  .max(16)
  .regex(/^[A-Za-z0-9]/)
  .regex(/[A-Z]/)
  .regex(/[0-9]/)
  .regex(allowed)
  .refine(isUnlisted);

const miniPipeline = mini
  .string()
  .check(
    mini.minLength(8),
    mini.maxLength(16),
    mini.regex(/^[A-Za-z0-9]/),
    mini.regex(/[A-Z]/),
    mini.regex(/[0-9]/),
    mini.regex(allowed),
    mini.refine(isUnlisted),
  );

const valibotPipeline = v.pipe(
  v.string(),
  v.minLength(8),
  v.maxLength(16),
  v.regex(/^[A-Za-z0-9]/),
  v.regex(/[A-Z]/),
  v.regex(/[0-9]/),
  v.regex(allowed),
  v.check(isUnlisted),
);

const validator = new PasswordValidator()
  .min(8)
  .max(16)
  .has(/^[A-Za-z0-9]/)
  .has(/[A-Z]/)
  .has(/[0-9]/)
  .has(allowed)
  .not(new RegExp(passwordBlacklist.join('|'), 'i'));

/** Times the password engine beside the same rules written with each peer; every one reports all failures at once. */
export function measurePasswords(): readonly Measured[] {
  return measure(passwords, [
    { name: '**@airline/validation** `checkPassword`', run: (text) => checkPassword(text) },
    { name: '@airline/validation/schemas `passwordSchema`', run: (text) => passwordSchema.safeParse(text) },
    { name: 'valibot pipe', run: (text) => v.safeParse(valibotPipeline, text) },
    { name: 'password-validator', run: (text) => validator.validate(text, { list: true }) },
    { name: 'zod/mini pipeline', run: (text) => miniPipeline.safeParse(text) },
    { name: 'zod pipeline', run: (text) => zodPipeline.safeParse(text) },
  ]);
}
