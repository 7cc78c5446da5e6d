import { fareFamilies, type FareFamily, type ItineraryFare } from '@airline/contract';
import { FareCard, type FareFeature } from '@airline/ui/fare-card';
import { useLocale } from '@airline/ui/locale';
import { formatMoney } from '@airline/ui/money';
import { formatPoints } from '@airline/ui/points';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FarePrice } from './FarePrice.tsx';
import { useDifference } from './use-difference.tsx';
import styles from './ItineraryCard.module.css';
import type { PriceBasis } from './list-options.ts';
import type { ListedPrice } from './replaced-flight.ts';

export interface FareChoicesProps {
  /** When the flight leaves, as its clocks show it: names the fares to those who hear them. */
  readonly departs: string;
  readonly fares: readonly ItineraryFare[];
  /** What a fare is shown as; `undefined` where it is not known yet. */
  readonly priceOf: (fare: ItineraryFare) => ListedPrice | undefined;
  /** What a fare is marked with, below what is noted of its price. */
  readonly markOf?: ((fare: ItineraryFare) => ReactNode) | undefined;
  readonly inPoints: boolean;
  /** What the prices are for. */
  readonly basis: PriceBasis;
  /** What each fare includes and what not of what fares differ in; without it the fares are cells of a row. */
  readonly featuresOf?: (family: FareFamily) => readonly FareFeature[];
  readonly onChoose: (fare: ItineraryFare) => void;
}

/** Renders the fares of one flight, the cheapest first, each as one button; one that is sold out says so. */
export function FareChoices(props: FareChoicesProps): ReactNode {
  const { departs, fares, priceOf, markOf, inPoints, basis, featuresOf, onChoose } = props;
  const { t } = useTranslation('flights');
  const { t: journey } = useTranslation('itinerary');
  const locale = useLocale();
  const differenceWords = useDifference(inPoints);
  const lowest = fares[0] === undefined ? undefined : priceOf(fares[0]);
  return (
    <section
      aria-label={t('fare.group', { departs })}
      className={styles[featuresOf === undefined ? 'fareCells' : 'fareLines']}
      data-points={inPoints || undefined}
    >
      {fareFamilies.map((family) => {
        const fare = fares.find((candidate) => candidate.family === family);
        const name = journey(`family.${family}`);
        if (fare === undefined) {
          return (
            <FareCard
              key={family}
              name={name}
              note={t('fare.soldOut')}
              labelBefore=""
              labelAfter=""
              onChoose={() => {}}
            />
          );
        }
        const price = priceOf(fare);
        const note = price && (differenceWords(price.difference) ?? (lowest && above(price, lowest)));
        const mark = markOf?.(fare);
        return (
          <FareCard
            key={family}
            name={name}
            price={price === undefined ? '…' : <FarePrice price={price} inPoints={inPoints} />}
            {...(note === undefined && mark === undefined ? {} : { note: <FareNote note={note} mark={mark} /> })}
            {...(featuresOf === undefined
              ? {}
              : {
                  features: featuresOf(family),
                  excludedBefore: t('fare.excludedBefore'),
                  basis: t(`basis.short.${basis}`),
                  action: t('fare.before'),
                })}
            labelBefore={t('fare.before')}
            labelAfter={t('fare.after', { departs })}
            onChoose={() => onChoose(fare)}
          />
        );
      })}
    </section>
  );

  function above(price: ListedPrice, least: ListedPrice): string | undefined {
    const more = inPoints ? price.points - least.points : price.amountMinor - least.amountMinor;
    if (more <= 0) return undefined;
    return `+${inPoints ? formatPoints(more, locale) : formatMoney({ amountMinor: more, currency: 'USD' }, locale)}`;
  }
}

function FareNote({ note, mark }: { readonly note: ReactNode; readonly mark: ReactNode }): ReactNode {
  return (
    <>
      {note} {mark}
    </>
  );
}
