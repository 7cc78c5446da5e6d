import { placeName } from '@airline/reference-data/place-names';
import type { LegChangeView, LegStatusView } from '@airline/contract';
import { aircraftName } from '@airline/itinerary';
import { LocalTime } from '@airline/ui/local-time';
import { useLocale } from '@airline/ui/locale';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './LegStatusCard.module.css';
import { useStatusWords, zoneOf } from './status-words.ts';

/** Renders what passengers of a leg were told, the newest first, and why; nothing where nothing has changed. */
export function ChangeList({ leg }: { readonly leg: LegStatusView }): ReactNode {
  const { t } = useTranslation('flightStatus');
  const words = useStatusWords();
  const id = useId();
  const say = useChangeWords(leg);
  if (leg.changes.length === 0) return null;
  const timeZone = zoneOf(leg.departure.station);
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles['changesTitle']}>
        {t('changes.title')}
      </h3>
      <ol className={styles['changes']}>
        {leg.changes.toReversed().map((change) => (
          <li key={`${change.toldAt} ${change.kind} ${change.to ?? ''}`} className={styles['change']}>
            <span className={styles['changeTime']}>
              <LocalTime instant={change.toldAt} timeZone={timeZone} zone="short" />
            </span>
            <span>
              {say(change)}
              {change.reason === undefined ? '.' : `. ${words.reason(change)}`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Gives how a change is said. */
function useChangeWords({ departure }: LegStatusView): (change: LegChangeView) => string {
  const { t, i18n } = useTranslation('flightStatus');
  const locale = useLocale();
  const timeZone = zoneOf(departure.station);
  const time = (value: string): string =>
    new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone }).format(new Date(value));
  const valueIn = (kind: LegChangeView['kind'], value: string): string => {
    if (kind === 'departure') return time(value);
    if (kind === 'aircraft') return aircraftName(value);
    return kind === 'diversion' ? placeName(value, i18n.language) : value;
  };
  return ({ kind, from, to }) => {
    const values = {
      from: from === undefined ? '' : valueIn(kind, from),
      to: to === undefined ? '' : valueIn(kind, to),
    };
    if (to === undefined) return t(`changes.${kind}Back`, values);
    return kind === 'departure' && from === undefined
      ? t('changes.departureFirst', values)
      : t(`changes.${kind}`, values);
  };
}
