import type * as placePicture from '@airline/itinerary/place-picture';
import { useEffect, useState, type ReactNode } from 'react';

import styles from './HomePage.module.css';

/** One place of each kind that we fly to: a coast, mountains, a city. */
const views = ['CUN', 'DEN', 'LGA'] as const;

/** Draws three windows of a cabin; once the page is there, a place comes into sight behind each. Decoration. */
export function CabinWindows(): ReactNode {
  const [pictures, setPictures] = useState<typeof placePicture>();
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
      {views.map((station) => (
        <div key={station} className={styles['window']}>
          {pictures === undefined ? null : <pictures.PlacePicture station={station} />}
        </div>
      ))}
    </div>
  );
}
