import { createStationSearch } from '@airline/reference-data/station-search';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { localeOf } from '../locale.ts';
import { StationTable } from './StationTable.tsx';

const meta: Meta = {
  title: 'Reference data/Stations',
  tags: ['longSet'],
  render: (_, { globals }) => <StationTable locale={localeOf(globals)} />,
};
export default meta;

/** In the toolbar's language. */
export const Stations: StoryObj = {};

export const English: StoryObj = { globals: { locale: 'en' }, parameters: { singleTheme: true } };

/** A typed name finds what was meant, marks it, and the switch brings the stations that are not served. */
export const Searched: StoryObj = {
  globals: { locale: 'es' },
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const rowNames = () => page.getAllByRole('rowheader').map((head) => head.textContent);

    await step('a name with a typo, by keyboard', async () => {
      await userEvent.click(page.getByRole('searchbox', { name: 'Buscar estación' }));
      await userEvent.keyboard('chigaco');
      const answers = createStationSearch().search('chigaco', { limit: Infinity });
      // What is beside them is a guess at another name: `Chaco`, `Chicopee`.
      await expect(answers.slice(0, 2).map(({ entry }) => entry.id)).toEqual(['CHICAGO', 'MDW']);
      await expect(rowNames()).toHaveLength(answers.length);
      for (const [row, { entry }] of answers.entries()) await expect(rowNames()[row]).toContain(entry.displayName);
      await expect(page.getAllByText('Chicago', { selector: 'mark' }).length).toBeGreaterThan(1);
    });
    await step('with the stations that are not served', async () => {
      await expect(page.queryByRole('rowheader', { name: /- ORD/ })).toBeNull();
      const served = rowNames().length;
      page.getByRole('switch', { name: 'Incluir estaciones sin servicio' }).focus();
      await userEvent.keyboard(' ');
      await expect(page.getByRole('rowheader', { name: /- ORD/ })).toBeVisible();
      await expect(rowNames().length).toBeGreaterThan(served);
      await expect(page.getByRole('status')).toHaveTextContent(`de ${rowNames().length}`);
    });
  },
};

/** A column puts the list in order; the pages and the filter of the country work together. */
export const Sorted: StoryObj = {
  globals: { locale: 'en' },
  parameters: { singleTheme: true },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const firstRow = () => page.getAllByRole('rowheader')[0];
    await userEvent.click(page.getByRole('switch', { name: 'Include stations that are not served' }));
    await expect(page.getByRole('status')).toHaveTextContent('Rows 1 to 25 of 565');
    await userEvent.click(page.getByRole('button', { name: 'Latitude' }));
    await expect(firstRow()).toHaveTextContent('Ushuaia');
    await userEvent.click(page.getByRole('link', { name: 'Next' }));
    await expect(page.getByRole('status')).toHaveTextContent('Rows 26 to 50 of 565');
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Country' }), 'Japan');
    await expect(page.getByRole('status')).toHaveTextContent(/^Rows 1 to (\d+) of \1$/);
    await expect(firstRow()).toHaveTextContent('Japan');
  },
};

export const Empty: StoryObj = {
  globals: { locale: 'es' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByRole('searchbox'), 'zzzzzz');
    await expect(page.getByRole('heading', { name: 'Ninguna estación coincide' })).toBeVisible();
  },
};
