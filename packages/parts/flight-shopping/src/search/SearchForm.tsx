import { Form, FormCheckbox, FormRadioGroup, FormSubmitButton, useForm, useFormValue } from '@airline/forms';
import { getStation } from '@airline/reference-data/stations';
import { useSession } from '@airline/session/react';
import { useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { dateIn } from '../calendar-dates.ts';
import { BoundFields } from './BoundFields.tsx';
import { emptyDraft, tripKinds, type SearchDraft } from './flight-search.ts';
import { focusPart, type Handover } from './handover.ts';
import { MultiCityFields } from './MultiCityFields.tsx';
import { PartyField } from './PartyField.tsx';
import { keepRecentSearch } from './recent-searches.ts';
import { createSearchSchema, searchOfValues, valuesOf } from './search-form.ts';
import { resultsHref } from './search-params.ts';
import styles from './SearchPanel.module.css';

export interface SearchFormProps {
  /** The page that shows the results. */
  readonly resultsPath: string;
  /** What is filled in already. */
  readonly draft?: SearchDraft;
  readonly handover?: Handover;
  /** Called once the results are on their way. */
  readonly onSearch?: () => void;
}

/** Renders the search for flights and leads to its results. */
export function SearchForm({ resultsPath, draft = emptyDraft, handover, onSearch }: SearchFormProps): ReactNode {
  const { t } = useTranslation('search');
  const navigate = useNavigate();
  const session = useSession();
  const root = useRef<HTMLDivElement>(null);
  const deviceDate = dateIn(undefined, session.now());
  const schema = useMemo(() => createSearchSchema(deviceDate), [deviceDate]);
  const form = useForm({
    schema,
    defaultValues: valuesOf({
      ...draft,
      tripKind: handover?.tripKind ?? draft.tripKind,
      inPoints: handover?.inPoints ?? draft.inPoints,
    }),
    onSubmit: async (values) => {
      const search = searchOfValues(values);
      keepRecentSearch(search);
      await navigate(resultsHref(resultsPath, search));
      onSearch?.();
    },
  });
  const tripKind = useFormValue(form, 'tripKind');
  const origin = useFormValue(form, 'bounds.0.origin');
  // Where one leaves from it can still be yesterday, or tomorrow already.
  const today = dateIn(getStation(origin)?.timeZone, session.now());

  useLayoutEffect(() => {
    if (handover === undefined || root.current === null) return;
    if (handover.focused !== undefined) focusPart(root.current, handover.focused);
    if (handover.submitted) void form.submit();
    // oxlint-disable-next-line react/exhaustive-deps -- what was done before the form was there is taken over once
  }, []);

  return (
    <div ref={root} className={styles['wide']}>
      <Form form={form} aria-label={t('form')}>
        <div data-part="tripKind" className={styles['kind']}>
          <FormRadioGroup
            form={form}
            name="tripKind"
            label={t('tripKind.label')}
            variant="inline"
            options={tripKinds.map((kind) => ({ value: kind, label: t(`tripKind.${kind}`) }))}
          />
        </div>
        {tripKind === 'multiCity' ? <MultiCityFields form={form} today={today} handover={handover} /> : null}
        <div className={styles['fields']} data-multi-city={tripKind === 'multiCity' || undefined}>
          {tripKind === 'multiCity' ? null : (
            <BoundFields form={form} index={0} today={today} handover={handover} withReturn={tripKind === 'return'} />
          )}
          <PartyField form={form} defaultOpen={handover?.focused === 'party'} />
        </div>
        <div className={styles['foot']}>
          <div data-part="inPoints">
            <FormCheckbox form={form} name="inPoints" label={t('inPoints')} hint={t('inPointsHint')} />
          </div>
          <div data-part="submit" className={styles['submit']}>
            <FormSubmitButton form={form} pendingLabel={t('submitting')}>
              {t('submit')}
            </FormSubmitButton>
          </div>
        </div>
      </Form>
    </div>
  );
}
