import type { Meta } from '@storybook/react-vite';

import { Specimens } from '../story-kit/Specimens.tsx';
import { inLanguage, type Both, type StoryLocale } from '../story-kit/two-languages.tsx';
import { Switch } from './Switch.tsx';

const texts: Both<Record<'gate' | 'gateHint' | 'offers' | 'mail', string>> = {
  es: {
    gate: 'Avisos de puerta por mensaje',
    gateHint: 'Le escribimos si cambia la puerta o la hora.',
    offers: 'Ofertas de la semana',
    mail: 'Correos de su cuenta (siempre activos)',
  },
  en: {
    gate: 'Gate notices by text message',
    gateHint: 'We write when the gate or the time changes.',
    offers: 'Offers of the week',
    mail: 'Emails about your account (always on)',
  },
};

function Examples({ locale }: { readonly locale: StoryLocale }) {
  const t = texts[locale];
  return (
    <Specimens>
      <Switch label={t.gate} hint={t.gateHint} defaultChecked />
      <Switch label={t.offers} />
      <Switch label={t.mail} defaultChecked disabled />
    </Specimens>
  );
}

const meta: Meta = { title: 'Forms/Switch' };
export default meta;

export const Spanish = inLanguage(Examples, 'es');
export const English = { ...inLanguage(Examples, 'en'), tags: ['longSet'] };
