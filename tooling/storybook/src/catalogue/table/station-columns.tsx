import type { LoyaltyAirport, LoyaltyStation } from '@airline/reference-data/loyalty-stations';
import type { StationMatch } from '@airline/reference-data/station-search';
import { Badge } from '@airline/ui/badge';
import type { TableColumn } from '@airline/ui/table';
import type { ReactNode } from 'react';

import type { CatalogueLocale } from '../locale.ts';
import { countryName } from '../place-names.ts';
import { type CatalogueTexts, catalogueTexts } from '../texts.ts';
import { ZoneName } from '../ZoneName.tsx';
import { Highlighted, rangesOf } from './Highlighted.tsx';
import styles from './station-columns.module.css';
import { StationName } from './StationName.tsx';

const nothing = '—';

/** Makes the table's columns in a language. Latitude, longitude and weight are shown as the catalogue holds them. */
export function stationColumns(locale: CatalogueLocale): readonly TableColumn<StationMatch>[] {
  const texts = catalogueTexts[locale];
  const { table } = texts;
  return [
    {
      id: 'station',
      header: table.station,
      rowHeader: true,
      sortable: true,
      cell: (match) => <StationName match={match} texts={texts} />,
    },
    {
      id: 'code',
      header: texts.code,
      sortable: true,
      cell: ({ entry, matched }) => (
        <span className={styles['code']}>
          <Highlighted text={entry.id} ranges={rangesOf(matched, 'id')} />
        </span>
      ),
    },
    {
      id: 'country',
      header: texts.country,
      sortable: true,
      cell: ofStation((station) => countryName(station.countryCode, locale)),
    },
    {
      id: 'zone',
      header: texts.timeZone,
      sortable: true,
      cell: ofStation((station) => <ZoneName zone={station.timeZone} />),
    },
    {
      id: 'latitude',
      header: texts.latitude,
      align: 'end',
      sortable: true,
      cell: ofStation((station) => <span className={styles['degrees']}>{station.latitude}</span>),
    },
    {
      id: 'longitude',
      header: texts.longitude,
      align: 'end',
      sortable: true,
      cell: ofStation((station) => <span className={styles['degrees']}>{station.longitude}</span>),
    },
    {
      id: 'weight',
      header: table.weight,
      align: 'end',
      sortable: true,
      cell: ({ entry }) => <span className={styles['weight']}>{entry.weight}</span>,
    },
    { id: 'kiosk', header: table.kiosk, cell: ofStation((station) => table.kiosks[station.kioskType]) },
    { id: 'services', header: table.services, cell: ofStation((station) => servicesOf(station, table)) },
    {
      id: 'state',
      header: texts.state,
      sortable: true,
      cell: ({ entry }) => <span className={styles['state']}>{stateBadge(entry, texts)}</span>,
    },
  ];
}

/** A cell that only a station fills. */
function ofStation(cell: (station: LoyaltyAirport) => ReactNode): (match: StationMatch) => ReactNode {
  return ({ entry }) => (entry.isAirportGroup ? nothing : cell(entry));
}

function servicesOf(station: LoyaltyAirport, texts: CatalogueTexts['table']): string {
  const services = [
    station.getawaysDestination && texts.getaways,
    station.ezRez && texts.ezRez,
    station.mobileBoarding && texts.mobileBoarding,
  ];
  return services.filter((service) => service !== false).join(', ') || texts.noServices;
}

function stateBadge(entry: LoyaltyStation, texts: CatalogueTexts): ReactNode {
  if (entry.isAirportGroup) return <Badge tone="information">{texts.group}</Badge>;
  return <Badge tone={entry.isActive ? 'success' : 'neutral'}>{entry.isActive ? texts.active : texts.inactive}</Badge>;
}
