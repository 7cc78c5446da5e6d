import type { Meta } from '@storybook/react-vite';

import { inLanguage, type Both, type StoryLocale } from '../story-kit/two-languages.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const texts: Both<Record<'label' | 'home' | 'help' | 'lookup', string>> = {
  es: { label: 'Ruta de navegación', home: 'Inicio', help: 'Ayuda con su cuenta', lookup: 'Buscar su cuenta' },
  en: { label: 'Breadcrumb', home: 'Home', help: 'Help with your account', lookup: 'Find your account' },
};

function Examples({ locale }: { readonly locale: StoryLocale }) {
  const t = texts[locale];
  return (
    <Breadcrumbs
      label={t.label}
      items={[
        { href: '/', label: t.home },
        { href: '/accounthelp', label: t.help },
        { href: '/accounthelp/lookup', label: t.lookup },
      ]}
    />
  );
}

const meta: Meta = { title: 'Navigation/Breadcrumbs' };
export default meta;

export const Spanish = inLanguage(Examples, 'es');
export const English = inLanguage(Examples, 'en');
