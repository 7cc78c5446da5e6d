import { type MembershipTier, membershipTiers, tierRules } from '@airline/contract';
import { Badge } from '@airline/ui/badge';
import { Table } from '@airline/ui/table';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './Rewards.module.css';
import { useAmounts } from './use-amounts.ts';

/** Renders what each tier takes and gives; the member's own is marked. */
export function Benefits({ own }: { readonly own: MembershipTier }): ReactNode {
  const { t } = useTranslation('rapidRewards');
  const amounts = useAmounts();
  const yesOrNo = (is: boolean) => t(is ? 'benefits.yes' : 'benefits.no');
  return (
    <section className={styles['stack']} aria-labelledby="benefits">
      <h2 id="benefits">{t('benefits.title')}</h2>
      <Table
        caption={t('benefits.caption')}
        captionHidden
        rows={membershipTiers}
        keyOf={(tier) => tier}
        columns={[
          {
            id: 'tier',
            header: t('benefits.tier'),
            cell: (tier) => (
              <>
                {t(`tiers.${tier}`)} {tier === own ? <Badge tone="information">{t('benefits.yours')}</Badge> : null}
              </>
            ),
          },
          {
            id: 'needs',
            header: t('benefits.needs'),
            cell: (tier) => {
              const { flights, points } = tierRules[tier];
              if (flights === 0) return t('benefits.needsNothing');
              return t('benefits.needsEither', { flights: amounts.flights(flights), points: amounts.points(points) });
            },
          },
          {
            id: 'bags',
            header: t('benefits.bags'),
            cell: (tier) => {
              const count = tierRules[tier].extraBags;
              return count === 0 ? t('benefits.noBags') : t('benefits.bagCount', { count });
            },
          },
          { id: 'boarding', header: t('benefits.boarding'), cell: (tier) => yesOrNo(tierRules[tier].boardsEarly) },
          // Whom a cancelled flight leaves behind is seated by tier: every tier but the lowest is ahead of somebody.
          { id: 'rebooking', header: t('benefits.rebooking'), cell: (tier) => yesOrNo(tier !== membershipTiers[0]) },
        ]}
      />
      <p className={styles['muted']}>
        {t('benefits.how')} {t('benefits.boardingAssigned')}
      </p>
    </section>
  );
}
