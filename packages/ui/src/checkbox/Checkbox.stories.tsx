import type { Meta } from '@storybook/react-vite';

import { Specimens } from '../story-kit/Specimens.tsx';
import { inLanguage, type Both, type StoryLocale } from '../story-kit/two-languages.tsx';
import { Checkbox } from './Checkbox.tsx';

const texts: Both<Record<'stay' | 'stayHint' | 'news' | 'terms' | 'termsError' | 'off', string>> = {
  es: {
    stay: 'Mantener la sesión iniciada',
    stayHint: 'No lo marque en un equipo compartido.',
    news: 'Quiero recibir ofertas por correo',
    terms: 'Acepto las condiciones del contrato de transporte',
    termsError: 'Acepte las condiciones para seguir',
    off: 'Usar puntos (no hay suficientes)',
  },
  en: {
    stay: 'Stay logged in',
    stayHint: 'Do not tick it on a shared computer.',
    news: 'I want to get offers by email',
    terms: 'I accept the contract of carriage',
    termsError: 'Accept the contract to go on',
    off: 'Use points (not enough of them)',
  },
};

function Examples({ locale }: { readonly locale: StoryLocale }) {
  const t = texts[locale];
  return (
    <Specimens>
      <Checkbox label={t.stay} hint={t.stayHint} />
      <Checkbox label={t.news} defaultChecked />
      <Checkbox label={t.terms} error={t.termsError} errorPrefix="Error:" />
      <Checkbox label={t.off} disabled />
    </Specimens>
  );
}

const meta: Meta = { title: 'Forms/Checkbox' };
export default meta;

export const Spanish = inLanguage(Examples, 'es');
export const English = { ...inLanguage(Examples, 'en'), tags: ['longSet'] };
