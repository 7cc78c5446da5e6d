import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';

import { LocaleProvider } from '../locale/LocaleProvider.tsx';
import { Specimens } from '../story-kit/Specimens.tsx';
import { inLanguage, type Both, type StoryLocale } from '../story-kit/two-languages.tsx';
import { StationPicker, type StationChoice, type StationPickerTexts, type StationResults } from './StationPicker.tsx';

const texts: Both<{ from: string; hint: string; to: string; error: string; picker: StationPickerTexts }> = {
  es: {
    from: 'Desde',
    hint: 'Ciudad, aeropuerto o código',
    to: 'Hasta',
    error: 'Elija adónde vuela',
    picker: {
      empty: 'Ninguna ciudad o aeropuerto se llama así',
      open: 'Ver la lista',
      placeholder: 'Ciudad, aeropuerto o código',
      close: 'Cerrar',
      count: (count) => `${count} lugares`,
    },
  },
  en: {
    from: 'From',
    hint: 'City, airport or code',
    to: 'To',
    error: 'Choose where you fly to',
    picker: {
      empty: 'No city or airport has this name',
      open: 'See the list',
      placeholder: 'City, airport or code',
      close: 'Close',
      count: (count) => `${count} places`,
    },
  },
};

const stations: readonly StationChoice[] = [
  { id: 'SJU', label: 'San Juan, PR - SJU', name: 'San Juan, PR', detail: 'Luis Muñoz Marín', code: 'SJU' },
  {
    id: 'SANFRANCISCO',
    label: 'San Francisco (SFO, OAK, SJC)',
    name: 'San Francisco',
    detail: 'SFO, OAK, SJC',
    isGroup: true,
  },
  { id: 'SAN', label: 'San Diego, CA - SAN', name: 'San Diego, CA', detail: 'San Diego International', code: 'SAN' },
  { id: 'MIA', label: 'Miami, FL - MIA', name: 'Miami, FL', detail: 'Miami International', code: 'MIA' },
  { id: 'CUN', label: 'Cancún, México - CUN', name: 'Cancún, México', detail: 'Cancún International', code: 'CUN' },
];

const offered: StationResults = {
  sections: [
    { id: 'recent', heading: 'Recientes', isRecent: true, choices: stations.slice(3, 4) },
    { id: 'featured', heading: 'Destacados', choices: stations.slice(0, 3) },
  ],
};

function search(query: string): StationResults {
  if (query === '') return offered;
  const wanted = query.toLowerCase();
  const choices = stations
    .filter((station) => station.name.toLowerCase().startsWith(wanted) || station.id.toLowerCase() === wanted)
    .map((station) => Object.assign({ matched: [{ start: 0, end: query.length }] }, station));
  return { sections: [{ id: 'found', choices }] };
}

function Examples({ locale }: { readonly locale: StoryLocale }) {
  const t = texts[locale];
  const [from, setFrom] = useState<StationChoice | null>(stations[0] ?? null);
  const [to, setTo] = useState<StationChoice | null>(null);
  return (
    <LocaleProvider locale={locale}>
      <Specimens columns>
        <StationPicker label={t.from} hint={t.hint} texts={t.picker} search={search} value={from} onChange={setFrom} />
        <StationPicker
          id="to"
          label={t.to}
          texts={t.picker}
          search={search}
          actions={[{ id: 'locate', label: 'Usar mi ubicación', onPress: () => undefined }]}
          value={to}
          onChange={setTo}
          error={to === null ? t.error : undefined}
          errorPrefix="Error:"
        />
      </Specimens>
    </LocaleProvider>
  );
}

const meta: Meta = { title: 'Travel/Station picker' };
export default meta;

export const Spanish = inLanguage(Examples, 'es');
export const English = { ...inLanguage(Examples, 'en'), tags: ['longSet'] };

const openAndType = async (canvasElement: HTMLElement, label: string, text: string) => {
  const input = within(canvasElement).getByRole('combobox', { name: label });
  await userEvent.click(input);
  await userEvent.type(input, text);
  return input;
};

/** The list while it is open: what was typed is marked, a group stands among the stations. */
export const Open: StoryObj = {
  ...Spanish,
  // While the list is open React Aria hides the rest from assistive technology; the keyboard cannot get there, axe cannot know.
  parameters: { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } },
  play: async ({ canvasElement }) => {
    const input = await openAndType(canvasElement, texts.es.to, 'san');
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await expect(screen.getAllByRole('option')).toHaveLength(3);
  },
};

/** Types, walks down with the arrows, chooses with Enter; Escape closes; another text takes the choice back. */
export const ByKeyboard: StoryObj = {
  ...Spanish,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = await openAndType(canvasElement, texts.es.to, 'san');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(input).toHaveValue('San Francisco (SFO, OAK, SJC)');
    await expect(input).not.toHaveAttribute('aria-invalid');
    await expect(canvas.queryByText(texts.es.error)).not.toBeInTheDocument();
    await userEvent.type(input, 'x');
    await expect(canvas.getByText(texts.es.error)).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
  },
};
