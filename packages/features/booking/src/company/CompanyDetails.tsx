import type { PolicyVerdict } from '@airline/contract';
import { Banner } from '@airline/ui/banner';
import { Card } from '@airline/ui/card';
import { Select } from '@airline/ui/select';
import { TextField } from '@airline/ui/text-field';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { asksReason, type CompanyFault, costCentreOf, type TripForCompany } from './company-booking.ts';
import { keepCompany } from './company-draft.ts';
import styles from './Company.module.css';
import { VerdictNote } from './CompanyBar.tsx';

/** The ids of the fields, by what is missing: focus goes to the first of them. */
export const companyFieldIds = {
  missingTraveller: 'company-travellers',
  missingReference: 'company-reference',
  missingCostCentre: 'company-cost-centre',
  missingReason: 'company-reason',
} as const satisfies Readonly<Record<CompanyFault, string>>;

export interface CompanyDetailsProps {
  readonly trip: TripForCompany;
  /** What the policy says of the trip; absent until it is known. */
  readonly verdict: PolicyVerdict | undefined;
  /** What is missing, once the person wanted to go on. */
  readonly faults: readonly CompanyFault[];
}

/** Renders what the company wants to know of the trip: its reference, what it is charged to, and why it is outside the policy. */
export function CompanyDetails({ trip, verdict, faults }: CompanyDetailsProps): ReactNode {
  const { t } = useTranslation('companyTrip');
  const { t: forms } = useTranslation('forms');
  const { booking, typed } = trip;
  const { isReferenceRequired, isCostCentreRequired } = booking.settings;
  const errorOf = (fault: CompanyFault) =>
    faults.includes(fault) ? { error: t(`details.${fault}`), errorPrefix: forms('errorPrefix') } : {};
  return (
    <Card title={t('details.title')}>
      <div className={styles['fields']}>
        {faults.length === 0 ? null : (
          <Banner tone="danger" live="assertive" title={t('details.wrong')}>
            {faults.includes('missingTraveller') ? t('details.missingTraveller') : null}
          </Banner>
        )}
        <VerdictNote verdict={verdict} />
        {asksReason(trip, verdict) ? (
          <TextField
            id={companyFieldIds.missingReason}
            label={t('details.reason')}
            hint={t('details.reasonHint')}
            autoComplete="off"
            value={typed.reason}
            onChange={({ target }) => keepCompany({ reason: target.value.slice(0, 300) })}
            {...errorOf('missingReason')}
          />
        ) : null}
        <TextField
          id={companyFieldIds.missingReference}
          label={t('details.reference')}
          hint={t('details.referenceHint')}
          autoComplete="off"
          value={typed.reference}
          onChange={({ target }) => keepCompany({ reference: target.value.slice(0, 40) })}
          {...(isReferenceRequired ? {} : { optionalLabel: t('details.optional') })}
          {...errorOf('missingReference')}
        />
        {booking.costCentres.length === 0 && !isCostCentreRequired ? null : (
          <Select
            id={companyFieldIds.missingCostCentre}
            label={t('details.costCentre')}
            placeholder={t(isCostCentreRequired ? 'details.chooseCostCentre' : 'details.noCostCentre')}
            options={booking.costCentres.map(({ id, code, name }) => ({ value: id, label: `${code} · ${name}` }))}
            value={costCentreOf(trip) ?? ''}
            onChange={({ target }) => keepCompany({ costCentreId: target.value })}
            {...(isCostCentreRequired ? {} : { optionalLabel: t('details.optional') })}
            {...errorOf('missingCostCentre')}
          />
        )}
        <p className={styles['note']}>{t('funds')}</p>
      </div>
    </Card>
  );
}
