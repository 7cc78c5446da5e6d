import { useApp } from '@airline/app';
import { failureNamespaces } from '@airline/gateway-client';
import { loadMessages } from '@airline/i18n';
import { Skeleton } from '@airline/ui/skeleton';
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { whenPersonIsThere } from '../when-person-is-there.ts';
import type { DestinationsProps } from './Destinations.tsx';
import styles from './LazyDestinations.module.css';

/**
 * Renders where one can fly and for how much: the heading with the first page, and the map and prices once a person has come
 * near to them. Where they do not come, the heading goes too: the search above needs none of it.
 */
export function LazyDestinations(props: DestinationsProps): ReactNode {
  const { t, i18n } = useTranslation('search');
  const { services } = useApp();
  const section = useRef<HTMLElement>(null);
  const [Loaded, setLoaded] = useState<ComponentType<DestinationsProps>>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const load = async (): Promise<void> => {
      const [{ Destinations }] = await Promise.all([
        import('./Destinations.tsx'),
        services.load(),
        loadMessages(i18n, ['destinations', ...failureNamespaces]),
      ]);
      setLoaded(() => Destinations);
    };
    let stopWatching = (): void => undefined;
    const callOff = whenPersonIsThere(() => {
      stopWatching = whenNear(section.current, () => void load().catch(() => setFailed(true)));
    });
    return () => {
      callOff();
      stopWatching();
    };
  }, [i18n, services]);

  if (failed) return null;
  return (
    <section ref={section} className={styles['section']} aria-labelledby="destinations-title">
      <h2 id="destinations-title" className={styles['title']}>
        {t('destinations.title')}
      </h2>
      <p className={styles['lead']}>{t('destinations.lead')}</p>
      {Loaded === undefined ? (
        <Skeleton label={t('destinations.loading')} shape="card" count={3} />
      ) : (
        <Loaded {...props} />
      )}
    </section>
  );
}

/** Runs work once an element is in sight, or about to be; gives what calls it off. */
function whenNear(element: Element | null, work: () => void): () => void {
  if (element === null) return () => undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      work();
    },
    { rootMargin: '300px' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
