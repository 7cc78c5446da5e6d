import { Button } from '@airline/ui/button';
import { EmptyState } from '@airline/ui/empty-state';
import { useLocale } from '@airline/ui/locale';
import { VisuallyHidden } from '@airline/ui/visually-hidden';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { wholePrice } from '../search/low-fares.ts';
import { ChosenDestination } from './ChosenDestination.tsx';
import { DestinationCard } from './DestinationCard.tsx';
import styles from './Destinations.module.css';
import type { DestinationsProps, DestinationWishes } from './Destinations.tsx';
import { chooseWithin, type Destination } from './list-destinations.ts';
import { formatMonth } from './months-ahead.ts';
import { RouteMap } from './RouteMap.tsx';

const SHOWN_AT_FIRST = 8;

interface DestinationResultsProps extends DestinationsProps {
  readonly destinations: readonly Destination[];
  readonly wishes: DestinationWishes;
  readonly nameOf: (station: string) => string;
  readonly onAnyPrice: () => void;
}

/** Renders the destinations of a month: the map with the chosen one beside it, and a card for each. */
export function DestinationResults(props: DestinationResultsProps): ReactNode {
  const { destinations, wishes, nameOf, onAnyPrice, resultsPath } = props;
  const { origin, month, budgetMinor } = wishes;
  const { t } = useTranslation('destinations');
  const locale = useLocale();
  const [chosen, setChosen] = useState<string>();
  const [showsAll, setShowsAll] = useState(false);
  const cards = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The button that was pressed is gone: the focus goes on with the first card that it brought.
    if (showsAll) cards.current?.children[SHOWN_AT_FIRST]?.querySelector('a')?.focus();
  }, [showsAll]);
  const { withinBudget, soldOut, lowestMinor } = chooseWithin(destinations, budgetMinor);
  const price = (amountMinor: number) => wholePrice({ amountMinor, currency: 'USD' }, locale);
  const names = { origin: nameOf(origin), month: formatMonth(month, locale) };

  if (lowestMinor === undefined) {
    return (
      <EmptyState title={t('none.title', names)} headingLevel={3}>
        {t('none.body')}
      </EmptyState>
    );
  }
  const [cheapest] = withinBudget;
  if (cheapest === undefined) {
    return (
      <EmptyState
        title={t('tooDear.title', { ...names, price: price(budgetMinor ?? 0) })}
        headingLevel={3}
        actions={<Button onClick={onAnyPrice}>{t('tooDear.action')}</Button>}
      >
        {t('tooDear.body', { lowest: price(lowestMinor) })}
      </EmptyState>
    );
  }
  const shown = showsAll ? withinBudget : withinBudget.slice(0, SHOWN_AT_FIRST);
  const onMap = budgetMinor === undefined ? [...withinBudget, ...soldOut] : withinBudget;
  const current = onMap.find(({ station }) => station === chosen) ?? cheapest;
  const shownByCard = { origin, nameOf, resultsPath };
  return (
    <>
      <output>
        <VisuallyHidden>{t('count', { count: withinBudget.length })}</VisuallyHidden>
      </output>
      <div className={styles['stage']}>
        <RouteMap origin={origin} destinations={onMap} chosen={current.station} onChoose={setChosen} nameOf={nameOf} />
        <ChosenDestination destination={current} {...shownByCard} />
      </div>
      <ul ref={cards} className={styles['cards']}>
        {shown.map((destination) => (
          <li key={destination.station}>
            <DestinationCard destination={destination} {...shownByCard} />
          </li>
        ))}
      </ul>
      {shown.length < withinBudget.length ? (
        <p className={styles['more']}>
          <Button variant="secondary" onClick={() => setShowsAll(true)}>
            {t('more', { count: withinBudget.length - shown.length })}
          </Button>
        </p>
      ) : null}
      <p className={styles['terms']}>{t('terms')}</p>
    </>
  );
}
