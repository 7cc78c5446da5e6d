import type * as placePicture from '@airline/itinerary/place-picture';
import { useEffect, useState, type ReactNode } from 'react';

import styles from './HomePage.module.css';

/** One place of each kind that we fly to, with its latitude: a coast, mountains, a city. */
const views = [
  { station: 'CUN', latitude: 21 },
  { station: 'DEN', latitude: 40 },
  { station: 'LGA', latitude: 41 },
] as const;

/** Draws three windows of a cabin; once the page is there, a place comes into sight behind each. Decoration. */
export function CabinWindows(): ReactNode {
  const [pictures, setPictures] = useState<typeof placePicture>();
  const [month] = useState(() => new Date().getMonth() + 1);
  useEffect(() => {
    // A telephone has no room for windows. Without pictures they show the sky.
    const hasRoom = matchMedia('(width >= 60rem)');
    const load = (): void => {
      if (hasRoom.matches) import('@airline/itinerary/place-picture').then(setPictures, () => undefined);
    };
    load();
    hasRoom.addEventListener('change', load);
    return () => hasRoom.removeEventListener('change', load);
  }, []);
  return (
    <div className={styles['windows']} aria-hidden="true">
      {views.map(({ station, latitude }) => (
        <div key={station} className={styles['window']}>
          {pictures === undefined ? null : <pictures.PlacePicture station={station} moment={{ latitude, month }} />}
        </div>
      ))}
    </div>
  );
}
