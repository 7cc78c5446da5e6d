import type { EndReason } from '@airline/session';
import { useSession, useSessionState } from '@airline/session/react';
import { Banner } from '@airline/ui/banner';
import { Link } from '@airline/ui/link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** With fewer recovery codes than these, new ones are due. */
const fewCodes = 3;

/** An end by time is said where a login is due; until then a page goes on for nobody, and says nothing. */
const saidAtOnce: ReadonlySet<EndReason> = new Set([
  'loggedOut',
  'loggedOutEverywhere',
  'endedElsewhere',
  'tokenReused',
]);

/** What {@link SessionNotice} takes. */
export interface SessionNoticeProps {
  /** Where second factors are set up; absent where the app has no such page. */
  readonly securityHref?: string | undefined;
}

/**
 * Renders why a session ended, or how many recovery codes are left after a login by one, until it has been read.
 *
 * @example
 * ```tsx
 * import { SessionNotice } from '@airline/account-help/frame';
 *
 * export const Notice = () => <SessionNotice />;
 * ```
 */
export function SessionNotice({ securityHref }: SessionNoticeProps): ReactNode {
  const { t } = useTranslation('account');
  const session = useSession();
  const { state, recoveryCodesLeft } = useSessionState();
  if (state.kind === 'authenticated' && recoveryCodesLeft !== undefined) {
    return (
      <Banner
        tone={recoveryCodesLeft < fewCodes ? 'warning' : 'information'}
        live="polite"
        title={t('security.recovery.usedTitle')}
        dismissLabel={t('because.dismiss')}
        onDismiss={() => session.dismissRecoveryCodes()}
        {...(securityHref === undefined
          ? {}
          : { actions: <Link href={securityHref}>{t('security.recovery.usedRenew')}</Link> })}
      >
        {recoveryCodesLeft === 0
          ? t('security.recovery.usedNone')
          : t('security.recovery.usedLeft', { count: recoveryCodesLeft })}
      </Banner>
    );
  }
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
