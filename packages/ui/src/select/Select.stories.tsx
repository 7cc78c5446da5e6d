import type { Meta } from '@storybook/react-vite';

import { Specimens } from '../story-kit/Specimens.tsx';
import { inLanguage, type Both, type StoryLocale } from '../story-kit/two-languages.tsx';
import { Select, type SelectOption } from './Select.tsx';

interface Texts {
  readonly country: string;
  readonly placeholder: string;
  readonly error: string;
  readonly question: string;
  readonly countries: readonly SelectOption[];
}

const texts: Both<Texts> = {
  es: {
    country: 'País',
    placeholder: 'Elija un país',
    error: 'Elija el país de su documento',
    question: 'País del documento',
    countries: [
      { value: 'ES', label: 'España' },
      { value: 'MX', label: 'México' },
      { value: 'PR', label: 'Puerto Rico' },
      { value: 'US', label: 'Estados Unidos' },
    ],
  },
  en: {
    country: 'Country',
    placeholder: 'Choose a country',
    error: 'Choose the country of your document',
    question: 'Country of the document',
    countries: [
      { value: 'MX', label: 'Mexico' },
      { value: 'PR', label: 'Puerto Rico' },
      { value: 'ES', label: 'Spain' },
      { value: 'US', label: 'United States' },
    ],
  },
};

function Examples({ locale }: { readonly locale: StoryLocale }) {
  const t = texts[locale];
  return (
    <Specimens columns>
      <Select label={t.country} options={t.countries} defaultValue="PR" autoComplete="country" />
      <Select
        label={t.question}
        options={t.countries}
        placeholder={t.placeholder}
        error={t.error}
        errorPrefix="Error:"
      />
      <Select label={t.country} options={t.countries} disabled width="short" />
    </Specimens>
  );
}

const meta: Meta = { title: 'Forms/Select' };
export default meta;

export const Spanish = inLanguage(Examples, 'es');
export const English = { ...inLanguage(Examples, 'en'), tags: ['longSet'] };
