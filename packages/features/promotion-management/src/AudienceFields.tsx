import { measureAudience } from '@airline/contract';
import { FormCheckbox, type FormHandle } from '@airline/forms';
import { failureIn, valueOrThrow } from '@airline/gateway-client';
import { FailureBanner } from '@airline/gateway-client/react';
import { useSession } from '@airline/session/react';
import { Button } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { FieldGroup } from '@airline/ui/field-group';
import { useLocale } from '@airline/ui/locale';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './Managed.module.css';
import { attributeValues, type PromotionForm, toAudience } from './promotion-form.ts';

interface AudienceFieldsProps {
  readonly form: FormHandle<Omit<PromotionForm, 'kind'> & { kind: string }>;
}

/** Renders whom a promotion is for, and how many accounts that reaches. */
export function AudienceFields({ form }: AudienceFieldsProps): ReactNode {
  const { t } = useTranslation('promotionManagement');
  const number = new Intl.NumberFormat(useLocale());
  const session = useSession();
  const count = useMutation({
    mutationFn: async () =>
      valueOrThrow(await session.call(measureAudience, { body: { audience: toAudience(form.values().audience) } })),
  });
  const failure = failureIn(count.error);
  const { data } = count;
  return (
    <Card title={t('audience.title')}>
      <div className={styles['sections']}>
        <p>{t('audience.body')}</p>
        <FieldGroup legend={t('audience.attributes.loginState')}>
          {attributeValues.loginState.map((value) => (
            <FormCheckbox
              key={value}
              form={form}
              name={`audience.loginState.${value}`}
              label={t(`audience.loginState.${value}`)}
            />
          ))}
        </FieldGroup>
        <FieldGroup legend={t('audience.attributes.tierStatus')}>
          {attributeValues.tierStatus.map((value) => (
            <FormCheckbox
              key={value}
              form={form}
              name={`audience.tierStatus.${value}`}
              label={t(`audience.tierStatus.${value}`)}
            />
          ))}
        </FieldGroup>
        <FieldGroup legend={t('audience.attributes.corporateRole')}>
          {attributeValues.corporateRole.map((value) => (
            <FormCheckbox
              key={value}
              form={form}
              name={`audience.corporateRole.${value}`}
              label={t(`audience.corporateRole.${value as 'traveler'}`)}
            />
          ))}
        </FieldGroup>
        <FieldGroup legend={t('audience.attributes.corporateAccessLevel')}>
          {attributeValues.corporateAccessLevel.map((value) => (
            <FormCheckbox
              key={value}
              form={form}
              name={`audience.corporateAccessLevel.${value}`}
              label={t(`audience.corporateAccessLevel.${value}`)}
            />
          ))}
        </FieldGroup>
        {failure === undefined ? null : <FailureBanner failure={failure} onRetry={() => count.mutate()} />}
        <div>
          <Button
            type="button"
            pendingLabel={count.isPending ? t('audience.counting') : undefined}
            onClick={() => count.mutate()}
          >
            {t('audience.count')}
          </Button>
        </div>
        <output>
          {data === undefined
            ? ''
            : [
                data.accounts === 0
                  ? t('audience.few', { few: number.format(data.few) })
                  : t('audience.about', { accounts: number.format(data.accounts) }),
                ...(data.hasVisitors ? [t('audience.visitors')] : []),
              ].join(' ')}
        </output>
      </div>
    </Card>
  );
}
