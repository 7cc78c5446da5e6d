import type { Meta } from '@storybook/react-vite';

import { inLanguage, type Both, type StoryLocale } from '../story-kit/two-languages.tsx';
import { PhoneText } from './PhoneText.tsx';

const texts: Both<string> = {
  es: 'Si vuelve a pasar, llámenos al 1-800-555-0142.',
  en: 'If it happens again, call us at 1-800-555-0142.',
};

function Examples({ locale }: { readonly locale: StoryLocale }) {
  return (
    <p>
      <PhoneText phone="1-800-555-0142" href="tel:+18005550142">
        {texts[locale]}
      </PhoneText>
    </p>
  );
}

const meta: Meta = { title: 'Text/Phone text' };
export default meta;

export const Spanish = inLanguage(Examples, 'es');
export const English = { ...inLanguage(Examples, 'en'), tags: ['longSet'] };
