import { limits, type Limits } from '@airline/client-config/limits';
import { baggageRules, company, fareTable } from '@airline/contract';
import { currentLanguage } from '@airline/i18n';
import { carrierDesignator } from '@airline/reference-data/carrier';
import type { i18n as I18n } from 'i18next';

import { formatUnit } from './format-unit.ts';

/**
 * Gives what the documents name by a placeholder, as text of the language that is shown: from the product's own rules, and what a deployment sets from
 * its settings.
 */
export function documentValues(
  i18n: I18n,
  { maximumTicketedPassengers }: Pick<Limits, 'maximumTicketedPassengers'>,
): Readonly<Record<string, string>> {
  const language = currentLanguage(i18n);
  const unit = (value: number, name: string) => formatUnit(language, value, name);
  const { phone, href } = company.customerService[language];
  return {
    carrierCode: carrierDesignator,

    phone,
    phoneHref: href,
    freeCancellationTime: unit(limits.freeCancellationHours, 'hour'),
    freeCancellationAhead: unit(limits.freeCancellationBookedAheadDays, 'day'),
    cancellationCloses: unit(limits.cancellationClosesMinutesBeforeDeparture, 'minute'),
    creditValidity: unit(limits.travelCreditValidMonths, 'month'),
    checkInOpens: unit(limits.checkInOpensHoursBeforeDeparture, 'hour'),
    bagDropCloses: unit(baggageRules.dropClosesMinutesBeforeDeparture, 'minute'),
    infantAge: unit(limits.infantUnderAgeYears, 'year'),
    childAge: unit(limits.childUnderAgeYears, 'year'),
    mostTickets: String(maximumTicketedPassengers),
    fewestBags: i18n.t('condition.checkedBags', {
      ns: 'itinerary',
      count: Math.min(...fareTable.map(({ checkedBags }) => checkedBags)),
    }),
  };
}

/** Fills the placeholders of a text: `{{phone}}`. One that has no value stays as it is. */
export function fillValues(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}
