import { companionSaving, type Offer } from '@airline/contract';
import { Banner } from '@airline/ui/banner';
import { useLocale } from '@airline/ui/locale';
import { formatMoney } from '@airline/ui/money';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useBooking } from '../booking-draft.ts';
import { usePaysWithPoints } from '../frame/PayTotal.tsx';

/** Renders who flies as the member's companion, what that saves, and what follows from it; nothing where nobody does. */
export function CompanionNotice({ offer }: { readonly offer: Offer }): ReactNode {
  const { t } = useTranslation('booking');
  const locale = useLocale();
  const withPoints = usePaysWithPoints();
  const answers = useBooking(({ passengers }) => passengers[offer.companion?.passenger ?? -1]);
  if (offer.companion === undefined || answers === undefined) return null;
  const savedMinor = offer.bounds.reduce((sum, bound) => sum + companionSaving(bound), 0);
  const points = offer.bounds.reduce((sum, { fare }) => sum + (fare?.points ?? 0), 0);
  const saved = withPoints
    ? t('companion.points', { points: new Intl.NumberFormat(locale).format(points) })
    : formatMoney({ amountMinor: savedMinor, currency: offer.price.total.currency }, locale);
  return (
    <Banner tone="success" title={t('companion.title', { name: `${answers.firstName} ${answers.lastName}`.trim() })}>
      {t('companion.body', { saved })}
    </Banner>
  );
}
