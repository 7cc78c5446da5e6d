import { PhoneText } from '@airline/app-shell';
import type { Failure } from '@airline/gateway-client';
import { Banner } from '@airline/ui/banner';
import { Button } from '@airline/ui/button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { failureTexts, isWorthRetrying } from './failure-texts.ts';

export interface FailureBannerProps {
  readonly failure: Failure;
  /** Asks again; offered where that may help. */
  readonly onRetry?: () => void;
  /** Other ways on: links or small buttons. */
  readonly actions?: ReactNode;
  /** `off` for a failure that was there when the page came. */
  readonly live?: 'off' | 'assertive';
}

/** Renders why the gateway gave no answer, and the way on. Needs the words of the namespace `problems`. */
export function FailureBanner({ failure, onRetry, actions, live = 'assertive' }: FailureBannerProps): ReactNode {
  const { t } = useTranslation('problems');
  const { title, body } = failureTexts(failure, t);
  const retry = onRetry !== undefined && isWorthRetrying(failure);
  const reload = failure.kind === 'unreadable';
  return (
    <Banner
      tone={failure.kind === 'refused' ? 'warning' : 'danger'}
      title={title}
      live={live}
      {...(retry || reload || actions !== undefined
        ? {
            actions: (
              <>
                {retry ? (
                  <Button size="small" onClick={onRetry}>
                    {t('retry')}
                  </Button>
                ) : null}
                {reload ? (
                  <Button size="small" onClick={() => window.location.reload()}>
                    {t('reload')}
                  </Button>
                ) : null}
                {actions}
              </>
            ),
          }
        : {})}
    >
      <PhoneText>{body}</PhoneText>
    </Banner>
  );
}
