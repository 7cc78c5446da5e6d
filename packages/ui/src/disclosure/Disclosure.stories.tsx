import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { Money } from '../money/Money.tsx';
import { LocaleProvider } from '../locale/LocaleProvider.tsx';
import { Specimens } from '../story-kit/Specimens.tsx';
import { inLanguage, type Both, type StoryLocale } from '../story-kit/two-languages.tsx';
import { Disclosure } from './Disclosure.tsx';

interface Texts {
  readonly closed: string;
  readonly open: string;
  readonly content: string;
  readonly more: string;
  readonly parts: string;
}

const texts: Both<Texts> = {
  es: {
    closed: 'Viajero frecuente y números de seguridad',
    open: 'Asistencia especial',
    content: 'Avísenos con 48 horas si viaja con silla de ruedas.',
    more: 'Ver el detalle',
    parts: 'Tarifa $129.00, impuestos y cargos $25.20.',
  },
  en: {
    closed: 'Frequent flyer and security numbers',
    open: 'Special assistance',
    content: 'Tell us 48 hours ahead if you travel with a wheelchair.',
    more: 'See the details',
    parts: 'Fare $129.00, taxes and fees $25.20.',
  },
};

function Examples({ locale }: { readonly locale: StoryLocale }) {
  const t = texts[locale];
  return (
    <LocaleProvider locale={locale}>
      <Specimens>
        <Disclosure variant="card" title={t.closed}>
          {t.content}
        </Disclosure>
        <Disclosure variant="card" title={t.open} open>
          {t.content}
        </Disclosure>
        <Disclosure
          variant="bar"
          title={<Money amount={{ amountMinor: 15_420, currency: 'USD' }} size="price" />}
          more={t.more}
        >
          {t.parts}
        </Disclosure>
      </Specimens>
    </LocaleProvider>
  );
}

const meta: Meta = { title: 'Navigation/Disclosure' };
export default meta;

export const Spanish = inLanguage(Examples, 'es');
export const English = { ...inLanguage(Examples, 'en'), tags: ['longSet'] };

/** A press on the title opens it, and another closes it again; what follows keeps its own state. */
export const Pressed: StoryObj = {
  ...Spanish,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [content, other] = canvas.getAllByText(texts.es.content);
    const title = canvas.getByText(texts.es.closed);
    await expect(content).not.toBeVisible();
    await userEvent.click(title);
    await expect(content).toBeVisible();
    await userEvent.click(title);
    await expect(content).not.toBeVisible();
    await expect(other).toBeVisible();
  },
};
