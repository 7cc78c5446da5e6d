import type { Meta } from '@storybook/react-vite';

import { Button, ButtonLink } from '../button/Button.tsx';
import { inLanguage, type Both, type StoryLocale } from '../story-kit/two-languages.tsx';
import { ErrorPage } from './ErrorPage.tsx';

const texts: Both<Record<'title' | 'body' | 'reference' | 'retry' | 'home', string>> = {
  es: {
    title: 'Algo falló de nuestro lado',
    body: 'No perdimos nada de lo que escribió. Inténtelo otra vez; si sigue igual, llámenos y diga la referencia.',
    reference: 'Referencia:',
    retry: 'Intentar otra vez',
    home: 'Ir al inicio',
  },
  en: {
    title: 'Something went wrong on our side',
    body: 'Nothing you typed was lost. Try again; if it stays like this, call us and quote the reference.',
    reference: 'Reference:',
    retry: 'Try again',
    home: 'Go to the start',
  },
};

function Examples({ locale }: { readonly locale: StoryLocale }) {
  const t = texts[locale];
  return (
    <main>
      <ErrorPage
        title={t.title}
        reference={{ label: t.reference, value: 'K7QM-2XVD' }}
        actions={
          <>
            <Button variant="primary">{t.retry}</Button>
            <ButtonLink href="/">{t.home}</ButtonLink>
          </>
        }
      >
        <p>{t.body}</p>
      </ErrorPage>
    </main>
  );
}

const meta: Meta = { title: 'Feedback/Error page' };
export default meta;

export const Spanish = inLanguage(Examples, 'es');
export const English = { ...inLanguage(Examples, 'en'), tags: ['longSet'] };
