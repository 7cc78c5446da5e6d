import type { Meta } from '@storybook/react-vite';

import { inLanguage, type Both, type StoryLocale } from '../story-kit/two-languages.tsx';
import { PageHeading } from './PageHeading.tsx';

const texts: Both<Record<'kicker' | 'heading' | 'lead', string>> = {
  es: {
    kicker: 'Paso 2 de 5',
    heading: 'Elija su vuelo de ida',
    lead: 'Todos los precios incluyen impuestos y cargos.',
  },
  en: { kicker: 'Step 2 of 5', heading: 'Choose your outbound flight', lead: 'All prices include taxes and fees.' },
};

function Examples({ locale }: { readonly locale: StoryLocale }) {
  const t = texts[locale];
  return (
    <PageHeading kicker={t.kicker} lead={t.lead}>
      {t.heading}
    </PageHeading>
  );
}

const meta: Meta = { title: 'Shell/Page heading' };
export default meta;

export const Spanish = inLanguage(Examples, 'es');
export const English = { ...inLanguage(Examples, 'en'), tags: ['longSet'] };
