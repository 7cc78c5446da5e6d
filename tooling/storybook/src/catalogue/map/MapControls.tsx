import { airportGroups } from '@airline/reference-data/airport-groups';
import { Button } from '@airline/ui/button';
import { Select } from '@airline/ui/select';
import { Switch } from '@airline/ui/switch';

import type { CatalogueTexts } from '../texts.ts';
import { regionIds } from './map-regions.ts';
import type { MapSubject } from './map-scene.ts';
import styles from './StationMap.module.css';

interface MapControlsProps {
  readonly texts: CatalogueTexts;
  readonly subject: MapSubject;
  readonly onSubject: (subject: MapSubject) => void;
  readonly includeInactive: boolean;
  readonly onIncludeInactive: (include: boolean) => void;
}

/** Renders what turns the map: a part of the world or a group, with the stations that are not served or without. */
export function MapControls({ texts, subject, onSubject, includeInactive, onIncludeInactive }: MapControlsProps) {
  return (
    <div className={styles['controls']}>
      <fieldset className={styles['regions']}>
        <legend className={styles['legend']}>{texts.map.region}</legend>
        {regionIds.map((region) => {
          const pressed = subject.kind === 'region' && subject.region === region;
          return (
            <Button
              key={region}
              size="small"
              variant={pressed ? 'primary' : 'secondary'}
              aria-pressed={pressed}
              onClick={() => onSubject({ kind: 'region', region })}
            >
              {texts.map.regions[region]}
            </Button>
          );
        })}
      </fieldset>
      <Select
        label={texts.group}
        placeholder={texts.map.noGroup}
        options={airportGroups.map(({ id, shortDisplayName }) => ({ value: id, label: shortDisplayName }))}
        value={subject.kind === 'group' ? subject.group : ''}
        onChange={({ target }) =>
          onSubject(target.value === '' ? { kind: 'region', region: 'world' } : { kind: 'group', group: target.value })
        }
      />
      <Switch
        label={texts.includeInactive}
        checked={includeInactive}
        onChange={({ target }) => onIncludeInactive(target.checked)}
      />
    </div>
  );
}
