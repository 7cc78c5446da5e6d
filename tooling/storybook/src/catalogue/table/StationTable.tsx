import { stations } from '@airline/reference-data/stations';
import { Button } from '@airline/ui/button';
import { EmptyState } from '@airline/ui/empty-state';
import { regionalLocale } from '@airline/ui/locale';
import { NavigationProvider } from '@airline/ui/navigation';
import { PageHeading } from '@airline/ui/page-heading';
import { Pagination } from '@airline/ui/pagination';
import { Select } from '@airline/ui/select';
import { Switch } from '@airline/ui/switch';
import { type SortOrder, Table } from '@airline/ui/table';
import { TextField } from '@airline/ui/text-field';
import { useMemo, useState } from 'react';

import type { CatalogueLocale } from '../locale.ts';
import { countryName } from '../place-names.ts';
import { catalogueTexts } from '../texts.ts';
import { stationColumns } from './station-columns.tsx';
import { findEntries, type StationFilter } from './station-entries.ts';
import { orderEntries } from './station-order.ts';
import styles from './StationTable.module.css';

const everything: StationFilter = { typed: '', includeInactive: false, countryCode: '' };
const pageSizes = ['25', '50', '100'] as const;
const wholeList = String(stations.length);

/** Renders the catalogue's stations to be searched, filtered, sorted and paged. */
export function StationTable({ locale }: { readonly locale: CatalogueLocale }) {
  const texts = catalogueTexts[locale];
  const [filter, setFilter] = useState(everything);
  const [sort, setSort] = useState<SortOrder>();
  const [pageSize, setPageSize] = useState('25');
  const [page, setPage] = useState(1);

  const change = (part: Partial<StationFilter>) => {
    setFilter({ ...filter, ...part });
    setPage(1);
    // What is typed is answered best first, whatever the order was before.
    if (part.typed !== undefined) setSort(undefined);
  };
  const found = useMemo(() => findEntries(filter), [filter]);
  const rows = useMemo(() => orderEntries(found, sort, locale), [found, sort, locale]);
  const columns = useMemo(() => stationColumns(locale), [locale]);
  const first = (page - 1) * Number(pageSize);
  const shown = rows.slice(first, first + Number(pageSize));
  const number = new Intl.NumberFormat(regionalLocale(locale));
  const showing =
    rows.length === 0
      ? texts.table.none
      : texts.table.showing(number.format(first + 1), number.format(first + shown.length), number.format(rows.length));

  return (
    <NavigationProvider navigate={(href) => setPage(Number(new URLSearchParams(href).get('page')))}>
      <div className={styles['page']}>
        <PageHeading kicker={texts.kicker} lead={texts.table.lead}>
          {texts.table.heading}
        </PageHeading>
        <search className={styles['filters']}>
          <div className={styles['query']}>
            <TextField
              type="search"
              label={texts.table.search}
              hint={texts.table.searchHint}
              autoComplete="off"
              value={filter.typed}
              onChange={({ target }) => change({ typed: target.value })}
            />
          </div>
          <Select
            label={texts.country}
            placeholder={texts.table.everyCountry}
            options={countryOptions(locale)}
            value={filter.countryCode}
            onChange={({ target }) => change({ countryCode: target.value })}
          />
          <Select
            label={texts.table.rowsPerPage}
            options={[
              ...pageSizes.map((size) => ({ value: size, label: size })),
              { value: wholeList, label: texts.table.everyRow },
            ]}
            value={pageSize}
            onChange={({ target }) => {
              setPageSize(target.value);
              setPage(1);
            }}
          />
          <div className={styles['inactive']}>
            <Switch
              label={texts.includeInactive}
              checked={filter.includeInactive}
              onChange={({ target }) => change({ includeInactive: target.checked })}
            />
          </div>
        </search>
        <output className={styles['count']}>{showing}</output>
        <Table
          caption={texts.table.heading}
          captionHidden
          rows={shown}
          columns={columns}
          keyOf={({ entry }) => entry.id}
          onSort={(order) => {
            setSort(order);
            setPage(1);
          }}
          {...(sort === undefined ? {} : { sort })}
          empty={
            <EmptyState
              title={texts.table.none}
              actions={<Button onClick={() => change(everything)}>{texts.table.clear}</Button>}
            >
              {texts.table.noneAdvice}
            </EmptyState>
          }
        />
        <Pagination
          page={page}
          pageCount={Math.ceil(rows.length / Number(pageSize))}
          hrefFor={(target) => `?page=${target}`}
          texts={{
            label: texts.table.pages,
            previous: texts.table.previousPage,
            next: texts.table.nextPage,
            page: texts.table.page,
          }}
        />
      </div>
    </NavigationProvider>
  );
}

/** The countries that have a station, sorted as readers of the language sort. */
function countryOptions(locale: CatalogueLocale) {
  const { compare } = new Intl.Collator(locale);
  return [...new Set(stations.map(({ countryCode }) => countryCode))]
    .map((value) => ({ value, label: countryName(value, locale) }))
    .toSorted((one, other) => compare(one.label, other.label));
}
