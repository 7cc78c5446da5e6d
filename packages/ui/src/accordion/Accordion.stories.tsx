import type { Meta } from '@storybook/react-vite';

import { inLanguage, type Both, type StoryLocale } from '../story-kit/two-languages.tsx';
import { Accordion, type AccordionItem } from './Accordion.tsx';

const texts: Both<readonly AccordionItem[]> = {
  es: [
    {
      id: 'bags',
      title: '¿Cuánto equipaje puedo llevar?',
      content: <p>Dos maletas de 23 kg y un bolso.</p>,
      defaultOpen: true,
    },
    { id: 'pets', title: '¿Puedo viajar con mi mascota?', content: <p>En cabina, hasta 8 kg.</p> },
    {
      id: 'change',
      title: '¿Hasta cuándo puedo cambiar el vuelo?',
      content: <p>Hasta 10 minutos antes de la salida.</p>,
    },
  ],
  en: [
    {
      id: 'bags',
      title: 'How much baggage can I take?',
      content: <p>Two bags of 23 kg and a handbag.</p>,
      defaultOpen: true,
    },
    { id: 'pets', title: 'Can I travel with my pet?', content: <p>In the cabin, up to 8 kg.</p> },
    { id: 'change', title: 'Until when can I change the flight?', content: <p>Until 10 minutes before departure.</p> },
  ],
};

function Examples({ locale }: { readonly locale: StoryLocale }) {
  return <Accordion items={texts[locale]} exclusiveName="help" />;
}

const meta: Meta = { title: 'Navigation/Accordion' };
export default meta;

export const Spanish = inLanguage(Examples, 'es');
export const English = { ...inLanguage(Examples, 'en'), tags: ['longSet'] };
