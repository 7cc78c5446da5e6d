import type { CompanyTraveller } from '@airline/contract';
import { useSession } from '@airline/session/react';
import { Button } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { TextField } from '@airline/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { companyTravellersQuery, travellerOfPage, type TripForCompany } from './company-booking.ts';
import { keepCompany } from './company-draft.ts';
import styles from './Company.module.css';
import { companyFieldIds } from './CompanyDetails.tsx';

export interface CompanyTravellerChoiceProps {
  readonly trip: TripForCompany;
  /** The number of the page, from 0. */
  readonly page: number;
}

/** Renders who of the company travels on a page: the person, a guest, or, for who books for others, somebody they look for. */
export function CompanyTravellerChoice({ trip, page }: CompanyTravellerChoiceProps): ReactNode {
  const { t } = useTranslation('companyTrip');
  const [isSearching, setSearching] = useState(false);
  const { booking, typed } = trip;
  const traveller = travellerOfPage(trip, page);
  const others = new Set(
    Object.entries(typed.travellers).flatMap(([other, who]) =>
      Number(other) === page || who === 'guest' ? [] : [who.id],
    ),
  );
  const choose = (who: CompanyTraveller | 'guest') => {
    keepCompany({ travellers: { ...typed.travellers, [page]: who } });
    setSearching(false);
  };
  const isOwnFree = !others.has(booking.own.id) && (page === 0 || travellerOfPage(trip, 0) !== booking.own);
  const isOwn = traveller !== 'guest' && traveller.id === booking.own.id;
  return (
    <Card title={t('traveller.title')}>
      <div className={styles['fields']} id={page === 0 ? companyFieldIds.missingTraveller : undefined} tabIndex={-1}>
        <output className={styles['who']}>
          {traveller === 'guest'
            ? t('traveller.guest')
            : isOwn
              ? t('traveller.own', { name: nameOf(traveller) })
              : nameOf(traveller)}
        </output>
        {booking.mayBookForOthers ? (
          <>
            <div className={styles['actions']}>
              {isSearching ? null : <Button onClick={() => setSearching(true)}>{t('traveller.choose')}</Button>}
              {isOwn || !isOwnFree ? null : (
                <Button variant="quiet" onClick={() => choose(booking.own)}>
                  {t('traveller.back')}
                </Button>
              )}
              {traveller === 'guest' ? null : (
                <Button variant="quiet" onClick={() => choose('guest')}>
                  {t('traveller.guestAction')}
                </Button>
              )}
            </div>
            {isSearching ? <TravellerSearch taken={others} onChoose={choose} /> : null}
          </>
        ) : null}
      </div>
    </Card>
  );
}

interface TravellerSearchProps {
  /** Who travels on other pages. */
  readonly taken: ReadonlySet<string>;
  readonly onChoose: (traveller: CompanyTraveller) => void;
}

function TravellerSearch({ taken, onChoose }: TravellerSearchProps): ReactNode {
  const { t } = useTranslation('companyTrip');
  const session = useSession();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const { data, error } = useQuery({ ...companyTravellersQuery(session, search), enabled: search !== '' });
  const found = data?.filter(({ id }) => !taken.has(id));
  return (
    <>
      <TextField
        label={t('traveller.search')}
        hint={t('traveller.searchHint')}
        type="search"
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the press that opened it asked for it
        autoFocus
        value={typed}
        onChange={({ target }) => setTyped(target.value.slice(0, 80))}
        // The form of the page is another one.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {error === null ? null : <p role="alert">{t('traveller.failed')}</p>}
      {found === undefined ? null : found.length === 0 ? (
        <output className={styles['note']}>{t('traveller.none')}</output>
      ) : (
        <fieldset className={styles['people']}>
          <legend className={styles['legend']}>{t('traveller.found')}</legend>
          {found.map((traveller) => (
            <Button key={traveller.id} size="small" onClick={() => onChoose(traveller)}>
              {nameOf(traveller)}
            </Button>
          ))}
        </fieldset>
      )}
    </>
  );
}

function nameOf({ firstName, lastName }: Pick<CompanyTraveller, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`;
}
