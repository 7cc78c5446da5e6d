import type { FlightBoarding, ScanVerdict } from '@airline/contract';
import { FailureBanner } from '@airline/gateway-client/react';
import { spacedFlight } from '@airline/itinerary';
import { PassScanner } from '@airline/pass-scanner';
import { getStation } from '@airline/reference-data/stations';
import { Button } from '@airline/ui/button';
import { useLocale } from '@airline/ui/locale';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './Gate.module.css';
import { timeAt } from './moment-at.ts';
import type { Scan } from './use-scan.ts';

/** How each answer looks: go, look again, or stop. The words say it too. */
const tones: Readonly<Record<ScanVerdict, 'go' | 'look' | 'stop'>> = {
  board: 'go',
  alreadyBoarded: 'look',
  notCalled: 'look',
  notCheckedIn: 'stop',
  passReplaced: 'look',
  noLongerOnFlight: 'stop',
  cancelled: 'stop',
  otherFlight: 'stop',
  notFound: 'stop',
  unreadable: 'look',
  flightCancelled: 'stop',
  flightLeft: 'stop',
};

const signs = { go: '✓', look: '!', stop: '✕' } as const;

interface ScanPanelProps {
  readonly flight: FlightBoarding;
  readonly scan: Scan;
}

/** Renders the reading of passes, and what the last one is worth in letters that are read from two steps away. */
export function ScanPanel({ flight, scan }: ScanPanelProps): ReactNode {
  const { t } = useTranslation('gate');
  return (
    <div className={styles['part']}>
      {scan.failure === undefined ? null : <FailureBanner failure={scan.failure} onRetry={scan.retry} />}
      <section aria-label={t('scan.result')} aria-live="assertive" aria-atomic="true">
        {scan.last === undefined || scan.failure !== undefined ? null : (
          <Verdict key={scan.last.count} flight={flight} scan={scan} last={scan.last} />
        )}
      </section>
      <PassScanner
        label={t('scan.label')}
        hint={t('scan.hint')}
        submitLabel={t('scan.submit')}
        pendingLabel={scan.isPending ? t('scan.pending') : undefined}
        onScan={(text) => scan.read({ text })}
      />
    </div>
  );
}

function Verdict({
  flight: { from },
  scan,
  last: {
    asked,
    result: { verdict, passenger, otherFlight },
  },
}: ScanPanelProps & { readonly last: NonNullable<Scan['last']> }): ReactNode {
  const { t } = useTranslation('gate');
  const locale = useLocale();
  const tone = tones[verdict];
  const time = timeAt(passenger?.boardedAt ?? new Date(0).toISOString(), getStation(from)?.timeZone, locale);
  return (
    <div className={styles['verdict']} data-tone={tone}>
      <p className={styles['verdictTitle']}>
        <span aria-hidden="true" className={styles['sign']}>
          {signs[tone]}
        </span>
        {t(`verdict.${verdict}.title`)}
      </p>
      {passenger === undefined ? null : (
        <p className={styles['person']}>
          {t(passenger.position === undefined ? 'scan.person' : 'scan.personInLine', {
            name: `${passenger.firstName} ${passenger.lastName}`,
            position: passenger.position ?? '',
            sequence: String(passenger.sequence).padStart(3, '0'),
          })}
          {passenger.bags === 0 ? null : ` · ${t('scan.bags', { count: passenger.bags })}`}
        </p>
      )}
      <p>
        {t(`verdict.${verdict}.body`, { time })}{' '}
        {otherFlight === undefined
          ? null
          : t('scan.otherFlight', { ...otherFlight, flight: spacedFlight(otherFlight.flight) })}
      </p>
      {verdict === 'notCalled' ? (
        <div>
          <Button onClick={() => scan.read({ ...asked, isAhead: true })}>{t('scan.ahead')}</Button>
        </div>
      ) : null}
    </div>
  );
}
