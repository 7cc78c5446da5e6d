import { PhoneText } from '@airline/app-shell';
import type { Failure } from '@airline/gateway-client';
import { Banner } from '@airline/ui/banner';
import { Button } from '@airline/ui/button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { failureTexts } from './failure-texts.ts';

const namespaces = ['problems', 'errors'] as const;

/** What {@link HelpFailure} takes. */
export interface HelpFailureProps {
  readonly failure: Failure;
  readonly onRetry: () => void;
}

/**
 * Renders why the gateway gave no answer, and the way to ask again. Needs the words of `problems` and `errors`.
 *
 * @example
 * ```tsx
 * import { HelpFailure } from '@airline/account-help';
 *
 * export const Example = ({ retry }: { retry: () => void }) => <HelpFailure failure={{ kind: 'unreachable' }} onRetry={retry} />;
 * ```
 */
export function HelpFailure({ failure, onRetry }: HelpFailureProps): ReactNode {
  const { t } = useTranslation(namespaces);
  const { title, body } = failureTexts(failure, t);
  const isOld = failure.kind === 'unreadable';
  return (
    <Banner
      tone={failure.kind === 'refused' ? 'warning' : 'danger'}
      title={title}
      live="assertive"
      actions={
        <Button size="small" onClick={isOld ? () => window.location.reload() : onRetry}>
          {isOld ? t('problems:reload') : t('problems:retry')}
        </Button>
      }
    >
      <PhoneText>{body}</PhoneText>
    </Banner>
  );
}
