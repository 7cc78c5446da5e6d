import {
  baggageCharges,
  baggageRules,
  type CheckedBags,
  fareTable,
  type FareFamily,
  priceBags,
} from '@airline/contract';
import { currentLanguage } from '@airline/i18n';
import { Card } from '@airline/ui/card';
import { DescriptionList } from '@airline/ui/description-list';
import { formatMoney } from '@airline/ui/money';
import { RadioGroup } from '@airline/ui/radio-group';
import { Stepper } from '@airline/ui/stepper';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { formatInches, formatPounds } from '../format-unit.ts';
import styles from './BaggagePage.module.css';

/** More than anybody brings; who does asks at the counter. */
const maximumBags = 10;

const kinds = ['overweight', 'oversize'] as const;

/** Renders the question which bags one traveller brings, and what they cost, as the numbers are chosen. */
export function BagCalculator(): ReactNode {
  const { t, i18n } = useTranslation('baggage');
  const { t: journey } = useTranslation('itinerary');
  const [family, setFamily] = useState<FareFamily>('basic');
  const [isReturn, setIsReturn] = useState(true);
  const [checked, setChecked] = useState<CheckedBags>({ bags: 1, overweight: 0, oversize: 0 });
  const language = currentLanguage(i18n);
  const { checked: usual, most } = baggageRules;
  const limits = {
    overweight: { from: formatPounds(language, usual.pounds), to: formatPounds(language, most.pounds) },
    oversize: { from: formatInches(language, usual.linearInches), to: formatInches(language, most.linearInches) },
  };
  const setBags = (bags: number): void =>
    setChecked(({ overweight, oversize }) => ({
      bags,
      overweight: Math.min(overweight, bags),
      oversize: Math.min(oversize, bags),
    }));
  return (
    <div className={styles['calculator']}>
      <Card title={t('calculator.title')}>
        <div className={styles['questions']}>
          <p className={styles['note']}>{t('calculator.hint')}</p>
          <RadioGroup
            legend={t('calculator.family')}
            hint={t('calculator.familyHint')}
            name="family"
            variant="inline"
            options={fareTable.map((fare) => ({ value: fare.family, label: journey(`family.${fare.family}`) }))}
            value={family}
            onChange={(chosen) => setFamily(fareTable.find((fare) => fare.family === chosen)?.family ?? family)}
          />
          <RadioGroup
            legend={t('calculator.trip')}
            name="trip"
            variant="inline"
            options={[
              { value: 'return', label: t('calculator.return') },
              { value: 'oneWay', label: t('calculator.oneWay') },
            ]}
            value={isReturn ? 'return' : 'oneWay'}
            onChange={(chosen) => setIsReturn(chosen === 'return')}
          />
          <Stepper
            label={t('calculator.bags')}
            hint={t('calculator.bagsHint')}
            value={checked.bags}
            minimum={0}
            maximum={maximumBags}
            onChange={setBags}
            decreaseLabel={t('calculator.bagsFewer')}
            increaseLabel={t('calculator.bagsMore')}
          />
          {kinds.map((kind) => (
            <Stepper
              key={kind}
              label={t(`calculator.${kind}`)}
              hint={t(`calculator.${kind}Hint`, limits[kind])}
              value={checked[kind]}
              minimum={0}
              maximum={checked.bags}
              onChange={(count) => setChecked({ ...checked, [kind]: count })}
              decreaseLabel={t(`calculator.${kind}Fewer`)}
              increaseLabel={t(`calculator.${kind}More`)}
            />
          ))}
        </div>
      </Card>
      <Result family={family} checked={checked} isReturn={isReturn} />
    </div>
  );
}

interface ResultProps {
  readonly family: FareFamily;
  readonly checked: CheckedBags;
  readonly isReturn: boolean;
}

function Result({ family, checked, isReturn }: ResultProps): ReactNode {
  const { t, i18n } = useTranslation('baggage');
  const language = currentLanguage(i18n);
  const { included, charges, total } = priceBags(family, checked, isReturn ? 2 : 1);
  const items = charges.map(({ kind, bags, amount }) => ({
    id: kind,
    term: (
      <>
        {t(`result.${kind}`)}
        <span className={styles['basis']}>
          {t(isReturn ? 'result.eachDirection' : 'result.each', {
            bags,
            amount: formatMoney(baggageCharges[kind], language),
          })}
        </span>
      </>
    ),
    detail: formatMoney(amount, language),
  }));
  const all = {
    id: 'total',
    term: t('result.total'),
    detail: total.amountMinor === 0 ? t('result.nothing') : formatMoney(total, language),
  };
  return (
    <Card title={t('result.title')}>
      <section aria-label={t('result.title')} aria-live="polite" aria-atomic="true">
        <DescriptionList
          variant="total"
          items={[{ id: 'included', term: t('result.included'), detail: included }, ...items, all]}
        />
      </section>
      <p className={styles['note']}>{t('result.payment')}</p>
    </Card>
  );
}
