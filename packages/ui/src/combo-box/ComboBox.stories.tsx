import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';

import { LocaleProvider } from '../locale/LocaleProvider.tsx';
import { Specimens } from '../story-kit/Specimens.tsx';
import { inLanguage, type Both, type StoryLocale } from '../story-kit/two-languages.tsx';
import { ComboBox, type ComboOption } from './ComboBox.tsx';

interface Texts {
  readonly label: string;
  readonly hint: string;
  readonly optional: string;
  readonly error: string;
  readonly empty: string;
  readonly open: string;
  readonly companies: readonly ComboOption[];
}

const texts: Both<Texts> = {
  es: {
    label: 'Centro de costo',
    hint: 'Nombre o número',
    optional: '(opcional)',
    error: 'Elija un centro de costo de la lista',
    empty: 'Ningún centro se llama así',
    open: 'Ver la lista',
    companies: [
      { id: '100', label: '100 Dirección' },
      { id: '200', label: '200 Ventas' },
      { id: '210', label: '210 Ventas internacionales' },
    ],
  },
  en: {
    label: 'Cost centre',
    hint: 'Name or number',
    optional: '(optional)',
    error: 'Choose a cost centre from the list',
    empty: 'No cost centre has this name',
    open: 'See the list',
    companies: [
      { id: '100', label: '100 Management' },
      { id: '200', label: '200 Sales' },
      { id: '210', label: '210 International sales' },
    ],
  },
};

function Field({ locale, wrong }: { readonly locale: StoryLocale; readonly wrong: boolean }) {
  const t = texts[locale];
  const [query, setQuery] = useState(wrong ? '999' : '');
  const [value, setValue] = useState<ComboOption | null>(null);
  return (
    <ComboBox
      label={t.label}
      hint={t.hint}
      optionalLabel={t.optional}
      query={query}
      onQueryChange={setQuery}
      options={t.companies.filter((option) => option.label.toLowerCase().includes(query.toLowerCase()))}
      value={value}
      onChange={setValue}
      emptyText={t.empty}
      openLabel={t.open}
      error={wrong && value === null ? t.error : undefined}
      errorPrefix="Error:"
    />
  );
}

function Examples({ locale }: { readonly locale: StoryLocale }) {
  return (
    <LocaleProvider locale={locale}>
      <Specimens columns>
        <Field locale={locale} wrong={false} />
        <Field locale={locale} wrong />
      </Specimens>
    </LocaleProvider>
  );
}

const meta: Meta = { title: 'Forms/Combo box' };
export default meta;

export const Spanish = inLanguage(Examples, 'es');
export const English = { ...inLanguage(Examples, 'en'), tags: ['longSet'] };
