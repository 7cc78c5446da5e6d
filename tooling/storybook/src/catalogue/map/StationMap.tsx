import { getStation } from '@airline/reference-data/stations';
import { PageHeading } from '@airline/ui/page-heading';
import { useMemo, useState } from 'react';

import type { CatalogueLocale } from '../locale.ts';
import { catalogueTexts } from '../texts.ts';
import { useElementWidth } from './element-width.ts';
import { MapControls } from './MapControls.tsx';
import { MapKey } from './MapKey.tsx';
import { MapPicture } from './MapPicture.tsx';
import { pictureSize } from './map-projection.ts';
import { type MapSubject, sceneOf } from './map-scene.ts';
import { OffshoreStations } from './OffshoreStations.tsx';
import { StationDetails } from './StationDetails.tsx';
import { StationList } from './StationList.tsx';
import styles from './StationMap.module.css';

interface StationMapProps {
  readonly locale: CatalogueLocale;
  /** What the map shows first: the world by default. */
  readonly subject?: MapSubject;
}

const world: MapSubject = { kind: 'region', region: 'world' };

/** Renders all stations on a map drawn from their own coordinates, and the list that is the map for the keyboard. */
export function StationMap({ locale, subject: firstSubject = world }: StationMapProps) {
  const texts = catalogueTexts[locale];
  const [subject, setSubject] = useState(firstSubject);
  const [includeInactive, setIncludeInactive] = useState(true);
  const [chosen, setChosen] = useState<string>();
  const [pointed, setPointed] = useState<string>();
  const [frame, width] = useElementWidth(840);

  const isWorld = subject.kind === 'region' && subject.region === 'world';
  const scene = useMemo(
    () => sceneOf(subject, includeInactive, pictureSize(width, isWorld)),
    [subject, includeInactive, width, isWorld],
  );
  const listed = useMemo(() => scene.choices.map(({ station }) => station), [scene]);
  const place =
    subject.kind === 'region'
      ? texts.map.regions[subject.region]
      : `${texts.group} ${scene.group?.shortDisplayName ?? subject.group}`;
  const listLabel = texts.map.list(listed.length, place);
  const shown = pointed ?? chosen;

  return (
    <div className={styles['page']}>
      <PageHeading kicker={texts.kicker} lead={texts.map.lead}>
        {texts.map.heading}
      </PageHeading>
      <MapControls
        {...{ texts, subject, includeInactive }}
        onSubject={(next) => {
          setSubject(next);
          setChosen(undefined);
          setPointed(undefined);
        }}
        onIncludeInactive={setIncludeInactive}
      />
      <div className={styles['columns']}>
        <div className={styles['map']}>
          <div ref={frame}>
            <MapPicture
              scene={scene}
              label={texts.map.picture(listLabel)}
              shown={shown}
              onPoint={setPointed}
              onChoose={setChosen}
            />
          </div>
          <MapKey texts={texts} group={scene.group !== undefined} />
          <StationDetails station={shown === undefined ? undefined : getStation(shown)} locale={locale} />
        </div>
        <div className={styles['aside']}>
          <h2 className={styles['title']}>
            <output>{listLabel}</output>
          </h2>
          <StationList
            label={listLabel}
            stations={listed}
            chosen={chosen}
            inactiveLabel={texts.inactive}
            emptyLabel={texts.map.listEmpty}
            onChoose={setChosen}
            onPoint={setPointed}
          />
          <p className={styles['note']}>{texts.map.listHint}</p>
        </div>
      </div>
      <OffshoreStations locale={locale} />
    </div>
  );
}
