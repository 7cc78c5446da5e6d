import type { FlightStatus, LegStatusView } from '@airline/contract';
import {
  flightStatusQuery,
  LegStatusCard,
  UpdatedNote,
  useStatusWords,
  type FlightQuestion,
} from '@airline/flight-status';
import { FlightAlert } from '@airline/flight-alerts/flight';
import { FailureBanner } from '@airline/gateway-client/react';
import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { spacedFlight } from '@airline/itinerary';
import { useSession } from '@airline/session/react';
import { Button } from '@airline/ui/button';
import { EmptyState } from '@airline/ui/empty-state';
import { useLocale } from '@airline/ui/locale';
import { Skeleton } from '@airline/ui/skeleton';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './Results.module.css';
import { keepStatus } from './kept-status.ts';
import type { StatusQuestion } from './status-question.ts';
import { OutsideDates } from './OutsideDates.tsx';
import { useStatus } from './use-status.ts';

interface FlightResultProps {
  readonly question: FlightQuestion;
  readonly onAsk: (question: StatusQuestion) => void;
}

/** Renders how one flight stands on its day. */
export function FlightResult({ question, onAsk }: FlightResultProps): ReactNode {
  const { t } = useTranslation('flightStatus');
  const locale = useLocale();
  const words = useStatusWords();
  const { flight, date } = question;
  const session = useSession();
  const { answer, failure, outside, ...live } = useStatus(flightStatusQuery(session, { flight, date }));
  useEffect(() => {
    if (answer === undefined || answer.legs.length === 0) return;
    // A device that is full, or a browser that denies storage: the page is there with a network all the same.
    keepStatus(session, answer, window.location.pathname).catch(() => undefined);
  }, [session, answer]);
  if (outside !== undefined) return <OutsideDates date={date} dates={outside} />;
  if (failure !== undefined) return <FailureBanner failure={failure} live="off" onRetry={live.refresh} />;
  if (answer === undefined) return <Skeleton label={t('loading')} shape="card" count={2} />;
  if (answer.legs.length === 0) return <NotThatDay answer={answer} onAsk={onAsk} />;
  return (
    <section className={styles['result']} aria-label={t('flightTitle', { flight: spacedFlight(flight) })}>
      <div className={styles['head']}>
        <h2 className={styles['title']}>{t('flightTitle', { flight: spacedFlight(flight) })}</h2>
        <p className={styles['date']}>{formatCalendarDate(date, locale, 'full')}</p>
      </div>
      {answer.legs.map((leg) => (
        <LegStatusCard key={leg.id} leg={leg} now={live.now} headingLevel={3} />
      ))}
      {answer.legs.every(isOver) ? null : <FlightAlert flight={flight} name={spacedFlight(flight)} date={date} />}
      <UpdatedNote
        asOf={answer.asOf}
        said={answer.legs.map(words.headline)}
        isRefreshing={live.isRefreshing}
        hasFailed={live.isStale}
        onRefresh={live.refresh}
      />
    </section>
  );
}

/** Nothing more is reported of a leg that has arrived. */
function isOver({ phase }: LegStatusView): boolean {
  return phase === 'arrived';
}

interface NotThatDayProps {
  readonly answer: FlightStatus;
  readonly onAsk: (question: StatusQuestion) => void;
}

/** Renders that a flight does not leave on a day, with the days on which it does; or that nothing flies under its number. */
function NotThatDay({ answer: { flight, date, otherDates }, onAsk }: NotThatDayProps): ReactNode {
  const { t } = useTranslation('flightStatus');
  const locale = useLocale();
  const name = spacedFlight(flight);
  if (otherDates.length === 0) {
    return <EmptyState title={t('empty.unknownTitle', { flight: name })}>{t('empty.unknownBody')}</EmptyState>;
  }
  return (
    <EmptyState
      title={t('empty.otherDayTitle', { flight: name, date: formatCalendarDate(date, locale, 'long') })}
      actions={otherDates.map((other) => (
        <Button key={other} variant="secondary" onClick={() => onAsk({ by: 'flight', flight, date: other })}>
          {formatCalendarDate(other, locale, 'short')}
        </Button>
      ))}
    >
      {t('empty.otherDayBody')}
    </EmptyState>
  );
}
