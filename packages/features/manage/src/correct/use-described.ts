import type { TripTravellers } from '@airline/contract';
import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { countryOption } from '@airline/travellers';
import { useLocale } from '@airline/ui/locale';
import { useTranslation } from 'react-i18next';

import type { Corrected } from './correction-address.ts';

/** Writes a whole name as the ticket has it. */
export function formatName(name: {
  readonly firstName: string;
  readonly middleName?: string | undefined;
  readonly lastName: string;
  readonly suffix?: string | undefined;
}): string {
  return [name.firstName, name.middleName, name.lastName, name.suffix].filter(Boolean).join(' ');
}

/** Gives how what is known is said: of what is secret its end alone; `undefined` where nothing was given. */
export function useDescribed(shown: TripTravellers): (corrected: Corrected) => string | undefined {
  const { t, i18n } = useTranslation('correctTrip');
  const locale = useLocale();
  const endsIn = (end: string | undefined) => (end === undefined ? undefined : t('endsIn', { end }));
  return (corrected) => {
    if (corrected.part === 'contact') {
      return `${shown.contact.emailHint}, ${t('phoneEndsIn', { end: shown.contact.phoneEnd })}`;
    }
    const traveller = shown.travellers[corrected.traveller];
    if (traveller === undefined) return undefined;
    switch (corrected.part) {
      case 'name':
        return formatName(traveller);
      case 'document': {
        const { document } = traveller;
        if (document === undefined) return undefined;
        return t('passport', {
          end: document.lastThree,
          country: countryOption(document.nationality, i18n.language)?.label ?? document.nationality,
          date: formatCalendarDate(document.expiresOn, locale),
        });
      }
      case 'frequentFlyerNumber':
        return endsIn(traveller.frequentFlyerHint);
      case 'knownTravelerNumber':
        return endsIn(traveller.knownTravelerHint);
    }
  };
}
