import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';

import { Specimens } from '../story-kit/Specimens.tsx';
import { inLanguage, type Both, type StoryLocale } from '../story-kit/two-languages.tsx';
import { PasswordField, type PasswordFieldTexts, type PasswordRulesTexts } from './PasswordField.tsx';

interface Texts {
  readonly label: string;
  readonly newLabel: string;
  readonly error: string;
  readonly field: PasswordFieldTexts;
  readonly rules: PasswordRulesTexts;
  readonly long: string;
  readonly upper: string;
  readonly digit: string;
}

const texts: Both<Texts> = {
  es: {
    label: 'Contraseña',
    newLabel: 'Contraseña nueva',
    error: 'Escriba su contraseña',
    field: { show: 'Mostrar', hide: 'Ocultar', shown: 'La contraseña se ve', hidden: 'La contraseña está oculta' },
    rules: { title: 'La contraseña tiene que tener:', met: 'cumplida', unmet: 'falta' },
    long: 'de 8 a 16 caracteres',
    upper: 'una letra mayúscula',
    digit: 'un número',
  },
  en: {
    label: 'Password',
    newLabel: 'New password',
    error: 'Enter your password',
    field: { show: 'Show', hide: 'Hide', shown: 'The password is visible', hidden: 'The password is hidden' },
    rules: { title: 'The password must have:', met: 'met', unmet: 'missing' },
    long: '8 to 16 characters',
    upper: 'a capital letter',
    digit: 'a number',
  },
};

function Examples({ locale }: { readonly locale: StoryLocale }) {
  const t = texts[locale];
  const [password, setPassword] = useState('Alisio');
  return (
    <Specimens columns>
      <PasswordField label={t.label} autoComplete="current-password" texts={t.field} error={t.error} />
      <div>
        <PasswordField
          label={t.newLabel}
          autoComplete="new-password"
          texts={t.field}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          rulesTexts={t.rules}
          rules={[
            { id: 'length', label: t.long, met: password.length >= 8 && password.length <= 16 },
            { id: 'upper', label: t.upper, met: /[A-Z]/.test(password) },
            { id: 'digit', label: t.digit, met: /\d/.test(password) },
          ]}
        />
      </div>
    </Specimens>
  );
}

const meta: Meta = { title: 'Forms/Password field' };
export default meta;

export const Spanish = inLanguage(Examples, 'es');
export const English = { ...inLanguage(Examples, 'en'), tags: ['longSet'] };

/** The rules follow what is typed; the button shows the password and says so. */
export const TypedAndShown: StoryObj = {
  ...Spanish,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText(texts.es.newLabel);
    await userEvent.type(input, '2026');
    await expect(canvas.getAllByText('(cumplida)')).toHaveLength(3);
    const [, show] = canvas.getAllByRole('button', { name: 'Mostrar' });
    if (show === undefined) throw new Error('no second button');
    await userEvent.click(show);
    await expect(input).toHaveAttribute('type', 'text');
    await expect(canvas.getByText('La contraseña se ve')).toBeInTheDocument();
  },
};
