import { Page } from '@airline/app-shell';
import type { Offer } from '@airline/contract';
import { FailureBanner } from '@airline/gateway-client/react';
import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { placeName } from '@airline/itinerary';
import { Banner } from '@airline/ui/banner';
import { useLocale } from '@airline/ui/locale';
import { ProgressSteps } from '@airline/ui/progress-steps';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { BoundChoice } from './BoundChoice.tsx';
import { ChosenFlights } from './ChosenFlights.tsx';
import { directionOf, type StepDirection } from './directions.ts';
import styles from './FlightResults.module.css';
import type { ResultsState } from './picks.ts';
import { PriceChangeDialog } from './PriceChangeDialog.tsx';
import { SearchSummary } from './SearchSummary.tsx';
import { TotalBar } from './TotalBar.tsx';
import { useFareSelection } from './use-fare-selection.ts';
import { useSelectedFlights } from './use-selected-flights.ts';

export interface FlightResultsProps extends ResultsState {
  /** Called with the priced choice, and the query of the results' address that leads back to it. */
  readonly onChosen: (offer: Offer, query: string) => void;
}

/** Renders the choice of a flight and a fare for each direction in turn, and at its end the way to the passengers. */
export function FlightResults({ onChosen, ...state }: FlightResultsProps): ReactNode {
  const { search } = state;
  const { t } = useTranslation('flights');
  const { t: journey } = useTranslation('itinerary');
  const locale = useLocale();
  const choice = useSelectedFlights(state);
  const selection = useFareSelection(state, choice, onChosen);
  const { step, chosen } = choice;
  const bound = search.bounds[step];
  const direction = directionOf(search, step);

  return (
    // A later step is a page of its own to a reader: its heading takes the focus.
    <Page
      key={step}
      title={titleOf(direction, t)}
      {...(bound === undefined
        ? {}
        : {
            lead: `${t('route', { from: placeName(bound.origin), to: placeName(bound.destination) })} · ${formatCalendarDate(bound.date, locale, 'full')}`,
          })}
    >
      <div className={styles['results']}>
        {search.bounds.length > 1 && bound !== undefined ? (
          <ProgressSteps
            label={t('steps.label')}
            steps={search.bounds.map((_, index) => ({
              id: String(index),
              label: stepLabel(directionOf(search, index), journey),
            }))}
            current={String(step)}
            doneLabel={t('steps.done')}
            summary={t('steps.summary', {
              number: step + 1,
              count: search.bounds.length,
            })}
          />
        ) : null}
        <SearchSummary search={search} />
        {selection.refusal === undefined ? null : <Refusal refusal={selection.refusal} onRetry={selection.continue} />}
        {choice.isGone && selection.refusal === undefined ? (
          <Banner tone="warning" live="polite" title={t('gone.title')}>
            {t('gone.body')}
          </Banner>
        ) : null}
        <ChosenFlights search={search} chosen={chosen} hrefOf={selection.changeHref} />
        {bound === undefined ? null : (
          <BoundChoice
            key={`${step} ${bound.origin} ${bound.destination}`}
            state={state}
            choice={choice}
            bound={bound}
            onChoose={selection.choose}
          />
        )}
        <TotalBar search={search} chosen={chosen} pending={selection.isPending} onContinue={selection.continue} />
      </div>
      <PriceChangeDialog offer={selection.changedOffer} onConfirm={selection.accept} onCancel={selection.decline} />
    </Page>
  );
}

type Translate = ReturnType<typeof useTranslation<'flights'>>['t'];

function titleOf(direction: StepDirection, t: Translate): string {
  return direction.kind === 'nth'
    ? t('title.nth', { number: direction.number, count: direction.count })
    : t(`title.${direction.kind}`);
}

function stepLabel(direction: StepDirection, journey: ReturnType<typeof useTranslation<'itinerary'>>['t']): string {
  if (direction.kind === 'nth') return journey('direction.nth', { number: direction.number });
  return direction.kind === 'review' ? '' : journey(`direction.${direction.kind}`);
}

interface RefusalProps {
  readonly refusal: NonNullable<ReturnType<typeof useFareSelection>['refusal']>;
  readonly onRetry: () => void;
}

function Refusal({ refusal, onRetry }: RefusalProps): ReactNode {
  const { t } = useTranslation('flights');
  if (refusal.kind !== 'fields') return <FailureBanner failure={refusal} onRetry={onRetry} />;
  return (
    <Banner tone="warning" live="assertive" title={t('notTogether.title')}>
      {t('notTogether.body')}
    </Banner>
  );
}
