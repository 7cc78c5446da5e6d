import { Page } from '@airline/app-shell';
import { FailureBanner } from '@airline/gateway-client/react';
import { buildPath } from '@airline/links';
import { PaymentProgress } from '@airline/payment/run';
import { useSession } from '@airline/session/react';
import { ButtonLink } from '@airline/ui/button';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useChange } from './change-draft.ts';
import { changeRunner } from './change-run.ts';
import type { ChangePage } from './use-change-page.ts';

interface ChangeUnderWayProps {
  readonly page: ChangePage;
  readonly recordLocator: string;
}

/** Renders where a change stands whose end is not known yet; and why it was refused, where nothing of it is known in this tab. */
export function ChangeUnderWay({ page: { run }, recordLocator }: ChangeUnderWayProps): ReactNode {
  const { t } = useTranslation('changeFlights');
  const payBy = useChange((state) => state.payBy);
  const session = useSession();
  const queryClient = useQueryClient();
  const resume = useCallback(() => void changeRunner.resume({ session, queryClient }), [session, queryClient]);
  const tripHref = buildPath('trip', { recordLocator });
  return (
    <Page key="under-way" title={t('progress.completing')}>
      <PaymentProgress
        run={run}
        words={(key) => t(`progress.${key}`)}
        payBy={payBy}
        tripHref={tripHref}
        onResume={resume}
        refused={(failure) => (
          <FailureBanner
            failure={failure}
            actions={
              <ButtonLink size="small" href={tripHref}>
                {t('refused.toTrip')}
              </ButtonLink>
            }
          />
        )}
      />
    </Page>
  );
}
