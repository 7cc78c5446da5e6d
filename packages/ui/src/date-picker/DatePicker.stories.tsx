import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';

import { LocaleProvider } from '../locale/LocaleProvider.tsx';
import { Specimens } from '../story-kit/Specimens.tsx';
import { inLanguage, type Both, type StoryLocale } from '../story-kit/two-languages.tsx';
import { DatePicker } from './DatePicker.tsx';
import { DateRangePicker, type DateRange } from './DateRangePicker.tsx';
import type { CalendarTexts } from './field-texts.ts';

const texts: Both<{
  dates: string;
  hint: string;
  checkIn: string;
  error: string;
  legend: string;
  calendar: CalendarTexts;
}> = {
  es: {
    dates: 'Ida y vuelta',
    hint: 'El precio más bajo de cada día, por persona.',
    checkIn: 'Fecha del vuelo',
    error: 'Elija una fecha desde el 1 de diciembre',
    calendar: {
      open: 'Ver el calendario',
      previous: 'Mes anterior',
      next: 'Mes siguiente',
      close: 'Cerrar',
      done: 'Listo',
    },
    legend: 'El precio más bajo del mes',
  },
  en: {
    dates: 'Departure and return',
    hint: 'The lowest price of each day, per person.',
    checkIn: 'Date of the flight',
    error: 'Choose a date from December 1',
    calendar: {
      open: 'See the calendar',
      previous: 'Previous month',
      next: 'Next month',
      close: 'Close',
      done: 'Done',
    },
    legend: 'The lowest price of the month',
  },
};

/** A price that varies from day to day, the same at every look. */
function priceOf(date: string) {
  const dollars = 89 + ((Number(date.slice(-2)) * 37) % 130);
  return { text: `$${dollars}`, standsOut: dollars < 105 };
}

function Examples({ locale }: { readonly locale: StoryLocale }) {
  const t = texts[locale];
  const [range, setRange] = useState<DateRange | null>({ start: '2026-12-14', end: '2026-12-21' });
  const [date, setDate] = useState<string | null>(null);
  return (
    <LocaleProvider locale={locale}>
      <Specimens columns>
        <DateRangePicker
          label={t.dates}
          hint={t.hint}
          texts={t.calendar}
          value={range}
          onChange={setRange}
          minimum="2026-12-01"
          noteFor={priceOf}
          legend={t.legend}
        />
        <DatePicker
          label={t.checkIn}
          texts={t.calendar}
          value={date}
          onChange={setDate}
          minimum="2026-12-01"
          error={date === null ? t.error : undefined}
          errorPrefix="Error:"
        />
      </Specimens>
    </LocaleProvider>
  );
}

const meta: Meta = { title: 'Travel/Date pickers' };
export default meta;

export const Spanish = inLanguage(Examples, 'es');
export const English = { ...inLanguage(Examples, 'en'), tags: ['longSet'] };

const behindTheCalendar: StoryObj['parameters'] = {
  // While the calendar is open React Aria hides the rest from assistive technology; the keyboard cannot get there, axe cannot know.
  a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } },
};

/** The calendar while it is open: two months, a price in each day, said with the date. */
export const Open: StoryObj = {
  ...Spanish,
  parameters: behindTheCalendar,
  play: async ({ canvasElement }) => {
    const [open] = within(canvasElement).getAllByRole('button', { name: /Ver el calendario/ });
    if (open === undefined) throw new Error('no button');
    await userEvent.click(open);
    await expect(await screen.findByRole('button', { name: /14 de diciembre de 2026.*\$/ })).toBeInTheDocument();
  },
};

/** Opens by Enter, walks by days and weeks; after the departure the focus stands on the day after it; the field holds both. */
export const ByKeyboard: StoryObj = {
  ...Spanish,
  parameters: behindTheCalendar,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [open] = canvas.getAllByRole('button', { name: /Ver el calendario/ });
    open?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('button', { name: /14 de diciembre de 2026/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}{ArrowDown}{Enter}');
    const parts = () => canvas.getAllByRole('spinbutton').map((part) => part.textContent);
    await expect(parts().slice(0, 6)).toEqual(['15', '12', '2026', '23', '12', '2026']);
  },
};

/** A date is typed by its parts, in the language's own order. */
export const Typed: StoryObj = {
  ...Spanish,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [, , , , , , day] = canvas.getAllByRole('spinbutton');
    day?.focus();
    await userEvent.keyboard('05012027');
    await expect(canvas.queryByText(texts.es.error)).not.toBeInTheDocument();
  },
};
