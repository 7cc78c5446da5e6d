import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { Specimens } from '../story-kit/Specimens.tsx';
import { inLanguage, type Both, type StoryLocale } from '../story-kit/two-languages.tsx';
import { NumberField } from './NumberField.tsx';

type Words =
  | 'points'
  | 'pointsHint'
  | 'budget'
  | 'optional'
  | 'travellers'
  | 'travellersError'
  | 'prefix'
  | 'weight'
  | 'weightHint';
const texts: Both<Record<Words, string>> = {
  es: {
    points: 'Puntos que quiere usar',
    pointsHint: 'De 1,000 en 1,000. Tiene 40,000.',
    budget: 'Presupuesto por viaje, en dólares',
    optional: '(opcional)',
    travellers: 'Viajeros del grupo',
    travellersError: 'Un grupo tiene entre 10 y 60 viajeros',
    prefix: 'Error:',
    weight: 'Peso de la maleta, en kilos',
    weightHint: 'Se mide en el mostrador.',
  },
  en: {
    points: 'Points you want to use',
    pointsHint: 'In steps of 1,000. You have 40,000.',
    budget: 'Budget per trip, in dollars',
    optional: '(optional)',
    travellers: 'Travellers in the group',
    travellersError: 'A group has between 10 and 60 travellers',
    prefix: 'Error:',
    weight: 'Weight of the bag, in kilos',
    weightHint: 'It is measured at the counter.',
  },
};

function Examples({ locale }: { readonly locale: StoryLocale }) {
  const t = texts[locale];
  return (
    <Specimens columns>
      <NumberField label={t.points} hint={t.pointsHint} maximum={40_000} step={1000} defaultValue="12000" />
      <NumberField label={t.budget} optionalLabel={t.optional} before="$" step={50} />
      <NumberField
        label={t.travellers}
        error={t.travellersError}
        errorPrefix={t.prefix}
        minimum={10}
        maximum={60}
        defaultValue="72"
      />
      <NumberField label={t.weight} hint={t.weightHint} defaultValue="18" disabled />
    </Specimens>
  );
}

const meta: Meta = { title: 'Forms/Number field' };
export default meta;

export const Spanish = inLanguage(Examples, 'es');
export const English = { ...inLanguage(Examples, 'en'), tags: ['longSet'] };

/** The arrow keys step, and stop at the limits; what was typed outside them comes back onto them. */
export const ByKeyboard: StoryObj = {
  ...Spanish,
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('textbox', { name: 'Viajeros del grupo' });
    group.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(group).toHaveValue('60');
    await userEvent.keyboard('{ArrowUp}');
    await expect(group).toHaveValue('60');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(group).toHaveValue('58');
  },
};
