import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { Duration } from '../duration/Duration.tsx';
import { FareCard } from '../fare-card/FareCard.tsx';
import { LocaleProvider } from '../locale/LocaleProvider.tsx';
import { LocalTime } from '../local-time/LocalTime.tsx';
import { Money } from '../money/Money.tsx';
import { Points } from '../points/Points.tsx';
import { TripCard } from '../trip-card/TripCard.tsx';
import { summarise } from './flight.ts';
import { FlightSummary } from './FlightSummary.tsx';
import { FlightTimeline } from './FlightTimeline.tsx';
import { direct, overnight } from './story-flights.ts';

afterEach(cleanup);

const text = (element: Element | null | undefined) => element?.textContent?.replaceAll(/[\s\u00A0]+/g, ' ').trim();
const summaryTexts = {
  departs: 'Sale',
  arrives: 'Llega',
  stops: (count: number) => (count === 0 ? 'Directo' : `${count} escala`),
  daysLater: (days: number) => `+${days} día`,
};

test('a journey is summed up by its ends, its length, its stops and its day of landing', () => {
  expect(summarise(direct)).toMatchObject({ totalMinutes: 165, stops: [], daysLater: 0 });
  expect(summarise(overnight)).toMatchObject({
    from: { code: 'BOS' },
    to: { code: 'MEX' },
    totalMinutes: 495,
    stops: [{ city: 'Chicago', code: 'MDW', waitMinutes: 85 }],
    daysLater: 1,
  });
});

test('a direct flight says its times, its length and that it is direct', () => {
  const { container } = render(<FlightSummary legs={direct} texts={summaryTexts} />);
  expect(text(container)).toContain('Sale 10:40 a.m. hora estándar del Atlántico');
  expect(text(container)).toContain('Llega 12:25 p.m. hora estándar oriental');
  expect(text(container)).toContain('2 horas 45 minutos');
  expect(text(container)).toContain('Directo');
  expect(text(container)).not.toContain('día');
});

test('a journey with a stop names it, and says that it lands on another day', () => {
  const { container } = render(<FlightSummary legs={overnight} texts={summaryTexts} />);
  expect(text(container)).toContain('1 escala: Chicago');
  expect(text(container)).toContain('+1 día');
});

test('the timeline lists the legs with the wait between, each time with its zone', () => {
  render(
    <FlightTimeline
      legs={overnight}
      texts={{
        label: 'Itinerario',
        wait: (time, city) => `Cambio en ${city}: ${time}`,
        daysLater: summaryTexts.daysLater,
      }}
    />,
  );
  const legs = within(screen.getByRole('list', { name: 'Itinerario' })).getAllByRole('listitem');
  expect(legs).toHaveLength(2);
  expect(text(legs[0])).toContain('7:35 p.m. EST');
  expect(text(legs[0])).toContain('AL 1207');
  expect(text(legs[0])).toContain('Boeing 737-800');
  expect(text(legs[0])).toContain('Cambio en Chicago: 1 h 25 min');
  expect(text(legs[0])).not.toContain('día');
  expect(text(legs[1])).toContain('Ciudad de México MEX +1 día');
  expect(text(legs[1])).not.toContain('Cambio');
});

test('numbers and times follow the language above them, Spanish without one', () => {
  const parts = (
    <>
      <Money amount={{ amountMinor: 12900, currency: 'USD' }} minorUnits="auto" size="price" />
      <Points points={1208} unit={{ one: 'punto', other: 'puntos' }} />
      <Points points={-1} unit={{ one: 'punto', other: 'puntos' }} />
      <LocalTime instant="2026-12-14T14:40:00Z" timeZone="America/Puerto_Rico" zone="short" />
      <LocalTime instant="2026-12-14T14:40:00Z" timeZone="America/Puerto_Rico" show="date" zone="none" />
      <Duration minutes={60} />
    </>
  );
  const { container, rerender } = render(parts);
  expect(text(container)).toBe('$1291,208 puntos−1 punto10:40 a.m. ASTlun, 14 de dic1 h1 hora');
  rerender(<LocaleProvider locale="en">{parts}</LocaleProvider>);
  expect(text(container)).toBe('$1291,208 puntos−1 punto10:40 AM ASTMon, Dec 141 hr1 hour');
  const [moment, , length] = [...container.querySelectorAll('time')];
  expect([moment?.dateTime, length?.dateTime]).toEqual(['2026-12-14T14:40:00Z', 'PT1H0M']);
});

test('a fare is one button that says what it includes and what not; sold out it is none', () => {
  const choose = vi.fn<() => void>();
  const features = [
    { id: 'bag', label: 'Equipaje de mano', included: true },
    { id: 'seat', label: 'Elegir asiento', included: false },
  ];
  const fare = {
    name: 'Viento',
    features,
    excludedBefore: 'No incluye:',
    labelBefore: 'Elegir',
    labelAfter: 'en el vuelo de las 7:05,',
    onChoose: choose,
  };
  const { rerender } = render(<FareCard {...fare} price="$139.60" note="+$21.00" />);
  const button = screen.getByRole('button', { name: /^Elegir Viento en el vuelo de las 7:05, \$139.60/ });
  expect(text(button)).toContain('$139.60 +$21.00 Equipaje de mano');
  expect(text(button)).toContain('No incluye: Elegir asiento');
  button.click();
  expect(choose).toHaveBeenCalledOnce();
  rerender(<FareCard {...fare} note="Agotada" />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('Agotada')).toBeDefined();
});

test('a trip says where, when and under which code, and offers what can be done', () => {
  render(
    <TripCard
      title="San Juan"
      date="lunes"
      codeLabel="Código"
      code="K7QM2X"
      actions={<button type="button">Cambiar</button>}
    >
      Directo
    </TripCard>,
  );
  const card = screen.getByRole('article');
  expect(within(card).getByRole('heading', { level: 2, name: 'San Juan' })).toBeDefined();
  expect(text(card)).toBe('lunesSan JuanCódigo K7QM2XDirectoCambiar');
});
