import { stations } from '@airline/reference-data/stations';
import { regionalLocale } from '@airline/ui/locale';

import type { CatalogueLocale } from '../locale.ts';
import { catalogueTexts } from '../texts.ts';
import { offshoreStations } from './land-distance.ts';
import styles from './StationMap.module.css';

/** Small islands that the outlines leave out lie nearer to drawn land than this. */
const OFFSHORE_KILOMETRES = 200;

const offshore = offshoreStations(stations, OFFSHORE_KILOMETRES);

/** Says which stations of the whole catalogue stand in the sea: a wrong sign puts most of them there. */
export function OffshoreStations({ locale }: { readonly locale: CatalogueLocale }) {
  const { map } = catalogueTexts[locale];
  const kilometres = new Intl.NumberFormat(regionalLocale(locale), {
    style: 'unit',
    unit: 'kilometer',
    maximumFractionDigits: 0,
  });
  const limit = kilometres.format(OFFSHORE_KILOMETRES);
  return (
    <section className={styles['offshore']}>
      <h2 className={styles['title']}>{map.offshore}</h2>
      {offshore.length === 0 ? (
        <p>{map.offshoreNone(new Intl.NumberFormat(regionalLocale(locale)).format(stations.length), limit)}</p>
      ) : (
        <>
          <p>{map.offshoreSome(limit)}</p>
          <ul>
            {offshore.map(({ station, kilometres: distance }) => (
              <li key={station.id}>
                {station.displayName}: {kilometres.format(distance)}
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={styles['note']}>{map.offshoreNote}</p>
    </section>
  );
}
