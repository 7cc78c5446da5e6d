import type { Party } from '@airline/contract';
import { Link } from '@airline/ui/link';
import { VisuallyHidden } from '@airline/ui/visually-hidden';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { PassengerAnswers } from './passenger-answers.ts';
import styles from './TravellerList.module.css';
import { listTravellers } from './travellers.ts';

export interface TravellerListProps {
  readonly party: Party;
  /** The answers that were sent, by the number of their page. */
  readonly passengers: Readonly<Record<string, PassengerAnswers>>;
  /** The page that is shown. */
  readonly current: number;
  /** The first page that is not complete; `undefined` when all are. */
  readonly firstOpen: number | undefined;
  readonly hrefFor: (index: number) => string;
}

/** Renders who travels, with a way to each page that can be opened: the complete ones and the first that is not. */
export function TravellerList({
  party,
  passengers,
  current,
  firstOpen = Infinity,
  hrefFor,
}: TravellerListProps): ReactNode {
  const { t } = useTranslation('travellers');
  return (
    <nav aria-label={t('list')}>
      <ol className={styles['list']}>
        {listTravellers(party).map(({ index, kind, number }) => {
          const answers = passengers[index];
          const name = answers === undefined ? t(`traveller.${kind}`, { number }) : answers.firstName;
          const complete = index < firstOpen;
          return (
            <li
              key={index}
              className={styles['traveller']}
              data-state={index === current ? 'current' : complete ? 'complete' : 'ahead'}
              aria-current={index === current ? 'step' : undefined}
            >
              {index !== current && index <= firstOpen ? (
                <Link href={hrefFor(index)} variant="quiet">
                  {name}
                </Link>
              ) : (
                name
              )}
              {complete ? <VisuallyHidden> ({t('complete')})</VisuallyHidden> : null}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
