import { CanLeaveContext } from '@airline/check-in/parts';
import { forgetKeptForms } from '@airline/forms';
import { changeLanguage, currentLanguage } from '@airline/i18n';
import { clearPersonalData } from '@airline/session/personal-data';
import { useSession } from '@airline/session/react';
import { createQueryClient } from '@airline/session/services';
import { ServicesProvider } from '@airline/session/services-provider';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';

import { KioskFrame } from './KioskFrame.tsx';
import { useIdle } from './use-idle.ts';
import { Visit } from './Visit.tsx';

/**
 * Renders a kiosk, where people check in one after the other. Of each nothing stays for the next: their trip is in the memory of this page
 * alone, in a cache of their own, under one address.
 */
export function Component(): ReactNode {
  const { i18n } = useTranslation('kiosk');
  const session = useSession();
  const [visit, setVisit] = useState(() => ({ number: 0, isBegun: false, queryClient: createQueryClient() }));
  const { number, isBegun, queryClient } = visit;
  const services = useMemo(() => ({ session, queryClient }), [session, queryClient]);
  const end = () => {
    // An answer that is still under way finds a cache that nobody looks into any more.
    queryClient.clear();
    setVisit({ number: number + 1, isBegun: false, queryClient: createQueryClient() });
    forgetKeptForms();
    clearPersonalData();
    // Who logged in on this browser before is no more than a visitor; a failure leaves them to the login's own end.
    void session.start().then(() => session.logOut());
    if (currentLanguage(i18n) !== 'es') changeLanguage(i18n, 'es').catch(() => undefined);
  };
  const idle = useIdle(isBegun || currentLanguage(i18n) !== 'es', end);
  useEffect(() => {
    if (!isBegun) return undefined;
    // Before a browser keeps the page for its back button.
    const leave = () => flushSync(end);
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  });
  return (
    <ServicesProvider services={services}>
      <CanLeaveContext value={false}>
        <KioskFrame isBegun={isBegun} idle={idle} onEnd={end}>
          <Visit key={number} onBegin={() => setVisit((current) => ({ ...current, isBegun: true }))} />
        </KioskFrame>
      </CanLeaveContext>
    </ServicesProvider>
  );
}
