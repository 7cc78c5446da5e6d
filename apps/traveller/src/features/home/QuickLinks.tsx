import { QuickLink } from '@airline/app-shell/quick-link';
import { buildPath } from '@airline/links';
import { readHint } from '@airline/session/hint';
import { useLoadedSession } from '@airline/session/services-provider';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './HomePage.module.css';
import type * as nextTripLink from './NextTripLink.tsx';

const links = [
  {
    id: 'trip',
    href: buildPath('find-my-trip'),
    picture: 'M4 6h16v12H4zM9 6v12M12.5 10.5h4M12.5 13.5h4',
  },
  {
    id: 'status',
    href: buildPath('air-flight-status'),
    picture: 'M3 19h18M4 13.5l2.5.5 3-2.5-5-5 2-.5 7 4 3.5-2.5c1-.7 2.5-.5 2.5.5 0 .7-.5 1.2-1.2 1.6L8 16.5l-4-1z',
  },
  {
    id: 'funds',
    href: buildPath('travel-funds'),
    picture:
      'M4 8h14.5A1.5 1.5 0 0 1 20 9.5v8a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17.5V6.5A1.5 1.5 0 0 1 5.5 5H17M15.5 13.5h.01',
  },
  {
    id: 'help',
    href: buildPath('help'),
    picture:
      'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.8M12 16.5h.01',
  },
] as const;

/** Renders the ways that people take from the first page who do not look for a flight; the next trip comes first for its own. */
export function QuickLinks(): ReactNode {
  const { t } = useTranslation('traveller');
  const session = useLoadedSession();
  const [forMember, setForMember] = useState<typeof nextTripLink>();
  useEffect(() => {
    // What it asks with and the names of places come only for who is logged in; without them any trip can be looked for.
    if (session === undefined || readHint(() => localStorage, 'traveller') === undefined) return;
    import('./NextTripLink.tsx').then(setForMember, () => undefined);
  }, [session]);
  return (
    <nav aria-label={t('quick.label')} className={styles['quick']}>
      {links.map(({ id, ...link }) => {
        const props = { ...link, title: t(`quick.${id}.title`), body: t(`quick.${id}.body`) };
        const Shown = id === 'trip' && forMember !== undefined ? forMember.NextTripLink : QuickLink;
        return <Shown key={id} {...props} />;
      })}
    </nav>
  );
}
