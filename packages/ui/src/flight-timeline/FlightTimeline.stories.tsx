import type { Meta } from '@storybook/react-vite';

import { Badge } from '../badge/Badge.tsx';
import { ButtonLink } from '../button/Button.tsx';
import { Card } from '../card/Card.tsx';
import { FareCard } from '../fare-card/FareCard.tsx';
import { LocaleProvider } from '../locale/LocaleProvider.tsx';
import { LocalTime } from '../local-time/LocalTime.tsx';
import { Money } from '../money/Money.tsx';
import { Points } from '../points/Points.tsx';
import { Specimens } from '../story-kit/Specimens.tsx';
import { inLanguage, type Both, type StoryLocale } from '../story-kit/two-languages.tsx';
import { TripCard } from '../trip-card/TripCard.tsx';
import { FlightSummary, type FlightSummaryTexts } from './FlightSummary.tsx';
import { FlightTimeline, type FlightTimelineTexts } from './FlightTimeline.tsx';
import { direct, overnight } from './story-flights.ts';

interface Texts {
  readonly summary: FlightSummaryTexts;
  readonly timeline: FlightTimelineTexts;
  readonly points: { readonly one: string; readonly other: string };
  readonly fares: readonly {
    readonly name: string;
    readonly cents?: number;
    readonly above?: string;
    readonly included: number;
  }[];
  readonly features: readonly string[];
  readonly take: string;
  readonly ofFlight: string;
  readonly soldOut: string;
  readonly code: string;
  readonly onTime: string;
  readonly change: string;
  readonly checkIn: string;
  readonly orPoints: string;
}

const texts: Both<Texts> = {
  es: {
    summary: {
      departs: 'Sale',
      arrives: 'Llega',
      stops: (count) => (count === 0 ? 'Directo' : `${count} escala`),
      daysLater: (days) => `+${days} día`,
    },
    timeline: {
      label: 'Itinerario de Boston a Ciudad de México',
      wait: (duration, city) => `Cambio de avión en ${city}: ${duration}`,
      daysLater: (days) => `+${days} día`,
    },
    points: { one: 'punto', other: 'puntos' },
    fares: [
      { name: 'Brisa', cents: 8900, included: 1 },
      { name: 'Viento', cents: 12900, above: '+$40.00', included: 3 },
      { name: 'Vendaval', included: 4 },
    ],
    features: ['Un artículo personal', 'Equipaje de mano', 'Cambios sin costo', 'Embarque prioritario'],
    take: 'Elegir',
    ofFlight: 'en el vuelo de las 10:40,',
    soldOut: 'Agotada en este vuelo',
    code: 'Código de reserva',
    onTime: 'A tiempo',
    change: 'Cambiar',
    checkIn: 'Hacer check-in',
    orPoints: 'o',
  },
  en: {
    summary: {
      departs: 'Departs',
      arrives: 'Arrives',
      stops: (count) => (count === 0 ? 'Nonstop' : `${count} stop`),
      daysLater: (days) => `+${days} day`,
    },
    timeline: {
      label: 'Itinerary from Boston to Mexico City',
      wait: (duration, city) => `Change of planes in ${city}: ${duration}`,
      daysLater: (days) => `+${days} day`,
    },
    points: { one: 'point', other: 'points' },
    fares: [
      { name: 'Brisa', cents: 8900, included: 1 },
      { name: 'Viento', cents: 12900, above: '+$40.00', included: 3 },
      { name: 'Vendaval', included: 4 },
    ],
    features: ['One personal item', 'Cabin bag', 'Free changes', 'Priority boarding'],
    take: 'Choose',
    ofFlight: 'on the 10:40 flight,',
    soldOut: 'Sold out on this flight',
    code: 'Confirmation code',
    onTime: 'On time',
    change: 'Change',
    checkIn: 'Check in',
    orPoints: 'or',
  },
};

function Trip({ locale }: { readonly locale: StoryLocale }) {
  const t = texts[locale];
  const [{ from, to }] = direct;
  return (
    <LocaleProvider locale={locale}>
      <Specimens>
        <TripCard
          title={to.city}
          date={<LocalTime instant={from.instant} timeZone={from.timeZone} show="longDate" zone="none" />}
          status={<Badge tone="success">{t.onTime}</Badge>}
          codeLabel={t.code}
          code="K7QM2X"
          actions={
            <>
              <ButtonLink href="/air/change/" size="small">
                {t.change}
              </ButtonLink>
              <ButtonLink href="/air/check-in/" size="small" variant="primary">
                {t.checkIn}
              </ButtonLink>
            </>
          }
        >
          <FlightSummary legs={direct} texts={t.summary} />
        </TripCard>
      </Specimens>
    </LocaleProvider>
  );
}

function Result({ locale }: { readonly locale: StoryLocale }) {
  const t = texts[locale];
  return (
    <LocaleProvider locale={locale}>
      <Specimens>
        <Card>
          <FlightSummary legs={overnight} texts={t.summary} />
        </Card>
        <Card>
          <FlightTimeline legs={overnight} texts={t.timeline} />
        </Card>
      </Specimens>
    </LocaleProvider>
  );
}

function Fares({ locale }: { readonly locale: StoryLocale }) {
  const t = texts[locale];
  return (
    <LocaleProvider locale={locale}>
      <Specimens columns="cards">
        {t.fares.map((fare) => (
          <FareCard
            key={fare.name}
            name={fare.name}
            {...(fare.cents === undefined
              ? { note: t.soldOut }
              : { price: <Money amount={{ amountMinor: fare.cents, currency: 'USD' }} />, note: fare.above })}
            features={t.features.map((label, place) => ({ id: label, label, included: place < fare.included }))}
            labelBefore={t.take}
            labelAfter={t.ofFlight}
            onChoose={() => undefined}
          />
        ))}
        <p>
          <Money amount={{ amountMinor: 15420, currency: 'USD' }} /> {t.orPoints}{' '}
          <Points points={12500} unit={t.points} />
        </p>
      </Specimens>
    </LocaleProvider>
  );
}

const meta: Meta = { title: 'Travel/Flights, fares and trips' };
export default meta;

export const TripSpanish = inLanguage(Trip, 'es');
export const TripEnglish = inLanguage(Trip, 'en');
export const FlightSpanish = inLanguage(Result, 'es');
export const FlightEnglish = inLanguage(Result, 'en');
export const FaresSpanish = inLanguage(Fares, 'es');
export const FaresEnglish = inLanguage(Fares, 'en');
