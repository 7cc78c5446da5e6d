import { failureIn } from '@airline/gateway-client';
import { FailureBanner } from '@airline/gateway-client/react';
import { placeName } from '@airline/reference-data/place-names';
import { useSession } from '@airline/session/react';
import { Skeleton } from '@airline/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { dateIn } from '../calendar-dates.ts';
import { DestinationControls } from './DestinationControls.tsx';
import { DestinationResults } from './DestinationResults.tsx';
import { firstOrigin } from './first-origin.ts';
import { destinationsQuery } from './destinations-query.ts';
import { monthsAhead } from './months-ahead.ts';

/** What the destinations take. */
export interface DestinationsProps {
  /** The page that shows a search's results. */
  readonly resultsPath: string;
}

/** What the destinations are asked for. */
export interface DestinationWishes {
  readonly origin: string;
  /** 'YYYY-MM' */
  readonly month: string;
  /** The most that one person wants to pay for one way, in cents; absent where any price is shown. */
  readonly budgetMinor: number | undefined;
}

/** Renders where nonstop flights lead from a city in a month, on a map and as cards, the cheapest first. */
export function Destinations({ resultsPath }: DestinationsProps): ReactNode {
  const { t, i18n } = useTranslation('destinations');
  const [{ months, first }] = useState(() => monthsAhead(dateIn(undefined, new Date())));
  const [wishes, setWishes] = useState<DestinationWishes>(() => ({
    origin: firstOrigin(new Intl.DateTimeFormat().resolvedOptions().timeZone),
    month: first,
    budgetMinor: undefined,
  }));
  const { data, error, refetch } = useQuery(destinationsQuery(useSession(), wishes.origin, wishes.month));
  const failure = failureIn(error);
  const nameOf = (station: string) => placeName(station, i18n.language);

  return (
    <>
      <DestinationControls months={months} wishes={wishes} onChange={setWishes} nameOf={nameOf} />
      {failure === undefined ? null : <FailureBanner failure={failure} live="off" onRetry={() => void refetch()} />}
      {data === undefined && error === null ? <Skeleton label={t('loading')} shape="card" count={3} /> : null}
      {data === undefined ? null : (
        <DestinationResults
          // What was chosen and opened belongs to one list.
          key={`${wishes.origin} ${wishes.month}`}
          destinations={data}
          wishes={wishes}
          resultsPath={resultsPath}
          nameOf={nameOf}
          onAnyPrice={() => setWishes({ ...wishes, budgetMinor: undefined })}
        />
      )}
    </>
  );
}
