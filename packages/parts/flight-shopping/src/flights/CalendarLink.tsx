import { useFlag } from '@airline/app-shell/flags';
import { Link as TextLink } from '@airline/ui/link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Renders the way to the prices of the whole month, where the flag of that page is on: OpenFeature, which is asked, comes with it. */
export function CalendarLink({ href }: { readonly href: string }): ReactNode {
  const { t } = useTranslation('flights');
  const isOn = useFlag('lowFareCalendar');
  return isOn ? (
    <TextLink href={href} variant="standalone">
      {t('days.calendar')}
    </TextLink>
  ) : null;
}
