import type { Meta } from '@storybook/react-vite';

import { inLanguage, type Both, type StoryLocale } from '../story-kit/two-languages.tsx';
import { Tabs, type TabItem } from './Tabs.tsx';

const texts: Both<{ label: string; items: readonly TabItem[] }> = {
  es: {
    label: 'Mis viajes',
    items: [
      { id: 'next', label: 'Próximos', content: <p>San Juan, 14 de diciembre.</p> },
      { id: 'past', label: 'Pasados', content: <p>Ningún viaje este año.</p> },
      { id: 'cancelled', label: 'Cancelados', content: <p>Ninguno.</p> },
    ],
  },
  en: {
    label: 'My trips',
    items: [
      { id: 'next', label: 'Upcoming', content: <p>San Juan, December 14.</p> },
      { id: 'past', label: 'Past', content: <p>No trips this year.</p> },
      { id: 'cancelled', label: 'Cancelled', content: <p>None.</p> },
    ],
  },
};

function Examples({ locale }: { readonly locale: StoryLocale }) {
  return <Tabs label={texts[locale].label} items={texts[locale].items} />;
}

const meta: Meta = { title: 'Navigation/Tabs' };
export default meta;

export const Spanish = inLanguage(Examples, 'es');
export const English = { ...inLanguage(Examples, 'en'), tags: ['longSet'] };
