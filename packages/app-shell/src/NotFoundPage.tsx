import { ButtonLink } from '@airline/ui/button';
import { ErrorPage } from '@airline/ui/error-page';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { useAppFrame } from './app-frame.tsx';
import { useIsLaterPage } from './Page.tsx';
import { usePageTitle } from './page-title.ts';

/** Stands where no route is: says so, and leads home. */
export function NotFoundPage(): ReactNode {
  const { t } = useTranslation('shell');
  const { homeHref } = useAppFrame();
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  const later = useIsLaterPage(pathname);
  usePageTitle(t('notFound.title'));
  useEffect(() => {
    if (later) heading.current?.focus();
  }, [later, pathname]);
  return (
    <ErrorPage
      title={t('notFound.title')}
      headingRef={heading}
      actions={
        <ButtonLink href={homeHref} variant="primary">
          {t('notFound.home')}
        </ButtonLink>
      }
    >
      {t('notFound.body')}
    </ErrorPage>
  );
}
