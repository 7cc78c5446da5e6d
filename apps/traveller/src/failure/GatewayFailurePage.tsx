import { PhoneText } from '@airline/app-shell';
import type { Failure } from '@airline/gateway-client';
import { Button, ButtonLink } from '@airline/ui/button';
import { ErrorPage } from '@airline/ui/error-page';
import { buildPath } from '@airline/links';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';

import { failureTexts } from './failure-texts.ts';

/** Stands where a page could not get what it shows: says why, asks again on a press. */
export function GatewayFailurePage({ failure }: { readonly failure: Failure }): ReactNode {
  const { t } = useTranslation('problems');
  const { t: shell } = useTranslation('shell');
  const { revalidate, state } = useRevalidator();
  const { title, body } = failureTexts(failure, t);
  const documentTitle = shell('title.page', { page: title, site: shell('site.traveller') });
  useEffect(() => {
    document.title = documentTitle;
  }, [documentTitle]);
  return (
    <ErrorPage
      title={title}
      actions={
        <>
          <Button
            variant="primary"
            pendingLabel={state === 'loading' ? t('retrying') : undefined}
            onClick={() => {
              if (failure.kind === 'unreadable') window.location.reload();
              else void revalidate();
            }}
          >
            {failure.kind === 'unreadable' ? t('reload') : t('retry')}
          </Button>
          <ButtonLink href={buildPath('home')}>{shell('crash.home')}</ButtonLink>
        </>
      }
    >
      <PhoneText>{body}</PhoneText>
    </ErrorPage>
  );
}
