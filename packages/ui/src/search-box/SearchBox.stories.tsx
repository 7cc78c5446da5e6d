import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';

import { inLanguage, type Both, type StoryLocale } from '../story-kit/two-languages.tsx';
import { SearchBox, type SearchBoxTexts, type SearchSuggestion } from './SearchBox.tsx';

interface Texts extends SearchBoxTexts {
  readonly found: readonly SearchSuggestion[];
}

const texts: Both<Texts> = {
  es: {
    label: '¿Qué busca?',
    submit: 'Buscar',
    suggestions: 'Sugerencias',
    count: (count) => `${count} sugerencias`,
    found: [
      { href: '#bags', label: 'Equipaje', detail: 'Ayuda' },
      { href: '#special-bags', label: 'Equipaje especial', detail: 'Ayuda' },
      { href: '#fees', label: 'Equipaje y cargos' },
    ],
  },
  en: {
    label: 'What are you looking for?',
    submit: 'Search',
    suggestions: 'Suggestions',
    count: (count) => `${count} suggestions`,
    found: [
      { href: '#bags', label: 'Bags', detail: 'Help' },
      { href: '#special-bags', label: 'Special bags', detail: 'Help' },
      { href: '#fees', label: 'Bags and fees' },
    ],
  },
};

function Examples({ locale }: { readonly locale: StoryLocale }) {
  const { found, ...words } = texts[locale];
  const [query, setQuery] = useState('');
  return (
    <div style={{ minBlockSize: '16rem' }}>
      <SearchBox
        texts={words}
        query={query}
        onQueryChange={setQuery}
        suggestions={query === '' ? [] : found}
        onSearch={() => undefined}
        action="#"
        parameters={{ collection: 'site' }}
      />
    </div>
  );
}

const meta: Meta = { title: 'Forms/Search box' };
export default meta;

export const Spanish = inLanguage(Examples, 'es');
export const English = { ...inLanguage(Examples, 'en'), tags: ['longSet'] };

/** The list is open, and its second suggestion is marked. */
export const Open: StoryObj = {
  ...Spanish,
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox', { name: '¿Qué busca?' });
    await userEvent.type(input, 'equi{ArrowDown}{ArrowDown}');
    await expect(within(canvasElement).getByRole('option', { selected: true })).toHaveTextContent('Equipaje especial');
  },
};
