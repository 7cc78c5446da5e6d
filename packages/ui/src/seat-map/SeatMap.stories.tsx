import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';

import { LocaleProvider } from '../locale/LocaleProvider.tsx';
import { Money } from '../money/Money.tsx';
import { Specimens } from '../story-kit/Specimens.tsx';
import { inLanguage, type StoryLocale } from '../story-kit/two-languages.tsx';
import { SeatList } from './SeatList.tsx';
import { SeatMap } from './SeatMap.tsx';
import type { Cabin, SeatedPassenger } from './seats.ts';
import { cabin, seatTexts } from './story-cabin.ts';

const party: ReadonlyMap<string, SeatedPassenger> = new Map([['14D', { initials: 'TE', name: 'Tomás Echevarría' }]]);
const firstRows: Cabin = { ...cabin, rows: cabin.rows.slice(0, 1) };

function Examples({ locale }: { readonly locale: StoryLocale }) {
  const [seat, setSeat] = useState<string | null>('14C');
  return (
    <LocaleProvider locale={locale}>
      <Specimens columns>
        <SeatMap texts={seatTexts[locale]} cabin={cabin} value={seat} onChange={setSeat} party={party} />
        <SeatList
          legend={seatTexts[locale].label}
          name="seat"
          cabin={firstRows}
          value={seat}
          onChange={setSeat}
          label={seatTexts[locale].seat}
          price={() => <Money amount={{ amountMinor: 2500, currency: 'USD' }} minorUnits="auto" />}
        />
      </Specimens>
    </LocaleProvider>
  );
}

const meta: Meta = { title: 'Travel/Seat map' };
export default meta;

export const Spanish = inLanguage(Examples, 'es');
export const English = { ...inLanguage(Examples, 'en'), tags: ['longSet'] };
export const RightToLeft: StoryObj = { ...Spanish, globals: { locale: 'es', direction: 'rtl' } };

/** Tab enters at the chosen seat, arrows go past the aisle, Enter chooses. */
export const ByKeyboard: StoryObj = {
  ...Spanish,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('gridcell', { name: /^14C/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await expect(canvas.getByRole('gridcell', { name: /^14E/ })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('gridcell', { name: /^14C/ })).toHaveAttribute('aria-selected', 'false');
  },
};
