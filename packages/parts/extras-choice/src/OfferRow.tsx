import type { ExtraOffer } from '@airline/contract';
import { Badge, type BadgeProps } from '@airline/ui/badge';
import { Checkbox } from '@airline/ui/checkbox';
import { Stepper } from '@airline/ui/stepper';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './ExtrasChoice.module.css';

export interface OfferRowProps {
  readonly offer: ExtraOffer;
  /** The traveller's. */
  readonly name: string;
  readonly count: number;
  readonly onChange: (count: number) => void;
  /** What is said of it beside its name: what the travel policy of a company says. */
  readonly mark?: ReactNode;
}

const tones: Readonly<Partial<Record<ExtraOffer['state'], BadgeProps['tone']>>> = {
  bought: 'success',
  included: 'success',
  notOpen: 'information',
  soldOut: 'warning',
};

/** Renders an extra for one traveller: how it is chosen, or why it cannot be bought. */
export function OfferRow({ offer, name, count, onChange, mark }: OfferRowProps): ReactNode {
  const { t } = useTranslation('extras');
  const { kind, state, bought, included, most, place } = offer;
  const notes =
    kind === 'bag'
      ? [
          ...(included > 0 ? [t('bags.included', { count: included })] : []),
          ...(bought > 0 ? [t('bags.bought', { count: bought })] : []),
          ...(state === 'bought' ? [t('bags.most')] : []),
        ].join(' ')
      : place !== undefined
        ? t('place', { place })
        : kind === 'earlyBird' && (state === 'bought' || state === 'included')
          ? t('placeLater')
          : '';
  if (state !== 'offered') {
    return (
      <li className={styles['row']}>
        <span>
          <span className={styles['name']}>{name}</span>
          {notes === '' ? null : <span className={styles['note']}> {notes}</span>}
        </span>
        <Badge tone={tones[state] ?? 'neutral'}>{t(`state.${state}`)}</Badge>
      </li>
    );
  }
  return (
    <li>
      {kind === 'bag' ? (
        <Stepper
          label={name}
          hint={notes}
          decreaseLabel={t('bags.fewer', { name })}
          increaseLabel={t('bags.more', { name })}
          value={count}
          minimum={0}
          maximum={most}
          onChange={onChange}
        />
      ) : (
        <Checkbox
          label={name}
          {...(notes === '' ? {} : { hint: notes })}
          checked={count > 0}
          onChange={({ target }) => onChange(target.checked ? 1 : 0)}
        />
      )}
      {mark}
    </li>
  );
}
