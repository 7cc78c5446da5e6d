import type { PolicyRule } from '@airline/contract';
import { placeName } from '@airline/reference-data/place-names';
import { useLocale } from '@airline/ui/locale';
import { formatMoney } from '@airline/ui/money';
import { useTranslation } from 'react-i18next';

/** A rule without its id, as change logs keep it too. */
type RuleTerms = PolicyRule extends infer Rule ? (Rule extends PolicyRule ? Omit<Rule, 'id'> : never) : never;

/** Returns what writes a rule as what a trip that breaks it is or does: 'Costs more than 25% above the lowest fare of the day'. */
export function useRuleWords(): (rule: RuleTerms) => string {
  const { t } = useTranslation('companyTrip');
  const { t: journey } = useTranslation('itinerary');
  const locale = useLocale();
  const list = (names: readonly string[]) => new Intl.ListFormat(locale, { type: 'disjunction' }).format(names);
  return (rule) => {
    switch (rule.kind) {
      case 'families':
        return t('rule.families', { families: list(rule.families.map((family) => journey(`family.${family}`))) });
      case 'overLowest':
        return rule.percent === 0 ? t('rule.overLowestAny') : t('rule.overLowest', { percent: rule.percent });
      case 'daysAhead':
        return t('rule.daysAhead', { count: rule.days });
      case 'stops':
        return t(rule.most === 0 ? 'rule.stops0' : 'rule.stops1');
      case 'places':
        return t('rule.places', { places: list(rule.places.map((place) => placeName(place, locale))) });
      case 'extras': {
        const extras = list(rule.extras.map((kind) => t(`extra.${kind}`)));
        return rule.mostMinor === undefined
          ? t('rule.extras', { extras })
          : t('rule.extrasOver', {
              extras,
              most: formatMoney({ amountMinor: rule.mostMinor, currency: 'USD' }, locale),
            });
      }
    }
  };
}
