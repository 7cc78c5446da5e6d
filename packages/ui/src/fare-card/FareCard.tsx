import type { ReactNode } from 'react';

import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './FareCard.module.css';

/** One thing that a fare has or has not. */
export interface FareFeature {
  readonly id: string;
  readonly label: string;
  readonly included: boolean;
}

/** What {@link FareCard} takes. */
export interface FareCardProps {
  /** 'Viento'. */
  readonly name: string;
  /** A price; left out when the fare is sold out. */
  readonly price?: ReactNode;
  /** Under the price: '+$21.00' above the lowest fare, or why there is none. */
  readonly note?: ReactNode;
  /** What the price is for, where there is room: 'por persona'. */
  readonly basis?: ReactNode;
  /** What a press does, where there is room to show it; begins the button's name as `labelBefore`: 'Elegir'. */
  readonly action?: ReactNode;
  /** What it includes and what not, where there is room to say so. */
  readonly features?: readonly FareFeature[];
  /** Said before what it does not include, beside the cross that is seen: 'No incluye:'. */
  readonly excludedBefore?: string;
  /** Said before the name: 'Elegir'. */
  readonly labelBefore: string;
  /** Said after the name, which alone does not say of which flight it is: 'en el vuelo de las 7:05,'. */
  readonly labelAfter: string;
  readonly onChoose: () => void;
}

/**
 * Renders one fare of a flight as one button: its name, its price, and what it includes and what not of what fares differ in.
 *
 * As wide as its place: a cell beside the flight, or a line of its own. Sold out it is no button.
 *
 * @example
 * ```tsx
 * import { FareCard } from '@airline/ui/fare-card';
 * import { Money } from '@airline/ui/money';
 *
 * export const Example = () => (
 *   <FareCard
 *     name="Viento"
 *     price={<Money amount={{ amountMinor: 13960, currency: 'USD' }} />}
 *     note="+$21.00"
 *     labelBefore="Elegir"
 *     labelAfter="en el vuelo de las 7:05,"
 *     onChoose={() => undefined}
 *   />
 * );
 * ```
 */
export function FareCard(props: FareCardProps): ReactNode {
  const { name, price, note, basis, action, features = [], excludedBefore, labelBefore, labelAfter, onChoose } = props;
  const parts = (
    <span className={styles['parts']}>
      {price === undefined ? null : <VisuallyHidden>{labelBefore}</VisuallyHidden>}{' '}
      <span className={styles['name']}>{name}</span>{' '}
      {price === undefined ? null : (
        <>
          <VisuallyHidden>{labelAfter}</VisuallyHidden> <span className={styles['price']}>{price}</span>{' '}
        </>
      )}
      {basis === undefined ? null : <span className={styles['note']}>{basis}</span>}{' '}
      {note === undefined ? null : <span className={styles['note']}>{note}</span>}{' '}
      {action === undefined || price === undefined ? null : (
        <span className={styles['action']} aria-hidden="true">
          {action}
        </span>
      )}
      {features.length === 0 ? null : (
        <span className={styles['features']}>
          {features.map(({ id, label, included }) => (
            <span key={id} className={styles['feature']} data-excluded={included ? undefined : true}>
              <svg className={styles['mark']} viewBox="0 0 16 16" aria-hidden="true">
                <path d={included ? 'm3.5 8.5 3 3 6-7' : 'm4 4 8 8m0-8-8 8'} />
              </svg>
              <span>
                {included ? null : <VisuallyHidden>{excludedBefore}</VisuallyHidden>} {label}
              </span>
            </span>
          ))}
        </span>
      )}
    </span>
  );
  if (price === undefined) {
    return (
      <div className={styles['card']} data-sold-out>
        {parts}
      </div>
    );
  }
  return (
    <button type="button" className={styles['card']} onClick={onChoose}>
      {parts}
    </button>
  );
}
