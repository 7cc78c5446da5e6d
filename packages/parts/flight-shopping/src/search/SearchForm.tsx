import { useClientConfig } from '@airline/app-shell';
import { Form, FormCheckbox, FormRadioGroup, FormSubmitButton, useForm, useFormValue } from '@airline/forms';
import { getStation } from '@airline/reference-data/stations';
import { useLoadedSession } from '@airline/session/services-provider';
import { useEffect, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
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
import { usePlaces } from './use-places.ts';

export interface SearchFormProps {
  /** The page that shows the results. */
  readonly resultsPath: string;
  /** What is filled in already. */
  readonly draft?: SearchDraft;
  readonly handover?: Handover;
  /** True to bring the counters of the travellers into sight, open. */
  readonly beginsAtParty?: boolean;
  /** Called once the results are on their way. */
  readonly onSearch?: () => void;
}

/** Renders the search for flights and leads to its results. */
export function SearchForm({
  resultsPath,
  draft = emptyDraft,
  handover,
  beginsAtParty = false,
  onSearch,
}: SearchFormProps): ReactNode {
  const { t } = useTranslation('search');
  const navigate = useNavigate();
  // By the gateway's clock once that is known.
  const now = useLoadedSession()?.now() ?? new Date();
  const root = useRef<HTMLDivElement>(null);
  const deviceDate = dateIn(undefined, now);
  const { limits } = useClientConfig();
  const schema = useMemo(() => createSearchSchema(deviceDate, limits), [deviceDate, limits]);
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
  const today = dateIn(getStation(origin)?.timeZone, now);

  const places = usePlaces(today);

  useLayoutEffect(() => {
    if (handover === undefined || root.current === null) return;
    if (handover.focused !== undefined)
      focusPart(root.current, handover.focused, handover.pressed === handover.focused);
    if (handover.submitted) void form.submit();
    // oxlint-disable-next-line react/exhaustive-deps -- what was done before the form was there is taken over once
  }, []);

  useEffect(() => {
    if (!beginsAtParty || root.current === null) return;
    focusPart(root.current, 'party');
    // jsdom has no scrollIntoView, and tests run there.
    root.current.querySelector("[data-part='party']")?.scrollIntoView?.({ block: 'center' });
    // oxlint-disable-next-line react/exhaustive-deps -- where a person comes to is said once
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
        {tripKind === 'multiCity' ? (
          <MultiCityFields form={form} today={today} places={places} handover={handover} />
        ) : null}
        <div className={styles['fields']} data-multi-city={tripKind === 'multiCity' || undefined}>
          {tripKind === 'multiCity' ? null : (
            <BoundFields
              form={form}
              index={0}
              today={today}
              places={places}
              handover={handover}
              withReturn={tripKind === 'return'}
            />
          )}
          <PartyField form={form} defaultOpen={beginsAtParty || handover?.focused === 'party'} />
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
