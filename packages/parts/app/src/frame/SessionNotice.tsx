import { isEndByTime, isLogOut } from '@airline/session';
import { useSession, useSessionState } from '@airline/session/react';
import { Banner } from '@airline/ui/banner';
import { Link } from '@airline/ui/link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useApp } from '../AppProvider.tsx';

/** With fewer recovery codes than these, new ones are due. */
const fewCodes = 3;

/** Renders why a session ended, or how many recovery codes are left after a login by one, until it has been read. */
export function SessionNotice(): ReactNode {
  const { security } = useApp().places;
  const { t } = useTranslation('session');
  const session = useSession();
  const { state, recoveryCodesLeft } = useSessionState();
  if (state.kind === 'authenticated' && recoveryCodesLeft !== undefined) {
    return (
      <Banner
        tone={recoveryCodesLeft < fewCodes ? 'warning' : 'information'}
        live="polite"
        title={t('recoveryCodeUsed.title')}
        dismissLabel={t('because.dismiss')}
        onDismiss={() => session.dismissRecoveryCodes()}
        {...(security === undefined ? {} : { actions: <Link href={security}>{t('recoveryCodeUsed.renew')}</Link> })}
      >
        {recoveryCodesLeft === 0
          ? t('recoveryCodeUsed.none')
          : t('recoveryCodeUsed.left', { count: recoveryCodesLeft })}
      </Banner>
    );
  }
  // An end by time is said where a login is due; until then a page goes on for nobody, and says nothing.
  if (state.kind !== 'anonymous' || state.endedBy === undefined || isEndByTime(state.endedBy)) return null;
  const { endedBy } = state;
  const isSafe = isLogOut(endedBy);
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
