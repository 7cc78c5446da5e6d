import type { Trip } from '@airline/contract';
import { Card } from '@airline/ui/card';
import { DescriptionList } from '@airline/ui/description-list';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Renders the company that a trip is booked under, and what its books call the trip; nothing of a private one. */
export function TripCompany({ trip: { company } }: { readonly trip: Pick<Trip, 'company'> }): ReactNode {
  const { t } = useTranslation('trips');
  if (company === undefined) return null;
  const { name, reference, costCentre } = company;
  return (
    <Card title={t('company.title')}>
      <DescriptionList
        items={[
          { id: 'company', term: t('company.name'), detail: name },
          ...(reference === undefined ? [] : [{ id: 'reference', term: t('company.reference'), detail: reference }]),
          ...(costCentre === undefined
            ? []
            : [{ id: 'costCentre', term: t('company.costCentre'), detail: costCentre }]),
        ]}
      />
    </Card>
  );
}
