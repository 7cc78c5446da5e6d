import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';

import { Badge } from '../badge/Badge.tsx';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import { LocaleProvider } from '../locale/LocaleProvider.tsx';
import { Money } from '../money/Money.tsx';
import { inLanguage, type Both, type StoryLocale } from '../story-kit/two-languages.tsx';
import { Table, type SortOrder } from './Table.tsx';

interface Trip {
  readonly code: string;
  readonly traveller: string;
  readonly route: string;
  readonly price: number;
  readonly late: boolean;
}

const trips: readonly Trip[] = [
  { code: 'K7QM2X', traveller: 'Inés Alvarado', route: 'SJU – MIA', price: 129, late: false },
  { code: 'R2D4AA', traveller: 'Tomás Echevarría', route: 'BOS – MEX', price: 1208, late: true },
  { code: 'B9ZZ31', traveller: 'Lucía Fernández', route: 'MDW – CUN', price: 318, late: false },
];

type Words =
  | 'caption'
  | 'code'
  | 'traveller'
  | 'route'
  | 'price'
  | 'state'
  | 'late'
  | 'onTime'
  | 'all'
  | 'choose'
  | 'empty'
  | 'emptyBody';
const texts: Both<Record<Words, string>> = {
  es: {
    caption: 'Viajes de diciembre',
    code: 'Reserva',
    traveller: 'Viajero',
    route: 'Ruta',
    price: 'Precio',
    state: 'Estado',
    late: 'Con retraso',
    onTime: 'A tiempo',
    all: 'Elegir todos los viajes',
    choose: 'Elegir el viaje',
    empty: 'Ningún viaje en diciembre',
    emptyBody: 'Cambie el mes o quite un filtro.',
  },
  en: {
    caption: 'Trips in December',
    code: 'Booking',
    traveller: 'Traveller',
    route: 'Route',
    price: 'Price',
    state: 'State',
    late: 'Late',
    onTime: 'On time',
    all: 'Choose all trips',
    choose: 'Choose the trip',
    empty: 'No trips in December',
    emptyBody: 'Change the month or take a filter away.',
  },
};

function Examples({ locale, rows = trips }: { readonly locale: StoryLocale; readonly rows?: readonly Trip[] }) {
  const t = texts[locale];
  const [sort, setSort] = useState<SortOrder>({ column: 'price', direction: 'ascending' });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['R2D4AA']));
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const sorted = rows.toSorted(
    (one, other) => sign * (sort.column === 'price' ? one.price - other.price : one.code.localeCompare(other.code)),
  );
  return (
    <LocaleProvider locale={locale}>
      <Table
        caption={t.caption}
        rows={sorted}
        keyOf={(trip) => trip.code}
        sort={sort}
        onSort={setSort}
        selection={{ selected, onChange: setSelected, allLabel: t.all, rowLabel: (trip) => `${t.choose} ${trip.code}` }}
        empty={<EmptyState title={t.empty}>{t.emptyBody}</EmptyState>}
        columns={[
          { id: 'code', header: t.code, cell: (trip) => trip.code, sortable: true },
          { id: 'traveller', header: t.traveller, cell: (trip) => trip.traveller },
          { id: 'route', header: t.route, cell: (trip) => trip.route },
          {
            id: 'state',
            header: t.state,
            cell: ({ late }) => stateBadge(late, late ? t.late : t.onTime),
          },
          { id: 'price', header: t.price, cell: (trip) => priceOf(trip), align: 'end', sortable: true },
        ]}
      />
    </LocaleProvider>
  );
}

function priceOf({ price }: Trip) {
  return <Money amount={{ amountMinor: price * 100, currency: 'USD' }} minorUnits="auto" />;
}

function stateBadge(late: boolean, label: string) {
  return <Badge tone={late ? 'warning' : 'success'}>{label}</Badge>;
}

const meta: Meta = { title: 'Data/Table' };
export default meta;

export const Spanish = inLanguage(Examples, 'es');
export const English = { ...inLanguage(Examples, 'en'), tags: ['longSet'] };
export const Empty: StoryObj = { ...Spanish, render: () => <Examples locale="es" rows={[]} /> };
