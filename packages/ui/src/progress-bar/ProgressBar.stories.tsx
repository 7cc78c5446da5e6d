import type { Meta } from '@storybook/react-vite';

import { Specimens } from '../story-kit/Specimens.tsx';
import { inLanguage, type Both, type StoryLocale } from '../story-kit/two-languages.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const texts: Both<Record<'searching' | 'uploading' | 'loading', string>> = {
  es: { searching: 'Buscando vuelos…', uploading: 'Enviando el documento: 60 %', loading: 'Cargando la página…' },
  en: { searching: 'Searching for flights…', uploading: 'Sending the document: 60%', loading: 'Loading the page…' },
};

function Examples({ locale }: { readonly locale: StoryLocale }) {
  const t = texts[locale];
  return (
    <Specimens>
      <ProgressBar label={t.searching} />
      <ProgressBar label={t.uploading} value={0.6} />
      <ProgressBar label={t.loading} variant="line" />
    </Specimens>
  );
}

const meta: Meta = { title: 'Feedback/Progress bar' };
export default meta;

export const Spanish = inLanguage(Examples, 'es');
export const English = { ...inLanguage(Examples, 'en'), tags: ['longSet'] };
