import type { Meta } from '@storybook/react-vite';

import { Specimens } from '../story-kit/Specimens.tsx';
import { inLanguage, type Both, type StoryLocale } from '../story-kit/two-languages.tsx';
import { Link } from './Link.tsx';

const texts: Both<Record<'before' | 'inline' | 'quiet' | 'standalone' | 'terms' | 'newTab', string>> = {
  es: {
    before: '¿Ya tiene cuenta?',
    inline: 'Inicie sesión',
    quiet: 'Equipaje',
    standalone: 'Ver todos los horarios',
    terms: 'Condiciones del contrato de transporte',
    newTab: 'se abre en una pestaña nueva',
  },
  en: {
    before: 'Do you have an account?',
    inline: 'Log in',
    quiet: 'Baggage',
    standalone: 'See all times',
    terms: 'Contract of carriage',
    newTab: 'opens in a new tab',
  },
};

function Examples({ locale }: { readonly locale: StoryLocale }) {
  const t = texts[locale];
  return (
    <Specimens>
      <p>
        {t.before} <Link href="/login/">{t.inline}</Link>
      </p>
      <p>
        <Link href="/air/baggage/" variant="quiet">
          {t.quiet}
        </Link>
      </p>
      <p>
        <Link href="/air/flight-schedules/" variant="standalone">
          {t.standalone}
        </Link>
      </p>
      <p>
        <Link href="https://example.com/contract" newTabLabel={t.newTab}>
          {t.terms}
        </Link>
      </p>
    </Specimens>
  );
}

const meta: Meta = { title: 'Navigation/Link' };
export default meta;

export const Spanish = inLanguage(Examples, 'es');
export const English = { ...inLanguage(Examples, 'en'), tags: ['longSet'] };
