import type { FareConditions } from '@airline/contract';
import { createI18n } from '@airline/i18n';
import { cleanup, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test } from 'vitest';

import { fareFeatures } from './fare-features.ts';
import { toFlightLegs } from './flight-legs.ts';
import { JourneySummary, JourneyTimeline } from './JourneyFlights.tsx';
import { familyPrice, viaBaltimore } from './test-support/journeys.ts';
import { PriceBreakdown } from './PriceBreakdown.tsx';

const i18n = await createI18n();
const show = (children: ReactNode) => render(<I18nextProvider i18n={i18n}>{children}</I18nextProvider>);
afterEach(cleanup);

test('each leg stands with its flight, the change of plane between them, and the day it lands on', () => {
  show(<JourneyTimeline itinerary={viaBaltimore} />);
  const list = screen.getByRole('list', { name: 'Vuelos de Dallas (Love Field) a San Juan' });
  expect(within(list).getByText('9Z 1234')).toBeVisible();
  expect(list.textContent).toMatch(/Cambio de avión en Baltimore.*1\sh\s10\smin/);
  expect(list).toHaveTextContent('+1 día');
});

test('who stays on board is not sent to change planes', () => {
  const through = { ...viaBaltimore, connections: [{ station: 'BWI', layoverMinutes: 70, staysOnBoard: true }] };
  show(<JourneyTimeline itinerary={through} />);
  expect(screen.getByRole('list').textContent).toMatch(/Escala en Baltimore.*sin bajar del avión/);
});

test('one line says the stops', () => {
  show(<JourneySummary itinerary={viaBaltimore} />);
  expect(screen.getByText(/1 escala/)).toBeVisible();
});

test('an itinerary without a leg is a mistake that names it', () => {
  expect(() => toFlightLegs({ ...viaBaltimore, legs: [] }, 'es')).toThrow(/'9Z1234-2026-12-01-DAL\+9Z88.*no leg/);
});

test.each([
  ['es-US', 'Nueva York (LaGuardia)'],
  ['en-US', 'New York (LaGuardia)'],
])(
  'in %s a leg ends in %s; a station that the catalogue lacks stands under its code, by the clocks of UTC',
  (language, city) => {
    const [leg] = viaBaltimore.legs;
    const legs = leg === undefined ? [] : [{ ...leg, from: 'QQQ', to: 'LGA' }];
    const [{ from, to }] = toFlightLegs({ ...viaBaltimore, legs }, language);
    expect(to.city).toBe(city);
    expect(from).toMatchObject({ city: 'QQQ', timeZone: 'UTC' });
  },
);

test('the parts of a price add up to its total, each tax over all passengers', () => {
  show(<PriceBreakdown price={familyPrice} />);
  const text = (name: RegExp) => screen.getAllByText(name).map((term) => term.nextElementSibling?.textContent);
  expect(text(/^Tarifa, 2 adultos$/)[0]).toMatch(/260/);
  expect(text(/^Tarifa, 1 bebé en brazos$/)).toEqual(['Sin costo']);
  expect(text(/^Impuestos y cargos$/)[0]).toMatch(/46[.,]20/);
  expect(text(/^Total$/)[0]).toMatch(/306[.,]20/);
  expect(text(/^Impuesto federal al transporte/)[0]).toMatch(/26/);
});

test('what is bought beside the fares is a part of its own, and in the total', () => {
  show(<PriceBreakdown price={familyPrice} extras={{ amountMinor: 10_000, currency: 'USD' }} />);
  expect(screen.getByText('Equipaje y asientos').nextElementSibling).toHaveTextContent('$100.00');
  expect(screen.getAllByText(/^Total$/)[0]?.nextElementSibling?.textContent).toMatch(/406[.,]20/);
});

test.each([false, true])('a companion has a line without a fare, in points: %s', (inPoints) => {
  const [line] = familyPrice.passengers;
  if (line === undefined) throw new Error('There is no adult.');
  const companion = {
    ...line,
    count: 1,
    base: { amountMinor: 0, currency: 'USD' as const },
    isCompanion: true as const,
  };
  show(<PriceBreakdown price={{ ...familyPrice, passengers: [line, companion] }} inPoints={inPoints} />);
  const term = screen.getByText('Tarifa de su acompañante');
  expect(term.nextElementSibling).toHaveTextContent('Sin costo');
});

test('a price that points pay is shown in points, but for the taxes that they do not pay', () => {
  show(<PriceBreakdown price={familyPrice} inPoints />);
  const text = (name: RegExp) => screen.getAllByText(name).map((term) => term.nextElementSibling?.textContent);
  const both = `${familyPrice.points.toLocaleString('en')} puntos`;
  expect(text(/^Tarifa$/)).toEqual([both]);
  expect(text(/^Total$/)[0]).toContain(`${both} y $`);
  expect(screen.queryByText(/^Impuesto federal al transporte/)).toBeNull();
});

const basic: FareConditions = {
  family: 'basic',
  refund: 'none',
  change: 'notAllowed',
  sameDayChange: false,
  pointsPerDollar: 2,
  boarding: 'general',
  checkedBags: 0,
  carryOnBags: 1,
};

test('a fare that points pay promises no points', () => {
  const features = fareFeatures(basic, i18n.getFixedT('es', 'itinerary'), { inPoints: true });
  expect(features.map(({ id }) => id)).not.toContain('points');
});

test('what a fare includes and what it does not is said in both cases', () => {
  const features = fareFeatures(basic, i18n.getFixedT('es', 'itinerary'), { inPoints: false });
  expect(features.filter(({ included }) => included).map(({ label }) => label)).toEqual([
    '1 equipaje de mano y un artículo personal',
    'Abordaje general',
    '2 puntos por dólar',
  ]);
  expect(features.filter(({ included }) => !included).map(({ id }) => id)).toEqual([
    'checked',
    'change',
    'refund',
    'sameDay',
  ]);
});
