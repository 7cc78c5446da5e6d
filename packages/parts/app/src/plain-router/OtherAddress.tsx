import { NotFoundPage, usePageTitle, useAppFrame } from '@airline/app-shell';
import { matchLink, toSurfaceAddress } from '@airline/links';
import { Button, ButtonLink } from '@airline/ui/button';
import { ErrorPage } from '@airline/ui/error-page';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';

import { useApp } from '../AppProvider.tsx';
import { leaveTo } from '../leave-app.ts';

/**
 * Leads on from an address that is none of the app's pages: to the page where the app has it at another address, out of the app where
 * another one has it, and otherwise to the page that says that there is none.
 */
export function OtherAddress(): ReactNode {
  const { surface } = useApp();
  const location = useLocation();
  const { pathname, search, hash } = location;
  const state: unknown = location.state;
  const address = pathname + search + hash;
  const own = toSurfaceAddress(address, surface);
  if (own !== undefined && own !== address) return <Navigate replace to={own} state={state} />;
  const match = matchLink(pathname);
  if (match === undefined || match.link.surfaces.includes(surface)) return <NotFoundPage />;
  return <PageElsewhere key={address} address={address} />;
}

/** Opens a page that another app shows, and says so where the app itself stays on screen. */
function PageElsewhere({ address }: { readonly address: string }): ReactNode {
  const { t } = useTranslation('shell');
  const app = useApp();
  const { homeHref } = useAppFrame();
  usePageTitle(t('elsewhere.title'));
  useEffect(() => leaveTo(app, address), [app, address]);
  return (
    <ErrorPage
      title={t('elsewhere.title')}
      actions={
        <>
          <Button variant="primary" onClick={() => leaveTo(app, address)}>
            {t('elsewhere.open')}
          </Button>
          <ButtonLink href={homeHref}>{t('notFound.home')}</ButtonLink>
        </>
      }
    >
      {t('elsewhere.body')}
    </ErrorPage>
  );
}
