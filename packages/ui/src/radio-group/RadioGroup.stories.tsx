import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { Specimens } from '../story-kit/Specimens.tsx';
import { inLanguage, type Both, type StoryLocale } from '../story-kit/two-languages.tsx';
import { RadioGroup, type RadioOption } from './RadioGroup.tsx';

interface Texts {
  readonly trip: string;
  readonly trips: readonly RadioOption[];
  readonly fare: string;
  readonly fareHint: string;
  readonly fares: readonly RadioOption[];
  readonly help: string;
  readonly error: string;
  readonly helps: readonly RadioOption[];
}

const texts: Both<Texts> = {
  es: {
    trip: 'Tipo de viaje',
    trips: [
      { value: 'return', label: 'Ida y vuelta' },
      { value: 'one-way', label: 'Solo ida' },
      { value: 'multi', label: 'Varias ciudades' },
    ],
    fare: 'Tarifa',
    fareHint: 'Precio por persona, con impuestos y cargos.',
    fares: [
      { value: 'basic', label: 'Brisa', hint: 'Un artículo personal. Sin cambios.', aside: '$89' },
      { value: 'plus', label: 'Viento', hint: 'Equipaje de mano y cambios sin costo.', aside: '$129' },
      { value: 'max', label: 'Vendaval', hint: 'Agotada en este vuelo.', aside: '$210', disabled: true },
    ],
    help: '¿Qué necesita?',
    error: 'Elija qué necesita',
    helps: [
      { value: 'password', label: 'Olvidé mi contraseña' },
      { value: 'user', label: 'Olvidé mi usuario', hint: 'Lo enviamos al correo de su cuenta.' },
    ],
  },
  en: {
    trip: 'Kind of trip',
    trips: [
      { value: 'return', label: 'Round trip' },
      { value: 'one-way', label: 'One way' },
      { value: 'multi', label: 'Several cities' },
    ],
    fare: 'Fare',
    fareHint: 'Price per person, with taxes and fees.',
    fares: [
      { value: 'basic', label: 'Brisa', hint: 'One personal item. No changes.', aside: '$89' },
      { value: 'plus', label: 'Viento', hint: 'Cabin bag and free changes.', aside: '$129' },
      { value: 'max', label: 'Vendaval', hint: 'Sold out on this flight.', aside: '$210', disabled: true },
    ],
    help: 'What do you need?',
    error: 'Choose what you need',
    helps: [
      { value: 'password', label: 'I forgot my password' },
      { value: 'user', label: 'I forgot my username', hint: 'We send it to the email address of your account.' },
    ],
  },
};

function Examples({ locale }: { readonly locale: StoryLocale }) {
  const t = texts[locale];
  return (
    <Specimens>
      <RadioGroup legend={t.trip} name="trip" variant="inline" options={t.trips} defaultValue="return" />
      <RadioGroup legend={t.fare} hint={t.fareHint} name="fare" variant="card" options={t.fares} defaultValue="plus" />
      <RadioGroup legend={t.help} name="help" options={t.helps} error={t.error} errorPrefix="Error:" />
    </Specimens>
  );
}

const meta: Meta = { title: 'Forms/Radio group' };
export default meta;

export const Spanish = inLanguage(Examples, 'es');
export const English = { ...inLanguage(Examples, 'en'), tags: ['longSet'] };

/** Tab enters at the chosen answer; an arrow chooses the next one that can be chosen. */
export const ByKeyboard: StoryObj = {
  ...Spanish,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Ida y vuelta' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Solo ida' })).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Viento $129' })).toHaveFocus();
  },
};
