import type { ExtraOffer, OfferExtras } from '@airline/contract';
import { placeName } from '@airline/reference-data/place-names';
import { Card } from '@airline/ui/card';
import { useLocale } from '@airline/ui/locale';
import { formatMoney } from '@airline/ui/money';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './ExtrasChoice.module.css';
import { OfferRow } from './OfferRow.tsx';
import { nameOffer, type WantedCounts } from './wanted-extras.ts';

export interface DirectionOffersProps {
  readonly extras: Pick<OfferExtras['extras'], 'bounds' | 'travellers'>;
  /** Those of one kind. */
  readonly offers: readonly ExtraOffer[];
  readonly counts: WantedCounts;
  readonly onChange: (offer: ExtraOffer, count: number) => void;
  /** Says a moment by the clocks of where a flight leaves. */
  readonly moment: (instant: string, station: string) => string;
  /** Marks an extra that can be bought, as with what the travel policy of a company says of it. */
  readonly mark?: ((offer: ExtraOffer) => ReactNode) | undefined;
  /** The level that the name of each direction has in the page, 2 by default. */
  readonly headingLevel?: 2 | 3;
}

/** Renders the offers of each direction; of upgraded boarding, of each flight. */
export function DirectionOffers({
  extras,
  offers,
  counts,
  onChange,
  moment,
  mark,
  headingLevel = 2,
}: DirectionOffersProps): ReactNode {
  const { t } = useTranslation('extras');
  const locale = useLocale();
  const parts = extras.bounds.flatMap(({ bound, legs }) => {
    const own = offers.filter((offer) => offer.bound === bound);
    if (own.every(({ legId }) => legId === undefined)) return [{ id: `${bound}`, legs, own }];
    return legs.map((leg) => ({ id: leg.id, legs: [leg], own: own.filter(({ legId }) => legId === leg.id) }));
  });
  return parts.map(({ id, legs, own }) => {
    const [first, last] = [legs[0], legs.at(-1)];
    const [sample] = own;
    if (first === undefined || last === undefined || sample === undefined) return null;
    const price = formatMoney(sample.price, locale);
    // A flight back leaves by the clocks of where it leaves.
    const at = (instant: string) => moment(instant, first.from);
    const isSold = own.some(({ state }) => state === 'offered');
    const isAhead = own.some(({ state }) => state === 'notOpen');
    return (
      <Card
        key={id}
        headingLevel={headingLevel}
        title={t('route', { from: placeName(first.from, locale), to: placeName(last.to, locale) })}
      >
        <div className={styles['part']}>
          <p>{t('flight', { flight: first.flight.replace(/^(..)/, '$1 '), moment: at(first.departsAt) })}</p>
          <p className={styles['note']}>
            {t(sample.kind === 'bag' ? 'each' : 'eachPlace', { price })}
            {isAhead && sample.opensAt !== undefined ? ` · ${t('opens', { moment: at(sample.opensAt) })}` : ''}
            {isSold ? ` · ${t('until', { moment: at(sample.closesAt) })}` : ''}
          </p>
          <ul className={styles['rows']}>
            {own.map((offer) => (
              <OfferRow
                key={nameOffer(offer)}
                offer={offer}
                name={nameOf(extras, offer)}
                count={Math.min(counts[nameOffer(offer)] ?? 0, offer.most)}
                onChange={(count) => onChange(offer, count)}
                mark={mark?.(offer)}
              />
            ))}
          </ul>
        </div>
      </Card>
    );
  });
}

function nameOf({ travellers }: DirectionOffersProps['extras'], { traveller }: ExtraOffer): string {
  const found = travellers.find((each) => each.traveller === traveller);
  return found === undefined ? '' : `${found.firstName} ${found.lastName}`;
}
