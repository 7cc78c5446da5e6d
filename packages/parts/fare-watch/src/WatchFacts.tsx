import type { FareWatch } from '@airline/contract';
import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { placeName } from '@airline/reference-data/place-names';
import { DescriptionList } from '@airline/ui/description-list';
import { useLocale } from '@airline/ui/locale';
import { formatMoney } from '@airline/ui/money';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface WatchFactsProps {
  readonly watch: FareWatch;
}

/** Gives the route of what is watched in words: from where to where. */
export function useWatchRoute(): (watch: FareWatch) => string {
  const { t } = useTranslation('fareWatch');
  const locale = useLocale();
  return ({ bounds }) =>
    t('watch.route', {
      origin: placeName(bounds[0]?.origin ?? '', locale),
      destination: placeName(bounds[0]?.destination ?? '', locale),
    });
}

/** Renders what is watched: each direction with its date, for how many, below which price, until when. */
export function WatchFacts({ watch }: WatchFactsProps): ReactNode {
  const { t } = useTranslation('fareWatch');
  const locale = useLocale();
  const { bounds, party, below, until } = watch;
  const items = [
    ...bounds.map(({ origin, destination, date }, place) => ({
      id: `bound-${place}`,
      term: t('watch.route', { origin: placeName(origin, locale), destination: placeName(destination, locale) }),
      detail: formatCalendarDate(date, locale, 'full'),
    })),
    {
      id: 'passengers',
      term: t('watch.passengers'),
      detail: String(party.adults + party.children + party.lapInfants),
    },
    ...(below === undefined ? [] : [{ id: 'below', term: t('watch.below'), detail: formatMoney(below, locale) }]),
    { id: 'until', term: t('watch.until'), detail: formatCalendarDate(lastDate(until), locale, 'full') },
  ];
  return <DescriptionList items={items} />;
}

/** The end itself is no part of the time: that of a search is the midnight after its last day. */
function lastDate(until: string): string {
  return new Date(Date.parse(until) - 1).toISOString().slice(0, 'YYYY-MM-DD'.length);
}
