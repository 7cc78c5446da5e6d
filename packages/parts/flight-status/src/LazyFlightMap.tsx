import { Skeleton } from '@airline/ui/skeleton';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { FlightMapProps } from './FlightMap.tsx';

/** Renders where a flight is, once the map's drawing is there: the words beside it need none of it, and stand without it. */
export function LazyFlightMap(props: FlightMapProps): ReactNode {
  const { t } = useTranslation('flightStatus');
  const [Loaded, setLoaded] = useState<ComponentType<FlightMapProps>>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let isHere = true;
    import('./FlightMap.tsx').then(
      ({ FlightMap }) => {
        if (isHere) setLoaded(() => FlightMap);
      },
      () => setFailed(true),
    );
    return () => {
      isHere = false;
    };
  }, []);
  if (failed) return null;
  return Loaded === undefined ? <Skeleton label={t('map.loading')} shape="card" /> : <Loaded {...props} />;
}
