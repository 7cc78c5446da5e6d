import { useApp } from '@airline/app';
import { useLogOut } from '@airline/app/log-out';
import { Banner } from '@airline/ui/banner';
import { Button } from '@airline/ui/button';
import { clearKept } from '@airline/session/personal-data';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

/** Renders the log-out. What this device keeps goes at once; the session itself is ended by the gateway, which takes a network. */
export function LogOutButton(): ReactNode {
  const { t } = useTranslation('webview');
  const { places } = useApp();
  const navigate = useNavigate();
  const { isEnding, hasFailed, logOut } = useLogOut(() => void navigate(places.afterLogOut));
  return (
    <>
      {hasFailed ? (
        <Banner tone="danger" live="assertive" title={t('home.logOutFailed.title')}>
          {t('home.logOutFailed.body')}
        </Banner>
      ) : null}
      <Button
        wide
        pendingLabel={isEnding ? t('home.loggingOut') : undefined}
        onClick={() => {
          clearKept();
          logOut();
        }}
      >
        {t('home.logOut')}
      </Button>
    </>
  );
}
