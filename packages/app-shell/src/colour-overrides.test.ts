// @vitest-environment jsdom
import { colourPattern, overridableColours as configured } from '@airline/client-config';
import { applyTheme, overridableColours } from '@airline/ui/theme';
import { expect, test } from 'vitest';

test('the colours that a deployment may set are those that the design system takes', () => {
  expect(overridableColours).toEqual(configured);
});

test.each(['#0a6a68', '#ABCDEF', '#fff', '#fff8', '#00ff7f80', 'red', ' #ffffff', '#ffffff\n', ''])(
  'settings and design system agree whether %j is a colour',
  (value) => {
    const refused = applyTheme(document.createElement('div'), { colours: { action: value } });
    expect(refused.length === 0).toBe(new RegExp(colourPattern).test(value));
  },
);
