import { expect, test } from 'vitest';

import { splitEmail } from './split-email.ts';

test.each([
  ['marcela.rios@example.com', ['marcela', '.rios@', 'example', '.com']],
  ['m•••@e•••.com', ['m•••@', 'e•••', '.com']],
  [
    'Enviamos un enlace a ana@example.com. Vale 24 horas.',
    ['Enviamos un enlace a ana@', 'example', '.com. Vale 24 horas.'],
  ],
  ['Sin dirección. Con 1.000 puntos.', ['Sin dirección. Con 1.000 puntos.']],
  ['', ['']],
])('“%s” may break after its @ and before its dots, and nowhere else', (text, parts) => {
  expect(splitEmail(text)).toEqual(parts);
  expect(splitEmail(text).join('')).toBe(text);
});
