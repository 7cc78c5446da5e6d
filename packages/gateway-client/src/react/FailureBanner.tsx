import { Banner } from '@airline/ui/banner';
import { Button } from '@airline/ui/button';
import { PhoneText } from '@airline/ui/phone-text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { isWorthRetrying } from '../failure-text.ts';
import type { Failure } from '../failure.ts';
import { formatFailure, useFailureWords } from './format-failure.ts';
import { useSayable } from './use-sayable.ts';

/** What {@link FailureBanner} takes. */
export interface FailureBannerProps {
  readonly failure: Failure;
  /** Asks again; offered where that may help. */
  readonly onRetry?: () => void;
  /** Other ways on: links or small buttons. */
  readonly actions?: ReactNode;
  /** `off` for a failure that was there when the page came. */
  readonly live?: 'off' | 'assertive';
}

/**
 * Renders why the gateway gave no answer, and the way on: to ask again, or to load the page anew when it is out of date. Words that
 * the page has not loaded are loaded first.
 *
 * @example
 * ```tsx
 * import { FailureBanner } from '@airline/gateway-client/react';
 *
 * export const Example = ({ retry }: { retry: () => void }) => <FailureBanner failure={{ kind: 'unreachable' }} onRetry={retry} />;
 * ```
 */
export function FailureBanner(props: FailureBannerProps): ReactNode {
  const failure = useSayable(props.failure);
  return failure === undefined ? null : <SaidFailure {...props} failure={failure} />;
}

function SaidFailure({ failure, onRetry, actions, live = 'assertive' }: FailureBannerProps): ReactNode {
  const words = useFailureWords();
  const { title, body } = formatFailure(failure, words);
  const retry = onRetry !== undefined && isWorthRetrying(failure);
  const isOutOfDate = failure.kind === 'unreadable';
  const hasActions = retry || isOutOfDate || actions !== undefined;
  const ways = (
    <>
      {retry ? (
        <Button size="small" onClick={onRetry}>
          {words('failures:retry')}
        </Button>
      ) : null}
      {isOutOfDate ? (
        <Button size="small" onClick={() => window.location.reload()}>
          {words('failures:reload')}
        </Button>
      ) : null}
      {actions}
    </>
  );
  return (
    <Banner
      tone={failure.kind === 'refused' ? 'warning' : 'danger'}
      title={title}
      live={live}
      {...(hasActions ? { actions: ways } : {})}
    >
      <FailureBody>{body}</FailureBody>
    </Banner>
  );
}

/** Renders what to do about a failure; customer service's telephone number in it can be called. */
export function FailureBody({ children }: { readonly children: string }): ReactNode {
  const { t } = useTranslation('shell');
  return (
    <PhoneText phone={t('customerService.phone')} href={t('customerService.href')}>
      {children}
    </PhoneText>
  );
}
