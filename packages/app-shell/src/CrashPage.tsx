import { Button, ButtonLink } from '@airline/ui/button';
import { ErrorPage } from '@airline/ui/error-page';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useAppFrame } from './app-frame.tsx';
import { crashCause } from './crash-cause.ts';
import { usePageTitle } from './page-title.ts';

export interface CrashPageProps {
  readonly error: unknown;
  /** Shows the page again; reloading is the way on when left out. */
  readonly retry?: () => void;
}

/**
 * Stands where a page crashed: says what happened, offers a way on, and shows the reference under which it was reported.
 */
export function CrashPage({ error, retry }: CrashPageProps): ReactNode {
  const { t } = useTranslation('shell');
  const { homeHref } = useAppFrame();
  const cause = crashCause(error, navigator.onLine);
  const reference = useReport(cause === 'defect' ? error : undefined);
  const texts = cause === 'defect' ? ('crash' as const) : cause;
  usePageTitle(t('title.error', { page: t(`${texts}.title`) }));
  const again = cause === 'defect' && retry !== undefined ? retry : () => window.location.reload();
  return (
    <ErrorPage
      title={t(`${texts}.title`)}
      {...(reference === undefined ? {} : { reference: { label: t('crash.reference'), value: reference } })}
      actions={
        <>
          <Button variant="primary" onClick={again}>
            {t(`${texts}.retry`)}
          </Button>
          <ButtonLink href={homeHref}>{t('crash.home')}</ButtonLink>
        </>
      }
    >
      {t(`${texts}.body`)}
    </ErrorPage>
  );
}

/** Reports an error once, and gives the reference to show. */
function useReport(error: unknown): string | undefined {
  const { events } = useAppFrame();
  const [reported, setReported] = useState<{ readonly error: unknown; readonly reference: string }>();
  useEffect(() => {
    if (error === undefined) return;
    setReported((previous) => (previous?.error === error ? previous : { error, reference: events.pageCrashed(error) }));
  }, [error, events]);
  return reported?.reference;
}
