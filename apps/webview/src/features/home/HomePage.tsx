import { useApp } from '@airline/app';
import { failureNamespaces } from '@airline/gateway-client';
import { loadMessages } from '@airline/i18n';
import { readHint } from '@airline/session/hint';
import { useLoadedSession } from '@airline/session/services-provider';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { GuestHome } from './GuestHome.tsx';
import { HomeLoading } from './HomeLoading.tsx';
import type * as personalHome from './PersonalHome.tsx';

const personalWords = ['trips', 'itinerary', 'flightStatus', ...failureNamespaces] as const;

/** Renders the bundle's first page: for who is or may be logged in their day of travel, and otherwise the ways on. */
export function Component(): ReactNode {
  const { services, isHostedByNativeApp } = useApp();
  const { i18n } = useTranslation('webview');
  const session = useLoadedSession();
  const [isExpected, setExpected] = useState(
    () =>
      readHint(() => localStorage, 'webview') !== undefined || isHostedByNativeApp?.() === true || !navigator.onLine,
  );
  const [personal, setPersonal] = useState<typeof personalHome>();
  useEffect(() => services.watch(() => setExpected(true)), [services]);
  useEffect(() => {
    if (!isExpected) return;
    // What shows somebody's own comes for them alone: the first page of everybody else does without.
    Promise.all([import('./PersonalHome.tsx'), services.load(), loadMessages(i18n, personalWords)]).then(
      ([loaded]) => setPersonal(loaded),
      // Without it the ways on are there all the same.
      () => setExpected(false),
    );
  }, [isExpected, services, i18n]);
  if (!isExpected) return <GuestHome />;
  return personal === undefined || session === undefined ? <HomeLoading /> : <personal.PersonalHome />;
}
