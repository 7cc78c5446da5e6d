import { placeName } from '@airline/reference-data/place-names';
import type { FlightPhase, LegEndStatus, LegStatusView } from '@airline/contract';
import { getStation } from '@airline/reference-data/stations';
import { formatDuration } from '@airline/ui/duration';
import { useLocale } from '@airline/ui/locale';
import { useTranslation } from 'react-i18next';

/** What a leg's state is called: its phase, but for one that goes somewhere else. */
export type ShownPhase = FlightPhase | 'diverted';

/** A leg that was diverted is called so, wherever it is. */
export function shownPhase({ phase, divertedTo }: Pick<LegStatusView, 'phase' | 'divertedTo'>): ShownPhase {
  return divertedTo === undefined || phase === 'cancelled' ? phase : 'diverted';
}

/** The best known time of one end of a leg. */
export function knownTime({ scheduledAt, estimatedAt, actualAt }: LegEndStatus): string {
  return actualAt ?? estimatedAt ?? scheduledAt;
}

/** Gives the zone whose clocks a station shows. */
export function zoneOf(station: string): string {
  return getStation(station)?.timeZone || 'UTC';
}

/** Ends a sentence whose last word may have a full stop of its own, as 'p.m.' has. */
export function endSentence(sentence: string): string {
  return sentence.replaceAll('..', '.');
}

/** The words of a leg's status in the page's language. */
export interface StatusWords {
  /** Where it stands, in a sentence: 'Sale a las 7:45 a.m., 40 min más tarde.' */
  readonly headline: (leg: LegStatusView) => string;
  /** Why it is irregular, in a sentence; absent where nobody said. */
  readonly reason: (leg: Pick<LegStatusView, 'reason'>) => string | undefined;
  /** 'a las 7:45 a.m.', by the clocks of a station; of the device without one. */
  readonly at: (instant: string, station?: string) => string;
  /** '40 min tarde', 'A la hora'. */
  readonly punctuality: (minutes: number) => string;
}

/** Gives the words of statuses. */
export function useStatusWords(): StatusWords {
  const { t, i18n } = useTranslation('flightStatus');
  const locale = useLocale();
  const at = (instant: string, station?: string): string => {
    const timeZone = station === undefined ? undefined : zoneOf(station);
    const write = (options: Intl.DateTimeFormatOptions, language = locale): string =>
      new Intl.DateTimeFormat(language, { ...options, timeZone }).format(new Date(instant));
    // The hour on a clock's face: Spanish says “a la 1” and “a las 2”.
    const count = Number.parseInt(write({ hour: 'numeric', hourCycle: 'h12' }, 'en-US'), 10);
    return t('at', { count, time: write({ hour: 'numeric', minute: '2-digit' }) });
  };
  const headline = (leg: LegStatusView): string => {
    const { phase, departure, arrival, divertedTo, departureDelayMinutes } = leg;
    const words = {
      departs: at(knownTime(departure), departure.station),
      arrives: at(knownTime(arrival), divertedTo ?? arrival.station),
      delay: formatDuration(Math.abs(departureDelayMinutes), locale),
    };
    const sentence = endSentence(t(`headline.${phase}`, words));
    if (divertedTo === undefined || phase === 'cancelled') return sentence;
    return `${t('headline.diverted', { city: placeName(divertedTo, i18n.language) })} ${sentence}`;
  };
  return {
    headline,
    at,
    reason: ({ reason }) => (reason === undefined ? undefined : t('reasonIs', { reason: t(`reason.${reason}`) })),
    punctuality(minutes) {
      if (Math.abs(minutes) < 1) return t('punctual');
      return t(minutes > 0 ? 'late' : 'early', { delay: formatDuration(Math.abs(minutes), locale) });
    },
  };
}
