import { saveFile } from '@airline/app-shell/save-file';
import type { Trip } from '@airline/contract';
import { tripWay } from '@airline/trip';
import { Button } from '@airline/ui/button';
import { Link } from '@airline/ui/link';
import { useLocale } from '@airline/ui/locale';
import { Pagination } from '@airline/ui/pagination';
import { formatPoints } from '@airline/ui/points';
import { Select } from '@airline/ui/select';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import type { PointsActivity } from './account-loaders.ts';
import styles from './AccountLists.module.css';
import { filterMovements, listKinds, listYears, movementsPerPage, toCsv } from './movements.ts';
import { type MovementWithBalance, toRunningBalance } from './running-balance.ts';

export interface MovementListProps {
  readonly activity: PointsActivity;
  readonly trips: readonly Trip[];
}

/** Renders the movements, page by page, of one year and one kind where they are chosen; the address carries the choice. */
export function MovementList({ activity, trips }: MovementListProps): ReactNode {
  const { t } = useTranslation('myAccount');
  const [search, setSearch] = useSearchParams();
  const year = search.get('year') ?? '';
  const kind = search.get('kind') ?? '';
  const all = toRunningBalance(activity);
  const found = filterMovements(all, { year, kind });
  const pageCount = Math.max(1, Math.ceil(found.length / movementsPerPage));
  const asked = Number(search.get('page') ?? 1);
  const page = Number.isInteger(asked) ? Math.min(Math.max(asked, 1), pageCount) : 1;
  const choose = (name: 'year' | 'kind', value: string) => {
    const next = new URLSearchParams(search);
    next.delete('page');
    if (value === '') next.delete(name);
    else next.set(name, value);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  const hrefFor = (wanted: number) => {
    const next = new URLSearchParams(search);
    next.set('page', String(wanted));
    return `?${next.toString()}`;
  };
  const save = () => {
    const columns = ['date', 'what', 'trip', 'points', 'balance', 'pending'] as const;
    saveFile({
      name: t('points.csv.file'),
      type: 'text/csv',
      content: toCsv(found, {
        header: columns.map((column) => t(`points.csv.${column}`)),
        kindName: (each) => t(`points.kinds.${each}`),
        yes: t('points.csv.yes'),
      }),
    });
  };
  return (
    <div className={styles['list']}>
      <div className={styles['filters']}>
        <Select
          label={t('points.filter.year')}
          width="medium"
          value={year}
          onChange={({ currentTarget }) => choose('year', currentTarget.value)}
          options={[
            { value: '', label: t('points.filter.allYears') },
            ...listYears(all).map((each) => ({ value: each, label: each })),
          ]}
        />
        <Select
          label={t('points.filter.kind')}
          width="medium"
          value={kind}
          onChange={({ currentTarget }) => choose('kind', currentTarget.value)}
          options={[
            { value: '', label: t('points.filter.allKinds') },
            ...listKinds(all).map((each) => ({ value: each, label: t(`points.kinds.${each}`) })),
          ]}
        />
        {found.length === 0 ? null : <Button onClick={save}>{t('points.csv.save')}</Button>}
      </div>
      <output className={styles['when']}>{t('points.found', { count: found.length })}</output>
      <ul className={styles['movements']}>
        {found.slice((page - 1) * movementsPerPage, page * movementsPerPage).map(({ movement, balanceAfter }) => (
          <Movement
            key={`${movement.at} ${movement.kind} ${movement.recordLocator ?? ''} ${movement.points}`}
            movement={movement}
            balanceAfter={balanceAfter}
            trip={trips.find(({ recordLocator }) => recordLocator === movement.recordLocator)}
          />
        ))}
      </ul>
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefFor={hrefFor}
        texts={{
          label: t('points.pages.label'),
          previous: t('points.pages.previous'),
          next: t('points.pages.next'),
          page: (number) => t('points.pages.page', { number }),
        }}
      />
    </div>
  );
}

interface MovementProps extends MovementWithBalance {
  readonly trip: Trip | undefined;
}

function Movement({ movement, balanceAfter, trip }: MovementProps): ReactNode {
  const { t } = useTranslation('myAccount');
  const locale = useLocale();
  const { kind, points, at, isPending, recordLocator } = movement;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(at));
  const tripName = recordLocator === undefined ? undefined : t('points.trip', { recordLocator });
  const when = isPending ? t('points.pending', { date }) : date;
  return (
    <li className={styles['movement']}>
      <span className={styles['what']}>
        <span>{t(`points.kinds.${kind === 'returned' && recordLocator === undefined ? 'returnedUnpaid' : kind}`)}</span>
        <span className={styles['when']}>
          {when}
          {tripName === undefined ? null : ' · '}
          {trip === undefined ? tripName : <Link {...tripWay(trip)}>{tripName}</Link>}
        </span>
      </span>
      <span className={styles['amounts']}>
        <span className={styles['amount']}>{formatPoints(points, locale, { signed: true })}</span>
        {balanceAfter === undefined ? null : (
          <span className={styles['when']}>
            {t('points.balanceAfter', { points: formatPoints(balanceAfter, locale) })}
          </span>
        )}
      </span>
    </li>
  );
}
