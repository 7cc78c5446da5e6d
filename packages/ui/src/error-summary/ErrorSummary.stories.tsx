import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { RadioGroup } from '../radio-group/RadioGroup.tsx';
import { Specimens } from '../story-kit/Specimens.tsx';
import { inLanguage, type Both, type StoryLocale } from '../story-kit/two-languages.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const texts: Both<Record<'title' | 'email' | 'emailError' | 'help' | 'helpError' | 'one' | 'two' | 'general', string>> =
  {
    es: {
      title: 'Hay un problema',
      email: 'Correo electrónico',
      emailError: 'Escriba un correo con @, por ejemplo ines@example.com',
      help: '¿Cómo quiere recibir el código?',
      helpError: 'Elija cómo quiere recibir el código',
      one: 'Por correo',
      two: 'Por mensaje',
      general: 'No pudimos enviar el código. Inténtelo otra vez en un minuto.',
    },
    en: {
      title: 'There is a problem',
      email: 'Email address',
      emailError: 'Enter an email address with @, for example ines@example.com',
      help: 'How do you want to get the code?',
      helpError: 'Choose how you want to get the code',
      one: 'By email',
      two: 'By text message',
      general: 'We could not send the code. Try again in a minute.',
    },
  };

function Examples({ locale }: { readonly locale: StoryLocale }) {
  const t = texts[locale];
  return (
    <Specimens>
      <ErrorSummary
        title={t.title}
        errors={[
          { fieldId: 'email', message: t.emailError },
          { fieldId: 'channel', message: t.helpError },
          { message: t.general },
        ]}
      />
      <TextField id="email" label={t.email} error={t.emailError} defaultValue="ines" type="email" />
      <RadioGroup
        id="channel"
        name="channel"
        legend={t.help}
        error={t.helpError}
        options={[
          { value: 'mail', label: t.one },
          { value: 'text', label: t.two },
        ]}
      />
    </Specimens>
  );
}

const meta: Meta = { title: 'Forms/Error summary' };
export default meta;

export const Spanish = inLanguage(Examples, 'es');
export const English = { ...inLanguage(Examples, 'en'), tags: ['longSet'] };

/** A link leads to the control: the first radio of a group, or the input itself. */
export const LeadsToTheFields: StoryObj = {
  ...Spanish,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: texts.es.helpError }));
    await expect(canvas.getByRole('radio', { name: texts.es.one })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: texts.es.emailError }));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};
