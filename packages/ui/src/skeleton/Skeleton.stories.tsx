import type { Meta } from '@storybook/react-vite';

import { Specimens } from '../story-kit/Specimens.tsx';
import { inLanguage, type Both, type StoryLocale } from '../story-kit/two-languages.tsx';
import { Skeleton } from './Skeleton.tsx';

const texts: Both<{ trips: string; profile: string }> = {
  es: { trips: 'Cargando sus viajes…', profile: 'Cargando su perfil…' },
  en: { trips: 'Loading your trips…', profile: 'Loading your profile…' },
};

function Examples({ locale }: { readonly locale: StoryLocale }) {
  const t = texts[locale];
  return (
    <Specimens>
      <Skeleton label={t.profile} count={4} />
      <Skeleton label={t.trips} shape="card" count={2} />
    </Specimens>
  );
}

const meta: Meta = { title: 'Feedback/Skeleton' };
export default meta;

export const Spanish = inLanguage(Examples, 'es');
export const English = { ...inLanguage(Examples, 'en'), tags: ['longSet'] };
