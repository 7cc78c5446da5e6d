import { createReference } from '@airline/telemetry';
import { Button, ButtonLink } from '@airline/ui/button';
import { ErrorPage } from '@airline/ui/error-page';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useAppFrame } from './app-frame.tsx';
import { crashCause } from './crash-cause.ts';
import { usePageTitle } from './page-title.ts';
import { useWhenOnline } from './use-when-online.ts';

export interface CrashPageProps {
  readonly error: unknown;
}

/**
 * Stands where a page crashed: says what happened, offers a way on, and shows the reference under which it was reported.
 *
 * The way on loads the page anew: a script that failed to load stays failed until then.
 */
export function CrashPage({ error }: CrashPageProps): ReactNode {
  const { t } = useTranslation('shell');
  const { homeHref } = useAppFrame();
  const cause = crashCause(error, navigator.onLine);
  const reference = useReport(cause === 'defect' ? error : undefined);
  const texts = cause === 'defect' ? ('crash' as const) : cause;
  useWhenOnline(cause === 'offline' ? reload : undefined);
  usePageTitle(t('title.error', { page: t(`${texts}.title`) }));
  return (
    <ErrorPage
      title={t(`${texts}.title`)}
      {...(reference === undefined ? {} : { reference: { label: t('crash.reference'), value: reference } })}
      actions={
        <>
          <Button variant="primary" onClick={reload}>
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

const reload = (): void => window.location.reload();

/** Reports an error, and gives the reference to show for it. */
function useReport(error: unknown): string | undefined {
  const { events } = useAppFrame();
  const [reference] = useState(createReference);
  const reported = useRef<unknown>(undefined);
  useEffect(() => {
    if (error === undefined || reported.current === error) return;
    reported.current = error;
    events.pageCrashed(error, reference);
  }, [error, events, reference]);
  return error === undefined ? undefined : reference;
}
