import {
  type ApprovalDecision,
  approvalLists,
  approvalsPerPage,
  type CompanyApproval,
  decideApproval,
} from '@airline/contract';
import { failureIn, valueOrThrow } from '@airline/gateway-client';
import { FailureBanner } from '@airline/gateway-client/react';
import { useSession } from '@airline/session/react';
import { ApprovalAnswer, ApprovalCard } from '@airline/travel-policy/approval';
import { EmptyState } from '@airline/ui/empty-state';
import { Link } from '@airline/ui/link';
import { Pagination } from '@airline/ui/pagination';
import { useToast } from '@airline/ui/toast';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';

import styles from './Company.module.css';
import type { LoadedApprovals } from './company-queries.ts';

export interface ApprovalsPanelProps {
  readonly loaded: LoadedApprovals;
}

/** Renders the requests for approval of a company: those that wait for an answer, with both answers, and those before. */
export function ApprovalsPanel({ loaded: { list, page, approvals, total } }: ApprovalsPanelProps): ReactNode {
  const { t } = useTranslation('companyAccount');
  return (
    <div className={styles['panel']}>
      <nav className={styles['actions']} aria-label={t('approvals.listLabel')}>
        {approvalLists.map((each) => (
          <Link
            key={each}
            href={`?tab=approvals&approvals=${each}`}
            variant="standalone"
            {...(each === list ? { 'aria-current': 'page' as const } : {})}
          >
            {t(`approvals.lists.${each}`)}
          </Link>
        ))}
      </nav>
      {approvals.length === 0 ? (
        <EmptyState title={t(`approvals.none.${list}`)}>{t('approvals.noneBody')}</EmptyState>
      ) : (
        approvals.map((approval) => <Request key={approval.id} approval={approval} />)
      )}
      <Pagination
        texts={{
          label: t('approvals.pages'),
          previous: t('people.previous'),
          next: t('people.next'),
          page: (number) => t('people.page', { page: number }),
        }}
        page={page}
        pageCount={Math.ceil(total / approvalsPerPage)}
        hrefFor={(number) => `?tab=approvals&approvals=${list}&approvalPage=${number}`}
      />
    </div>
  );
}

function Request({ approval }: { readonly approval: CompanyApproval }): ReactNode {
  const { t } = useTranslation('companyAccount');
  const session = useSession();
  const showToast = useToast();
  const { revalidate } = useRevalidator();
  const decide = useMutation({
    mutationFn: async (body: ApprovalDecision) =>
      valueOrThrow(await session.call(decideApproval, { parameters: { approvalId: approval.id }, body })),
    onSuccess: ({ state }) => {
      showToast({ message: t(state === 'refused' ? 'approvals.refused' : 'approvals.approved'), tone: 'success' });
    },
    // Of two managers at once the second sees what the first one said.
    onSettled: () => revalidate(),
  });
  const failure = failureIn(decide.error);
  return (
    <ApprovalCard approval={approval}>
      {failure === undefined ? null : <FailureBanner failure={failure} />}
      {approval.mayDecide ? (
        <ApprovalAnswer
          about={approval.travellers.join(', ')}
          sending={decide.isPending ? decide.variables.decision : undefined}
          onAnswer={(decision) => decide.mutate(decision)}
        />
      ) : approval.state === 'asked' ? (
        <p className={styles['muted']}>{t('approvals.notYours')}</p>
      ) : null}
    </ApprovalCard>
  );
}
