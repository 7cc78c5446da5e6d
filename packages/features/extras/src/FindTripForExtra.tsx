import type { ExtraKind } from '@airline/contract';
import { placeName } from '@airline/reference-data/place-names';
import { FindTripFor, tripDestination, tripWay } from '@airline/trip';
import { Banner } from '@airline/ui/banner';
import { ButtonLink } from '@airline/ui/button';
import { useLocale } from '@airline/ui/locale';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { extraPages } from './extra-pages.ts';

/** Renders the way to a trip for which an extra is bought. */
export function FindTripForExtra({ kind }: { readonly kind: Exclude<ExtraKind, 'bag'> }): ReactNode {
  const { t } = useTranslation('extras');
  const locale = useLocale();
  const page = extraPages[kind];
  return (
    <FindTripFor
      title={t(`find.${kind}.title`)}
      lead={t(`find.${kind}.lead`)}
      page={page}
      own={{ text: t('find.ownTrips'), link: t('find.ownTripsLink') }}
      next={(trip) => (
        <Banner
          title={t(`find.${kind}.next`, { city: placeName(tripDestination(trip), locale) })}
          actions={
            <ButtonLink size="small" {...tripWay(trip, page)}>
              {t('find.nextAction')}
            </ButtonLink>
          }
        />
      )}
    />
  );
}
