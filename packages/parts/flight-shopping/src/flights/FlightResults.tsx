import { Page } from '@airline/app-shell';
import type { Offer } from '@airline/contract';
import { FailureBanner } from '@airline/gateway-client/react';
import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { placeName } from '@airline/reference-data/place-names';
import { SkipLink } from '@airline/ui/app-shell';
import { Banner } from '@airline/ui/banner';
import { useLocale } from '@airline/ui/locale';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { BoundChoice } from './BoundChoice.tsx';
import { ChosenFlights } from './ChosenFlights.tsx';
import { directionOf, type StepDirection } from './directions.ts';
import styles from './FlightResults.module.css';
import { flightsHeadingId } from './ListToolbar.tsx';
import type { ResultsState } from './picks.ts';
import { PriceChangeDialog } from './PriceChangeDialog.tsx';
import type { ReplacedFlight } from './replaced-flight.ts';
import { SearchFormPanel, SearchSummary, useSearchPanel } from './SearchSummary.tsx';
import { basesFor, effectiveBasis } from './shown-price.ts';
import { TotalBar } from './TotalBar.tsx';
import { useFareSelection } from './use-fare-selection.ts';
import { useSelectedFlights } from './use-selected-flights.ts';

export interface FlightResultsProps extends ResultsState {
  /**
   * Called with the priced choice, and the query of the results' address that leads back to it. What it rejects with is said as a
   * line that was cut, and can be tried again.
   */
  readonly onChosen: (offer: Offer, query: string) => void | Promise<void>;
  /** Where the search is changed: in the form of this page by default. */
  readonly modifyHref?: string;
  /** The booked flights that the chosen ones take the place of, one for each direction: each fare says what it costs more or less. */
  readonly replaced?: readonly ReplacedFlight[];
  /** What has lower prices of the search told: beside the choice of prices where there is room, below the list on a phone. */
  readonly watch?: ReactNode;
  /** What stands above the flights, whom the trip is for. */
  readonly above?: ReactNode;
}

/** Renders the choice of a flight and a fare for each direction in turn, and at its end the way to the passengers. */
export function FlightResults({
  onChosen,
  modifyHref,
  replaced,
  watch,
  above,
  ...state
}: FlightResultsProps): ReactNode {
  const { search } = state;
  const { t } = useTranslation('flights');
  const locale = useLocale();
  const choice = useSelectedFlights(state);
  const selection = useFareSelection(state, choice, onChosen);
  const { step, chosen } = choice;
  const bound = search.bounds[step];
  const direction = directionOf(search, step);

  const panel = useSearchPanel(search);
  const basis = effectiveBasis(state.list.basis, basesFor(search.party, search.bounds.length));
  // While another flight is chosen, the list begins as high as it can.
  const isChoosing = bound !== undefined && chosen.length > 0;
  const chosenFlights = (
    <ChosenFlights
      search={search}
      chosen={chosen}
      basis={basis}
      size={isChoosing ? 'line' : 'full'}
      hrefOf={selection.changeHref}
    />
  );

  return (
    // A later step is a page of its own to a reader: its heading takes the focus.
    <Page
      key={step}
      title={titleOf(direction, t)}
      size="compact"
      aside={
        <div className={styles['summaries']}>
          <SearchSummary search={search} panel={panel} modifyHref={modifyHref} />
          {isChoosing ? chosenFlights : null}
        </div>
      }
      {...(bound === undefined || direction.kind !== 'nth'
        ? {}
        : {
            lead: `${t('route', { from: placeName(bound.origin, locale), to: placeName(bound.destination, locale) })} · ${formatCalendarDate(bound.date, locale, 'full')}`,
          })}
    >
      <div className={styles['results']}>
        {bound === undefined ? null : <SkipLink targetId={flightsHeadingId}>{t('list.skip')}</SkipLink>}
        {above}
        <SearchFormPanel search={search} panel={panel} />
        {selection.refusal === undefined ? null : <Refusal refusal={selection.refusal} onRetry={selection.continue} />}
        {choice.isGone && selection.refusal === undefined ? (
          <Banner tone="warning" live="polite" title={t('gone.title')}>
            {t('gone.body')}
          </Banner>
        ) : null}
        {isChoosing ? null : chosenFlights}
        {bound === undefined ? null : (
          <BoundChoice
            key={`${step} ${bound.origin} ${bound.destination}`}
            state={state}
            choice={choice}
            bound={bound}
            replaced={replaced}
            watch={watch}
            onChoose={selection.choose}
          />
        )}
        {/* Going on would drop what is being changed in the form, and the bar would cover it. */}
        {panel.isOpen ? null : (
          <TotalBar
            search={search}
            chosen={chosen}
            replaced={replaced}
            pending={selection.isPending}
            isLeaving={selection.isLeaving}
            onContinue={selection.continue}
          />
        )}
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
