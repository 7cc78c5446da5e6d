import { coordinatesOf, type Station } from '@airline/reference-data/stations';
import { getLoyaltyStation } from '@airline/reference-data/loyalty-stations';
import { getAirportGroup } from '@airline/reference-data/airport-groups';
import { Badge } from '@airline/ui/badge';
import { Card } from '@airline/ui/card';
import { DescriptionList } from '@airline/ui/description-list';

import { formatCoordinates } from './coordinates-text.ts';
import type { CatalogueLocale } from '../locale.ts';
import { countryName } from '../place-names.ts';
import { catalogueTexts } from '../texts.ts';
import { ZoneName } from '../ZoneName.tsx';

interface StationDetailsProps {
  readonly station: Station | undefined;
  readonly locale: CatalogueLocale;
}

/** Renders what the catalogue says of the station in sight, its hemispheres spelt out. */
export function StationDetails({ station, locale }: StationDetailsProps) {
  const texts = catalogueTexts[locale];
  if (station === undefined) return <Card>{texts.map.chooseStation}</Card>;
  const groups = getLoyaltyStation(station.id)?.parents ?? [];
  return (
    <Card
      title={station.displayName}
      aside={
        <Badge tone={station.isActive ? 'success' : 'neutral'}>
          {station.isActive ? texts.active : texts.inactive}
        </Badge>
      }
    >
      <DescriptionList
        items={[
          {
            id: 'coordinates',
            term: texts.coordinates,
            detail: formatCoordinates(coordinatesOf(station), locale),
          },
          { id: 'country', term: texts.country, detail: countryName(station.countryCode, locale) },
          { id: 'zone', term: texts.timeZone, detail: <ZoneName zone={station.timeZone} /> },
          ...(groups.length === 0 ? [] : [{ id: 'groups', term: texts.groups, detail: groupNames(groups) }]),
        ]}
      />
    </Card>
  );
}

function groupNames(ids: readonly string[]): string {
  return ids.map((id) => getAirportGroup(id)?.shortDisplayName ?? id).join(', ');
}
