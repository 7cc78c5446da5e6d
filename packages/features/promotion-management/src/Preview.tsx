import type { ManagedPromotion } from '@airline/contract';
import { PromotionCard } from '@airline/promotion';
import { useSession } from '@airline/session/react';
import { Card } from '@airline/ui/card';
import { Field } from '@airline/ui/field';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './Managed.module.css';
import { parseLocalInput, toLocalInput } from './zoned-input.ts';

/** Renders what those whom a promotion is for see of it at any moment, by the clocks of its zone. */
export function Preview({ promotion }: { readonly promotion: ManagedPromotion }): ReactNode {
  const { t } = useTranslation('promotionManagement');
  const { now } = useSession();
  const { timeZone } = promotion;
  const [local, setLocal] = useState(() => toLocalInput(now(), timeZone));
  const at = parseLocalInput(local, timeZone);
  return (
    <Card title={t('preview.title')}>
      <div className={styles['sections']}>
        <Field label={t('preview.when')} hint={t('preview.hint', { zone: timeZone })}>
          {(control) => (
            <input
              {...control}
              type="datetime-local"
              className={styles['input']}
              value={local}
              onChange={(event) => setLocal(event.currentTarget.value)}
            />
          )}
        </Field>
        <div aria-live="polite">
          {at === undefined ? (
            <p>{t('preview.none')}</p>
          ) : (
            <PromotionCard promotion={{ ...promotion, isEligible: true }} at={at} headingLevel={3} />
          )}
        </div>
      </div>
    </Card>
  );
}
