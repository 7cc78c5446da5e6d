import { type SeatedTraveller, seatKinds, type SeatMapView } from '@airline/contract';
import { placeName } from '@airline/reference-data/place-names';
import { Button } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { Disclosure } from '@airline/ui/disclosure';
import { useLocale } from '@airline/ui/locale';
import { formatMoney } from '@airline/ui/money';
import { RadioGroup } from '@airline/ui/radio-group';
import { SeatList, SeatMap } from '@airline/ui/seat-map';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './ExtrasChoice.module.css';
import { toCabin, useSeatWords } from './seat-words.ts';
import { findOwn, type WantedSeats, withSeat } from './wanted-seats.ts';

export interface SeatChooserProps {
  readonly flights: readonly SeatMapView[];
  readonly travellers: readonly SeatedTraveller[];
  readonly wanted: WantedSeats;
  readonly onChange: (wanted: WantedSeats) => void;
  /** Says a moment by the clocks of where a flight leaves. */
  readonly moment: (instant: string, station: string) => string;
  /** The level that the name of each flight has in the page, 2 by default. */
  readonly headingLevel?: 2 | 3;
}

/** Renders the seats of flights, one of them unfolded: who sits where, and the cabin in which one traveller's seat is chosen. */
export function SeatChooser({ flights, ...rest }: SeatChooserProps): ReactNode {
  const [unfolded, setUnfolded] = useState(() => flights.find(({ state }) => state === 'open')?.leg.id);
  return flights.map((flight) => (
    <FlightSeats
      key={flight.leg.id}
      flight={flight}
      isUnfolded={flight.leg.id === unfolded}
      onUnfold={() => setUnfolded(flight.leg.id)}
      {...rest}
    />
  ));
}

interface FlightSeatsProps extends Omit<SeatChooserProps, 'flights'> {
  readonly flight: SeatMapView;
  readonly isUnfolded: boolean;
  readonly onUnfold: () => void;
}

function FlightSeats({ flight, isUnfolded, onUnfold, headingLevel = 2, ...rest }: FlightSeatsProps): ReactNode {
  const { t } = useTranslation('extras');
  const locale = useLocale();
  const { leg, state, closesAt, prices } = flight;
  const { travellers, wanted, moment } = rest;
  const route = { from: placeName(leg.from, locale), to: placeName(leg.to, locale) };
  const title = t('route', route);
  const isOpen = state === 'open' && flight.cabin !== undefined;
  return (
    <Card title={title} headingLevel={headingLevel}>
      <div className={styles['part']}>
        <p>
          {t('flight', {
            flight: leg.flight.replace(/^(..)/, '$1 '),
            moment: moment(new Date(leg.departsAt).toISOString(), leg.from),
          })}
        </p>
        <p className={styles['note']}>
          {isOpen
            ? `${seatKinds.map((kind) => t(`seats.price.${kind}`, { price: formatMoney(prices[kind], locale) })).join(' · ')} · ${t('seats.until', { moment: moment(closesAt, leg.from) })}`
            : t(`seats.state.${state === 'notFlown' ? 'notFlown' : 'closed'}`)}
        </p>
        {isOpen && isUnfolded ? (
          <Cabin flight={flight} title={title} {...rest} />
        ) : (
          <>
            <ul className={styles['rows']}>
              {travellers.map(({ traveller, firstName, lastName }) => (
                <li key={traveller} className={styles['row']}>
                  <span className={styles['name']}>{`${firstName} ${lastName}`}</span>
                  <span>{wanted[leg.id]?.[traveller] ?? findOwn(flight, traveller) ?? t('seats.none')}</span>
                </li>
              ))}
            </ul>
            {isOpen ? (
              <div>
                <Button onClick={onUnfold}>{t('seats.unfold', { route: title })}</Button>
              </div>
            ) : null}
          </>
        )}
      </div>
    </Card>
  );
}

interface CabinProps extends Omit<SeatChooserProps, 'flights' | 'moment' | 'headingLevel'> {
  readonly flight: SeatMapView;
  readonly title: string;
}

/** Renders for whom a seat is chosen, and the cabin: as a map, and as a list. */
function Cabin({ flight, title, travellers, wanted, onChange }: CabinProps): ReactNode {
  const { t } = useTranslation('extras');
  const locale = useLocale();
  const [first] = travellers;
  const [chosen, setChosen] = useState(first?.traveller ?? 0);
  const words = useSeatWords(t('seats.map', { route: title }), flight);
  const { leg, cabin, taken, own, prices } = flight;
  const current = travellers.find(({ traveller }) => traveller === chosen) ?? first;
  if (cabin === undefined || current === undefined) return null;
  const ofFlight = wanted[leg.id] ?? {};
  const seatOf = (traveller: number) => ofFlight[traveller] ?? findOwn(flight, traveller);
  const others = travellers.filter(({ traveller }) => traveller !== current.traveller);
  const party = new Map(
    others.flatMap(({ traveller, firstName, lastName }) => {
      const seat = seatOf(traveller);
      const initials = `${firstName.charAt(0)}${lastName.charAt(0)}`;
      return seat === undefined ? [] : [[seat, { initials, name: `${firstName} ${lastName}` }] as const];
    }),
  );
  // A seat that another one of the party leaves is theirs until the choice is made.
  const left = new Set(
    own.flatMap(({ traveller, seat }) =>
      seat === undefined || traveller === current.traveller || party.has(seat) ? [] : [seat],
    ),
  );
  const shown = toCabin(
    cabin,
    ({ id, kind }) => taken.includes(id) || left.has(id) || (kind === 'exit' && !current.mayUseExit),
  );
  const kinds = new Map(
    cabin.rows.flatMap(({ seats }) => seats.flatMap((seat) => (seat === null ? [] : [[seat.id, seat.kind] as const]))),
  );
  const value = seatOf(current.traveller) ?? null;
  const choose = (seat: string | null) => onChange(withSeat(wanted, flight, current.traveller, seat));
  return (
    <>
      <RadioGroup
        legend={t('seats.whose')}
        name={`whose seat ${leg.id}`}
        variant="card"
        value={String(current.traveller)}
        onChange={(next) => setChosen(Number(next))}
        options={travellers.map(({ traveller, firstName, lastName }) => ({
          value: String(traveller),
          label: `${firstName} ${lastName}`,
          aside: seatOf(traveller) ?? t('seats.none'),
        }))}
      />
      {current.mayUseExit ? null : <p className={styles['note']}>{t('seats.noExit', { name: current.firstName })}</p>}
      <SeatMap texts={words} cabin={shown} value={value} onChange={choose} party={party} />
      <Disclosure title={t('seats.asList')}>
        <SeatList
          legend={t('seats.list', { name: `${current.firstName} ${current.lastName}` })}
          name={`seat ${leg.id}`}
          cabin={shown}
          value={value}
          onChange={choose}
          party={party}
          label={(seat) => words.seat(seat)}
          price={({ id }) => formatMoney(prices[kinds.get(id) ?? 'plain'], locale)}
        />
      </Disclosure>
    </>
  );
}
