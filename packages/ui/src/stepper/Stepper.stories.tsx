import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';

import { Specimens } from '../story-kit/Specimens.tsx';
import { inLanguage, type Both, type StoryLocale } from '../story-kit/two-languages.tsx';
import { Stepper } from './Stepper.tsx';

type Kind = Record<'label' | 'hint' | 'decrease' | 'increase', string>;
const texts: Both<{ adults: Kind; children: Kind }> = {
  es: {
    adults: { label: 'Adultos', hint: '12 años o más', decrease: 'Un adulto menos', increase: 'Un adulto más' },
    children: { label: 'Niños', hint: 'De 2 a 11 años', decrease: 'Un niño menos', increase: 'Un niño más' },
  },
  en: {
    adults: { label: 'Adults', hint: '12 years or older', decrease: 'One adult fewer', increase: 'One adult more' },
    children: { label: 'Children', hint: '2 to 11 years', decrease: 'One child fewer', increase: 'One child more' },
  },
};

function Count({ kind, minimum }: { readonly kind: Kind; readonly minimum: number }) {
  const [value, setValue] = useState(minimum);
  return (
    <Stepper
      label={kind.label}
      hint={kind.hint}
      decreaseLabel={kind.decrease}
      increaseLabel={kind.increase}
      {...{ value, minimum, maximum: minimum + 2, onChange: setValue }}
    />
  );
}

function Examples({ locale }: { readonly locale: StoryLocale }) {
  const t = texts[locale];
  return (
    <Specimens columns>
      <div>
        <Count kind={t.adults} minimum={1} />
        <Count kind={t.children} minimum={0} />
      </div>
    </Specimens>
  );
}

const meta: Meta = { title: 'Forms/Stepper' };
export default meta;

export const Spanish = inLanguage(Examples, 'es');
export const English = { ...inLanguage(Examples, 'en'), tags: ['longSet'] };

/** The buttons stop at the limits and keep the focus there. */
export const ByKeyboard: StoryObj = {
  ...Spanish,
  play: async ({ canvasElement }) => {
    const adults = within(within(canvasElement).getByRole('group', { name: 'Adultos' }));
    const more = adults.getByRole('button', { name: 'Un adulto más' });
    await expect(adults.getByRole('button', { name: 'Un adulto menos' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await userEvent.tab();
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{Enter} {Enter}');
    await expect(adults.getByRole('status')).toHaveTextContent('3');
    await expect(more).toHaveFocus();
    await expect(more).toHaveAttribute('aria-disabled', 'true');
  },
};
