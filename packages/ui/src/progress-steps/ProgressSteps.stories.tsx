import type { Meta } from '@storybook/react-vite';

import { inLanguage, type Both, type StoryLocale } from '../story-kit/two-languages.tsx';
import { ProgressSteps } from './ProgressSteps.tsx';

interface Texts {
  readonly label: string;
  readonly done: string;
  readonly summary: string;
  readonly steps: readonly [string, string, string, string, string];
}

const texts: Both<Texts> = {
  es: {
    label: 'Pasos de la reserva',
    done: 'terminado',
    summary: 'Paso 3 de 5',
    steps: ['Vuelo', 'Tarifa', 'Pasajeros', 'Extras', 'Pago'],
  },
  en: {
    label: 'Steps of the booking',
    done: 'done',
    summary: 'Step 3 of 5',
    steps: ['Flight', 'Fare', 'Passengers', 'Extras', 'Payment'],
  },
};

function Examples({ locale }: { readonly locale: StoryLocale }) {
  const t = texts[locale];
  const steps = t.steps.map((label, index) => ({ id: String(index), label, href: `/air/booking/${index}` }));
  return <ProgressSteps label={t.label} steps={steps} current="2" doneLabel={t.done} summary={t.summary} />;
}

const meta: Meta = { title: 'Navigation/Progress steps' };
export default meta;

export const Spanish = inLanguage(Examples, 'es');
export const English = { ...inLanguage(Examples, 'en'), tags: ['longSet'] };
