import type { Draft, FormHandle } from '@airline/forms';
import { Skeleton } from '@airline/ui/skeleton';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { StatusAnswers } from './status-form.ts';

/** Who looks by number needs no list of all places. */
const PlaceFields = lazy(async () => ({ default: (await import('./PlaceFields.tsx')).PlaceFields }));

export interface PlaceFieldsProps {
  readonly form: FormHandle<Draft<StatusAnswers>>;
  readonly today: string;
}

/** Renders the two places of a route, once their fields are there. */
export function LazyPlaceFields(props: PlaceFieldsProps): ReactNode {
  const { t } = useTranslation('flightStatus');
  return (
    <Suspense fallback={<Skeleton label={t('form.byRoute')} shape="text" count={2} />}>
      <PlaceFields {...props} />
    </Suspense>
  );
}
