import { Page } from '@airline/app-shell';
import {
  type ApprovalDecision,
  type CompanyApproval,
  decideMailedApproval,
  readMailedApproval,
} from '@airline/contract';
import { failureIn, valueOrThrow } from '@airline/gateway-client';
import { FailureBanner } from '@airline/gateway-client/react';
import { buildPath } from '@airline/links';
import { takeAlertToken } from '@airline/mailed-alert/alert-link';
import { useSession } from '@airline/session/react';
import type { AppServices } from '@airline/session/services';
import { ApprovalAnswer, ApprovalCard } from '@airline/travel-policy/approval';
import { Banner } from '@airline/ui/banner';
import { ButtonLink } from '@airline/ui/button';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';

import styles from './Company.module.css';

type Loaded = { readonly token: string; readonly approval: CompanyApproval } | undefined;

/** Fetches the request of the link that this tab was opened with; to look at it decides nothing. */
export async function loader(_: unknown, { session }: AppServices): Promise<Loaded> {
  const token = takeAlertToken('airline.company-approval');
  if (token === undefined) return undefined;
  const answer = await session.call(readMailedApproval, { body: { token } });
  if ('failure' in answer && answer.failure.kind === 'refused' && answer.failure.name === 'approvalNotFound') {
    return undefined;
  }
  return { token, approval: valueOrThrow(answer) };
}

/** Renders a request for approval to the travel manager whom it was mailed to: one press answers it, without a login. */
export function Component(): ReactNode {
  const { t } = useTranslation('companyTrip');
  const loaded = useLoaderData<Loaded>();
  if (loaded === undefined) {
    return (
      <Page title={t('approval.outline')}>
        <Banner
          tone="warning"
          title={t('approval.goneTitle')}
          actions={<ButtonLink href={buildPath('home')}>{t('approval.home')}</ButtonLink>}
        >
          {t('approval.goneBody')}
        </Banner>
      </Page>
    );
  }
  return <MailedApproval {...loaded} />;
}

function MailedApproval({ token, approval: asked }: NonNullable<Loaded>): ReactNode {
  const { t } = useTranslation('companyTrip');
  const session = useSession();
  const decide = useMutation({
    mutationFn: async (decision: ApprovalDecision) =>
      valueOrThrow(await session.call(decideMailedApproval, { body: { token, ...decision } })),
  });
  const failure = failureIn(decide.error);
  const approval = decide.data ?? asked;
  return (
    <Page title={t('approval.mailedTitle')} lead={t('approval.mailedLead', { company: approval.companyName })}>
      <div className={`${styles['panel'] ?? ''} ${styles['narrow'] ?? ''}`}>
        {failure === undefined ? null : <FailureBanner failure={failure} />}
        {decide.data === undefined ? (
          <StateBanner approval={asked} />
        ) : (
          <Banner
            tone="success"
            live="polite"
            title={t(decide.data.state === 'refused' ? 'approval.refusedTitle' : 'approval.approvedTitle')}
          >
            {t('approval.answeredBody')}
          </Banner>
        )}
        <ApprovalCard approval={approval}>
          {approval.mayDecide ? (
            <ApprovalAnswer
              about={approval.travellers.join(', ')}
              sending={decide.isPending ? decide.variables.decision : undefined}
              onAnswer={(decision) => decide.mutate(decision)}
            />
          ) : null}
        </ApprovalCard>
      </div>
    </Page>
  );
}

/** Renders why a request has nothing to press; nothing where it has. */
function StateBanner({ approval: { state, mayDecide } }: { readonly approval: CompanyApproval }): ReactNode {
  const { t } = useTranslation('companyTrip');
  if (mayDecide) return null;
  if (state === 'asked') return <Banner title={t('approval.cannotTitle')}>{t('approval.cannotBody')}</Banner>;
  if (state === 'expired' || state === 'withdrawn')
    return (
      <Banner tone="warning" title={t('approval.overTitle')}>
        {t('approval.overBody')}
      </Banner>
    );
  return <Banner title={t('approval.answeredTitle')} />;
}
