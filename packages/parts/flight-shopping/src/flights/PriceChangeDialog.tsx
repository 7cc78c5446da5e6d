import type { Offer } from '@airline/contract';
import { placeName } from '@airline/reference-data/place-names';
import { ConfirmDialog } from '@airline/ui/confirm-dialog';
import { useLocale } from '@airline/ui/locale';
import { formatMoney } from '@airline/ui/money';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface PriceChangeDialogProps {
  /** The offer at the new price; none, and nothing is asked. */
  readonly offer: Offer | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks whether to go on with a price that is not the one that was shown; says both. */
export function PriceChangeDialog({ offer, onConfirm, onCancel }: PriceChangeDialogProps): ReactNode {
  const { t } = useTranslation('flights');
  const locale = useLocale();
  return (
    <ConfirmDialog
      open={offer !== undefined}
      title={t('change.title')}
      confirmLabel={t('change.confirm')}
      cancelLabel={t('change.cancel')}
      tone="plain"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>{t('change.body')}</p>
      <ul>
        {offer?.changes.map(({ bound, shown, now }) => (
          <li key={bound}>
            {t('change.line', {
              from: placeName(offer.bounds[bound]?.origin ?? '', locale),
              to: placeName(offer.bounds[bound]?.destination ?? '', locale),
              shown: formatMoney(shown, locale),
              now: formatMoney(now, locale),
            })}
          </li>
        ))}
      </ul>
      {offer === undefined ? null : <p>{t('change.total', { total: formatMoney(offer.price.total, locale) })}</p>}
    </ConfirmDialog>
  );
}
