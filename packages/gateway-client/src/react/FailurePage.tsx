import { Button, ButtonLink } from '@airline/ui/button';
import { ErrorPage } from '@airline/ui/error-page';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Failure } from '../failure.ts';
import { FailureBody } from './FailureBanner.tsx';
import { formatFailure, useFailureWords } from './format-failure.ts';

/** What {@link FailurePage} takes. */
export interface FailurePageProps {
  readonly failure: Failure;
  readonly homeHref: string;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

/**
 * Renders a page that could not get what it shows: why, and the way to ask again.
 *
 * @example
 * ```tsx
 * import { FailurePage } from '@airline/gateway-client/react';
 *
 * export const Example = () => (
 *   <FailurePage failure={{ kind: 'timeout' }} homeHref="/" isRetrying={false} onRetry={() => window.location.reload()} />
 * );
 * ```
 */
export function FailurePage({ failure, homeHref, onRetry, isRetrying }: FailurePageProps): ReactNode {
  const words = useFailureWords();
  const { t } = useTranslation('shell');
  const { title, body } = formatFailure(failure, words);
  const isOutOfDate = failure.kind === 'unreadable';
  return (
    <ErrorPage
      title={title}
      actions={
        <>
          <Button
            variant="primary"
            pendingLabel={isRetrying ? words('failures:retrying') : undefined}
            onClick={isOutOfDate ? () => window.location.reload() : onRetry}
          >
            {isOutOfDate ? words('failures:reload') : words('failures:retry')}
          </Button>
          <ButtonLink href={homeHref}>{t('crash.home')}</ButtonLink>
        </>
      }
    >
      <FailureBody>{body}</FailureBody>
    </ErrorPage>
  );
}
