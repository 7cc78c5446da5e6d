import { ButtonLink } from '@airline/ui/button';
import { ErrorPage } from '@airline/ui/error-page';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { useAppFrame } from './app-frame.tsx';
import { useIsLaterPage } from './Page.tsx';
import { usePageTitle } from './page-title.ts';

/** Renders that there is no page at the address, and the way home. */
export function NotFoundPage(): ReactNode {
  const { pathname } = useLocation();
  return <AbsentPage key={pathname} reason="notFound" />;
}

/** Renders that a page is switched off for now, and the way home. */
export function NotAvailablePage(): ReactNode {
  const { pathname } = useLocation();
  return <AbsentPage key={pathname} reason="notAvailable" />;
}

function AbsentPage({ reason }: { readonly reason: 'notFound' | 'notAvailable' }): ReactNode {
  const { t } = useTranslation('shell');
  const { homeHref } = useAppFrame();
  const heading = useRef<HTMLHeadingElement>(null);
  const later = useIsLaterPage();
  usePageTitle(t(`${reason}.title`));
  useEffect(() => {
    if (later) heading.current?.focus();
  }, [later]);
  return (
    <ErrorPage
      title={t(`${reason}.title`)}
      headingRef={heading}
      actions={
        <ButtonLink href={homeHref} variant="primary">
          {t('notFound.home')}
        </ButtonLink>
      }
    >
      {t(`${reason}.body`)}
    </ErrorPage>
  );
}
