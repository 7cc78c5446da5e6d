import { watchSearch } from '@airline/contract';
import type { FlightSearch } from '@airline/flight-shopping/search';
import { valueOrThrow } from '@airline/gateway-client';
import { currentLanguage } from '@airline/i18n';
import { buildPath } from '@airline/links';
import { AlertForm } from '@airline/mailed-alert';
import { useSession, useSessionState } from '@airline/session/react';
import { Banner } from '@airline/ui/banner';
import { ButtonLink } from '@airline/ui/button';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { invalidateFareWatches } from './fare-watch-queries.ts';

/** Renders what has a search watched: a press with a login, an address without one. */
export function WatchSearchForm({ search }: { readonly search: FlightSearch }): ReactNode {
  const { t, i18n } = useTranslation('fareWatch');
  const session = useSession();
  const queryClient = useQueryClient();
  const { state } = useSessionState();
  const hasAccount = state.kind === 'authenticated';
  const [begun, setBegun] = useState<'on' | 'mailed'>();
  const ask = async (email: string | undefined): Promise<void> => {
    const { tripKind, party, inPoints } = search;
    const bounds = search.bounds.map(({ origin, destination, date }) => ({ origin, destination, date }));
    const body = { bounds, party, tripKind, inPoints, language: currentLanguage(i18n) };
    const answer = await session.call(watchSearch, { body: email === undefined ? body : { ...body, email } });
    setBegun(valueOrThrow(answer).state);
    await invalidateFareWatches(queryClient);
  };
  if (begun !== undefined) {
    return (
      <Banner
        tone="success"
        live="polite"
        title={t(`search.${begun}`)}
        actions={
          begun === 'on' ? (
            <ButtonLink size="small" href={buildPath('my-account-fare-watches')}>
              {t('search.onLink')}
            </ButtonLink>
          ) : null
        }
      >
        {t(`search.${begun}Body`)}
      </Banner>
    );
  }
  const words = {
    what: t('search.what'),
    toAccount: t('search.toAccount'),
    email: t('search.email'),
    emailHint: t('search.emailHint'),
    badEmail: t('search.badEmail'),
    submit: t('search.submit'),
    pending: t('search.pending'),
  };
  return <AlertForm words={words} asksEmail={!hasAccount} onAsk={ask} />;
}
