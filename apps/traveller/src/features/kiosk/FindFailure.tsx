import { failureIn } from '@airline/gateway-client';
import { FailureBanner } from '@airline/gateway-client/react';
import { Banner } from '@airline/ui/banner';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface FindFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Renders why a trip was not found. */
export function FindFailure({ error, onRetry }: FindFailureProps): ReactNode {
  const { t } = useTranslation('kiosk');
  const failure = failureIn(error);
  if (failure === undefined) return null;
  if (failure.kind === 'refused' && failure.name === 'tripNotFound') {
    return (
      <Banner tone="danger" live="assertive" title={t('notFound')}>
        {t('notFoundBody')}
      </Banner>
    );
  }
  return <FailureBanner failure={failure} onRetry={onRetry} />;
}
