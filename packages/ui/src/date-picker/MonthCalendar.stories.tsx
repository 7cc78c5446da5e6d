import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';

import { LocaleProvider } from '../locale/LocaleProvider.tsx';
import { inLanguage, type Both, type StoryLocale } from '../story-kit/two-languages.tsx';
import { MonthCalendar } from './MonthCalendar.tsx';

const texts: Both<{ label: string; legend: string; previous: string; next: string }> = {
  es: { label: 'Días de ida', legend: 'El precio más bajo del mes', previous: 'Mes anterior', next: 'Mes siguiente' },
  en: {
    label: 'Departure days',
    legend: 'The lowest price of the month',
    previous: 'Previous month',
    next: 'Next month',
  },
};

/** A price that varies from day to day, the same at every look. */
function priceOf(date: string) {
  const dollars = 89 + ((Number(date.slice(-2)) * 37) % 130);
  return { text: `$${dollars}`, standsOut: dollars < 92 };
}

function Examples({ locale }: { readonly locale: StoryLocale }) {
  const { label, legend, ...steps } = texts[locale];
  const [date, setDate] = useState<string | null>('2026-12-15');
  const [focused, setFocused] = useState('2026-12-15');
  return (
    <LocaleProvider locale={locale}>
      <MonthCalendar
        label={label}
        texts={steps}
        value={date}
        onChange={setDate}
        focused={focused}
        onFocus={setFocused}
        minimum="2026-12-03"
        isUnavailable={(day) => day.endsWith('-25')}
        noteFor={(day) => (day.endsWith('-25') ? undefined : priceOf(day))}
        legend={legend}
      />
    </LocaleProvider>
  );
}

const meta: Meta = { title: 'Fields/MonthCalendar' };
export default meta;

export const Spanish = inLanguage(Examples, 'es');
export const English = { ...inLanguage(Examples, 'en'), tags: ['longSet'] };
