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
  /** The level that the name has in the page, 3 by default. */
  readonly headingLevel?: 2 | 3 | 4;
  /** A `Money` or `Points`; left out when the fare is sold out. */
  readonly price?: ReactNode;
  /** What the price is for: 'por persona, con impuestos y cargos'. */
  readonly priceNote: string;
  readonly features: readonly FareFeature[];
  /** 'incluido'. */
  readonly includedLabel: string;
  /** 'no incluido'. */
  readonly notIncludedLabel: string;
  /** A badge: 'La más elegida'. */
  readonly badge?: ReactNode;
  /** Says that few are left: 'Quedan 3 asientos a este precio'. */
  readonly scarcity?: string;
  /** The button that takes it, whose name says which fare of which flight. */
  readonly action: ReactNode;
  readonly selected?: boolean;
}

/**
 * Renders one fare of a flight: its price, what is in it, what is not, and the way to take it.
 *
 * @example
 * ```tsx
 * import { Button } from '@airline/ui/button';
 * import { FareCard } from '@airline/ui/fare-card';
 * import { Money } from '@airline/ui/money';
 *
 * export const Example = () => (
 *   <FareCard
 *     name="Viento"
 *     price={<Money size="price" amount={{ amountMinor: 12900, currency: 'USD' }} />}
 *     priceNote="por persona, con impuestos y cargos"
 *     features={[{ id: 'bag', label: 'Equipaje de mano', included: true }]}
 *     includedLabel="incluido" notIncludedLabel="no incluido"
 *     action={<Button>Elegir Viento</Button>}
 *   />
 * );
 * ```
 */
export function FareCard({
  name,
  headingLevel = 3,
  price,
  priceNote,
  features,
  includedLabel,
  notIncludedLabel,
  badge,
  scarcity,
  action,
  selected = false,
}: FareCardProps): ReactNode {
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      className={styles['card']}
      data-selected={selected || undefined}
      data-sold-out={price === undefined || undefined}
    >
      <div className={styles['head']}>
        <Heading className={styles['name']}>{name}</Heading>
        {badge}
      </div>
      <div className={styles['price']}>
        {price}
        <p className={styles['note']}>{priceNote}</p>
        {scarcity === undefined ? null : <p className={styles['scarcity']}>{scarcity}</p>}
      </div>
      <ul className={styles['features']}>
        {features.map((feature) => (
          <li key={feature.id} className={styles['feature']} data-included={feature.included || undefined}>
            <svg className={styles['mark']} viewBox="0 0 16 16" aria-hidden="true">
              <path d={feature.included ? 'm3.5 8.5 3 3 6-7' : 'M4 8h8'} />
            </svg>
            <span>
              {feature.label} <VisuallyHidden>({feature.included ? includedLabel : notIncludedLabel})</VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
      <div className={styles['action']}>{action}</div>
    </article>
  );
}
