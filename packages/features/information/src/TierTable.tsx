import { type MembershipTier, membershipTiers, tierRules } from '@airline/contract';
import { useLocale } from '@airline/ui/locale';
import { formatPoints } from '@airline/ui/points';
import { Table } from '@airline/ui/table';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Renders what each tier of the points programme takes and gives, the lowest first. */
export function TierTable(): ReactNode {
  const { t } = useTranslation('information');
  const locale = useLocale();
  return (
    <Table
      caption={t('table.tiers.caption')}
      captionHidden
      rows={membershipTiers}
      keyOf={(tier) => tier}
      columns={[
        { id: 'tier', header: t('table.tiers.tier'), cell: (tier) => t(`table.tiers.names.${tier}`) },
        { id: 'flights', header: t('table.tiers.flights'), align: 'end', cell: (tier) => tierRules[tier].flights },
        {
          id: 'points',
          header: t('table.tiers.points'),
          align: 'end',
          cell: (tier) => formatPoints(tierRules[tier].points, locale),
        },
        { id: 'bags', header: t('table.tiers.bags'), align: 'end', cell: (tier) => tierRules[tier].extraBags },
        { id: 'boarding', header: t('table.tiers.boarding'), cell: (tier) => t(yesOrNo(tierRules[tier].boardsEarly)) },
        { id: 'rebooking', header: t('table.tiers.rebooking'), cell: (tier) => t(yesOrNo(isAboveOthers(tier))) },
      ]}
    />
  );
}

function yesOrNo(is: boolean): 'yes' | 'no' {
  return is ? 'yes' : 'no';
}

/** Whom a cancelled flight leaves behind is seated by tier: every tier but the lowest is ahead of somebody. */
function isAboveOthers(tier: MembershipTier): boolean {
  return tier !== membershipTiers[0];
}
