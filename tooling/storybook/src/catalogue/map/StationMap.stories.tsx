import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { localeOf } from '../locale.ts';
import { StationMap } from './StationMap.tsx';

const meta: Meta = {
  title: 'Reference data/Station map',
  tags: ['longSet'],
  render: (_, { globals }) => <StationMap locale={localeOf(globals)} />,
};
export default meta;

/** In the toolbar's language. */
export const World: StoryObj = {};

export const English: StoryObj = { globals: { locale: 'en' }, parameters: { singleTheme: true } };

export const Caribbean: StoryObj = {
  render: (_, { globals }) => (
    <StationMap locale={localeOf(globals)} subject={{ kind: 'region', region: 'caribbean' }} />
  ),
};

export const Group: StoryObj = {
  render: (_, { globals }) => (
    <StationMap locale={localeOf(globals)} subject={{ kind: 'group', group: 'LOSANGELES' }} />
  ),
};

/** The whole map without a pointer: a part of the world, a station by arrows and by its first letters, a group. */
export const ByKeyboard: StoryObj = {
  globals: { locale: 'en' },
  parameters: { singleTheme: true },
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const options = () => within(page.getByRole('listbox')).getAllByRole('option');
    const shown = () => canvasElement.querySelector('[data-shown]')?.getAttribute('data-shown');

    await step('a part of the world', async () => {
      page.getByRole('button', { name: 'Hawaii' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(page.getByRole('button', { name: 'Hawaii' })).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByRole('img', { name: 'Map. Hawaii: 5 stations in view' })).toBeVisible();
      await expect(options()).toHaveLength(5);
    });
    await step('a station by arrows, then by its first letters', async () => {
      page.getByRole('switch', { name: 'Include stations that are not served' }).focus();
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}');
      await expect(options()[1]).toHaveAttribute('aria-selected', 'true');
      await userEvent.keyboard('lihue');
      await expect(shown()).toBe('LIH');
      await expect(page.getByRole('heading', { name: /LIH/ })).toBeVisible();
      await expect(page.getByText(/^21\.\d+° N, 159\.\d+° W$/)).toBeVisible();
    });
    await step('a group: its members alone can be chosen', async () => {
      await userEvent.selectOptions(page.getByRole('combobox', { name: 'Group' }), 'Chicago');
      await expect(options()).toHaveLength(2);
      await expect(options()[0]).toHaveTextContent('MDW');
      await expect(options()[1]).toHaveTextContent('ORD');
    });
  },
};

/** A pointer near a point tells which station it is, and tells it no longer away from the map, unless it was pressed. */
export const ByPointer: StoryObj = {
  globals: { locale: 'es' },
  parameters: { singleTheme: true },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const user = userEvent.setup();
    await user.click(page.getByRole('button', { name: 'Caribe' }));
    const picture = page.getByRole('img', { name: /Caribe: \d+ estaciones en la vista/ });
    const coords = () => {
      const { left = 0, top = 0 } = canvasElement.querySelector('[data-station="SJU"]')?.getBoundingClientRect() ?? {};
      return { clientX: left + 2, clientY: top + 2 };
    };
    // The picture takes the width of its column once that is known, and its points move.
    await waitFor(async () => {
      await user.pointer([{ target: picture, coords: coords() }]);
      await expect(canvasElement.querySelector('[data-shown]')).toHaveAttribute('data-shown', 'SJU');
    });
    await expect(page.getByRole('heading', { name: /SJU/ })).toBeVisible();
    await user.hover(page.getByRole('heading', { level: 1 }));
    await expect(canvasElement.querySelector('[data-shown]')).toBeNull();
    await user.pointer([{ keys: '[MouseLeft]', target: picture, coords: coords() }]);
    await user.hover(page.getByRole('heading', { level: 1 }));
    await expect(canvasElement.querySelector('[data-shown]')).toHaveAttribute('data-shown', 'SJU');
  },
};
