import { useClientConfig } from '@airline/app-shell';
import type { PartyLimits } from '@airline/contract';
import {
  BoundFields,
  createSearchSchema,
  PartyField,
  usePlaces,
  valuesOf,
  type SearchAnswers,
} from '@airline/flight-shopping/bound-fields';
import type { SearchDraft } from '@airline/flight-shopping/search';
import { Form, FormCheckbox, FormRadioGroup, FormSubmitButton, useForm } from '@airline/forms';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { LowFareQuestion } from './low-fare-question.ts';
import styles from './LowFareCalendar.module.css';

export interface LowFareFormProps {
  readonly draft: SearchDraft;
  /** The first date that can be flown on. */
  readonly today: string;
  readonly onAsk: (question: LowFareQuestion) => void;
}

/** Renders what prices are looked up by: the route, there or there and back, the travellers, dollars or points. */
export function LowFareForm({ draft, today, onAsk }: LowFareFormProps): ReactNode {
  const { t } = useTranslation('lowFareCalendar');
  const { t: words } = useTranslation('search');
  const { limits } = useClientConfig();
  const places = usePlaces(today);
  const schema = useMemo(() => createRouteSchema(today, limits), [today, limits]);
  const form = useForm({
    schema,
    defaultValues: valuesOf(draft),
    onSubmit: async ({ tripKind, bounds: [out], party, inPoints }) =>
      onAsk({
        origin: out?.origin ?? '',
        destination: out?.destination ?? '',
        isReturn: tripKind === 'return',
        party,
        inPoints,
        date: '',
        returnDate: '',
      }),
  });
  return (
    <Form form={form} aria-label={t('form.label')}>
      <div className={styles['fields']}>
        <FormRadioGroup
          form={form}
          name="tripKind"
          label={words('tripKind.label')}
          variant="inline"
          options={[
            { value: 'return', label: words('tripKind.return') },
            { value: 'oneWay', label: words('tripKind.oneWay') },
          ]}
        />
        <BoundFields form={form} index={0} today={today} places={places} withDates={false} />
        <PartyField form={form} defaultOpen={false} />
        <FormCheckbox form={form} name="inPoints" label={words('inPoints')} hint={words('inPointsHint')} />
        <FormSubmitButton form={form} pendingLabel={t('form.pending')}>
          {t('form.submit')}
        </FormSubmitButton>
      </div>
    </Form>
  );
}

/** The schema of a search without what it says of days: they are chosen in the calendars. */
function createRouteSchema(today: string, limits: PartyLimits) {
  const whole = createSearchSchema(today, limits);
  const { validate, ...standard } = whole['~standard'];
  return {
    '~standard': {
      ...standard,
      validate(value: unknown) {
        const result = validate(value);
        if (result instanceof Promise || result.issues === undefined) return result;
        const issues = result.issues.filter(({ path = [] }) => !path.includes('date') && !path.includes('returnDate'));
        return issues.length === 0 ? { value: value as SearchAnswers } : { issues };
      },
    },
  } as typeof whole;
}
