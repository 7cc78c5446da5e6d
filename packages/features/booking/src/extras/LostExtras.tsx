import { buildPath } from '@airline/links';
import { Banner } from '@airline/ui/banner';
import { ButtonLink } from '@airline/ui/button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { useBooking } from '../booking-draft.ts';
import { parseExtrasRefusal } from './refused-extras.ts';

/** Renders that extras which were chosen are there no more, or cost something else, until the person has seen what is left of them. */
export function LostExtras(): ReactNode {
  const { t } = useTranslation('booking');
  const hasLost = useBooking(({ hasLostExtras }) => hasLostExtras === true);
  const location = useLocation();
  const href = buildPath('air-booking-seats');
  // What the order was refused for is said by the page, in its place.
  if (!hasLost || parseExtrasRefusal(location.state) !== undefined) return null;
  return (
    <Banner
      tone="warning"
      live="polite"
      title={t('extras.lost.title')}
      {...(location.pathname === href
        ? {}
        : {
            actions: (
              <ButtonLink size="small" href={href}>
                {t('extras.lost.action')}
              </ButtonLink>
            ),
          })}
    >
      {t('extras.lost.body')}
    </Banner>
  );
}
