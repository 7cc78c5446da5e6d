import { placeName } from '@airline/reference-data/place-names';
import { PhoneText } from '@airline/app-shell';
import type { LegStatusView } from '@airline/contract';
import { aircraftName, spacedFlight } from '@airline/itinerary';
import { Card } from '@airline/ui/card';
import { minutesBetween } from '@airline/ui/local-time';
import { Duration } from '@airline/ui/duration';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { ChangeList } from './ChangeList.tsx';
import { LazyFlightMap } from './LazyFlightMap.tsx';
import { LegEnd } from './LegEnd.tsx';
import styles from './LegStatusCard.module.css';
import { PhaseBadge } from './PhaseBadge.tsx';
import { endSentence, useStatusWords } from './status-words.ts';

/** What {@link LegStatusCard} takes. */
export interface LegStatusCardProps {
  readonly leg: LegStatusView;
  /** The gateway's clock: what the position in the air is reckoned by. */
  readonly now: Date;
  /** The level that the title has in the page, 2 by default. */
  readonly headingLevel?: 2 | 3;
}

/** Renders one leg: where it stands in a sentence, its times and gates, where it is on the map, and what has changed. */
export function LegStatusCard({ leg, now, headingLevel = 2 }: LegStatusCardProps): ReactNode {
  const { t, i18n } = useTranslation('flightStatus');
  const words = useStatusWords();
  const { departure, arrival, phase } = leg;
  const from = placeName(departure.station, i18n.language);
  const to = placeName(arrival.station, i18n.language);
  const reason = words.reason(leg);
  const isMoving = phase === 'departed' || phase === 'inFlight' || phase === 'landed';
  const isOff = phase === 'cancelled';
  const minutes = minutesBetween(departure.scheduledAt, arrival.scheduledAt);
  const facts = [
    { id: 'flight', text: spacedFlight(leg.flight) },
    { id: 'aircraft', text: aircraftName(leg.aircraft) },
    ...(leg.registration === undefined ? [] : [{ id: 'registration', text: leg.registration }]),
  ];
  return (
    <Card title={t('route', { from, to })} headingLevel={headingLevel} aside={<PhaseBadge leg={leg} />}>
      <div className={styles['content']}>
        <div>
          <p className={styles['headline']}>{words.headline(leg)}</p>
          {reason === undefined ? null : <p className={styles['reason']}>{reason}</p>}
          {isOff ? (
            <p className={styles['reason']}>
              <PhoneText>{t('cancelledHelp')}</PhoneText>
            </p>
          ) : null}
          {leg.nextInformationAt === undefined ? null : (
            <p className={styles['reason']}>
              {endSentence(t('nextInformation', { at: words.at(leg.nextInformationAt, departure.station) }))}
            </p>
          )}
        </div>
        <div className={styles['ends']} data-off={isOff || undefined}>
          <LegEnd end={departure} side="departure" isOff={isOff} delayMinutes={leg.departureDelayMinutes} />
          <LegEnd
            end={arrival}
            side="arrival"
            isOff={isOff || leg.divertedTo !== undefined}
            delayMinutes={leg.arrivalDelayMinutes}
            {...(leg.arrival.baggageBelt === undefined ? {} : { baggageBelt: leg.arrival.baggageBelt })}
          />
        </div>
        {isMoving ? <LazyFlightMap leg={leg} now={now} /> : null}
        <p className={styles['facts']}>
          {facts.map(({ id, text }) => (
            <span key={id}>{text} · </span>
          ))}
          <Duration minutes={minutes} />
        </p>
        <ChangeList leg={leg} />
      </div>
    </Card>
  );
}
