import type { EndReason } from '@airline/session';
import { useSession, useSessionState } from '@airline/session/react';
import { Banner } from '@airline/ui/banner';
import type { ReactNode } from 'react';

import { useTranslation } from 'react-i18next';

/** An end by time is said where a login is due; until then a page goes on for nobody, and says nothing. */
const saidAtOnce: ReadonlySet<EndReason> = new Set([
  'loggedOut',
  'loggedOutEverywhere',
  'endedElsewhere',
  'tokenReused',
]);

/**
 * Renders why a session ended, until it has been read.
 *
 * @example
 * ```tsx
 * import { SessionNotice } from '@airline/account-help/frame';
 *
 * export const Notice = () => <SessionNotice />;
 * ```
 */
export function SessionNotice(): ReactNode {
  const { t } = useTranslation('account');
  const session = useSession();
  const { state } = useSessionState();
  if (state.kind !== 'anonymous' || state.endedBy === undefined || !saidAtOnce.has(state.endedBy)) return null;
  const { endedBy } = state;
  const isSafe = endedBy === 'loggedOut' || endedBy === 'loggedOutEverywhere';
  return (
    <Banner
      tone={isSafe ? 'success' : 'warning'}
      live={isSafe ? 'polite' : 'assertive'}
      title={t(`because.${endedBy}.title`)}
      dismissLabel={t('because.dismiss')}
      onDismiss={() => session.dismissEnd()}
    >
      {t(`because.${endedBy}.body`)}
    </Banner>
  );
}
