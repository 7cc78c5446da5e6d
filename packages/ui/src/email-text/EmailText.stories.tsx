import type { Meta } from '@storybook/react-vite';

import { inLanguage, type Both, type StoryLocale } from '../story-kit/two-languages.tsx';
import { EmailText } from './EmailText.tsx';

const texts: Both<string> = {
  es: 'Enviamos un enlace a marcela.montenegro@correo.example.com.',
  en: 'We’ve sent a link to marcela.montenegro@correo.example.com.',
};

function Examples({ locale }: { readonly locale: StoryLocale }) {
  return (
    <p style={{ inlineSize: '14rem' }}>
      <EmailText>{texts[locale]}</EmailText>
    </p>
  );
}

const meta: Meta = { title: 'Text/Email text' };
export default meta;

export const Spanish = inLanguage(Examples, 'es');
