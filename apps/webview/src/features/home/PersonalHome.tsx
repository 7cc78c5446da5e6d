import { useApp } from '@airline/app';
import { Page } from '@airline/app-shell';
import { accountTripsQuery } from '@airline/session/account-queries';
import { readHint } from '@airline/session/hint';
import { useLoginState, useSession } from '@airline/session/react';
import { useOnline } from '@airline/ui/use-online';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { GuestHome } from './GuestHome.tsx';
import { HomeLoading } from './HomeLoading.tsx';
import { findKept, type KeptOnDevice } from './kept-home.ts';
import { KeptDocuments } from './KeptDocuments.tsx';
import { MemberHome } from './MemberHome.tsx';

const askAgainMs = 5_000;

/** Renders the first page for who is logged in; where that cannot be found out, for want of a network, what this device keeps. */
export function PersonalHome(): ReactNode {
  const { surface } = useApp();
  const session = useSession();
  const state = useLoginState();
  const isOnline = useOnline();
  const isRemembered = readHint(() => localStorage, surface) !== undefined;
  // Asked for again as soon as there is a network: who is logged in is known with the answer. Not every browser says that a line has come back.
  useQuery({
    ...accountTripsQuery(session),
    enabled: state.kind !== 'unknown' && isRemembered,
    refetchInterval: (query) => (query.state.status === 'error' ? askAgainMs : false),
  });
  if (state.kind === 'authenticated') return <MemberHome person={state.person} />;
  if (state.kind === 'unknown') return <HomeLoading />;
  return isRemembered || !isOnline ? <OfflineHome isRemembered={isRemembered} /> : <GuestHome />;
}

function OfflineHome({ isRemembered }: { readonly isRemembered: boolean }): ReactNode {
  const { t } = useTranslation('webview');
  const [kept, setKept] = useState<KeptOnDevice>();
  useEffect(() => {
    let isCurrent = true;
    void findKept().then((found) => {
      if (isCurrent) setKept(found);
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  if (kept === undefined) return <HomeLoading />;
  const documents = <KeptDocuments {...kept} />;
  if (!isRemembered) return <GuestHome>{documents}</GuestHome>;
  const firstName = kept.home?.firstName;
  return (
    <Page title={firstName === undefined ? t('home.nameless') : t('home.greeting', { firstName })}>{documents}</Page>
  );
}
