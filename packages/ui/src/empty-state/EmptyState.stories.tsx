import type { Meta } from '@storybook/react-vite';

import { ButtonLink } from '../button/Button.tsx';
import { inLanguage, type Both, type StoryLocale } from '../story-kit/two-languages.tsx';
import { EmptyState } from './EmptyState.tsx';

const texts: Both<{ title: string; body: string; search: string; find: string }> = {
  es: {
    title: 'Aún no tiene viajes',
    body: 'Los vuelos que reserve aparecerán aquí. Si reservó sin iniciar sesión, búsquelos con su código.',
    search: 'Buscar vuelos',
    find: 'Encontrar una reserva',
  },
  en: {
    title: 'You have no trips yet',
    body: 'The flights you book will appear here. If you booked without logging in, find them by their code.',
    search: 'Search flights',
    find: 'Find a booking',
  },
};

function Examples({ locale }: { readonly locale: StoryLocale }) {
  const t = texts[locale];
  return (
    <EmptyState
      title={t.title}
      actions={
        <>
          <ButtonLink href="/air/booking/" variant="primary">
            {t.search}
          </ButtonLink>
          <ButtonLink href="/air/manage/">{t.find}</ButtonLink>
        </>
      }
    >
      <p>{t.body}</p>
    </EmptyState>
  );
}

const meta: Meta = { title: 'Feedback/Empty state' };
export default meta;

export const Spanish = inLanguage(Examples, 'es');
export const English = { ...inLanguage(Examples, 'en'), tags: ['longSet'] };
