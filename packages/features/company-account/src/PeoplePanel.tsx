import {
  type CompanyCall,
  type CompanyMember,
  companyRoles,
  endCompanyMember,
  type ManagedCompany,
  membershipStates,
  membersPerPage,
} from '@airline/contract';
import { failureIn, valueOrThrow } from '@airline/gateway-client';
import { FailureBanner } from '@airline/gateway-client/react';
import { useSession } from '@airline/session/react';
import { Badge } from '@airline/ui/badge';
import { Button } from '@airline/ui/button';
import { ConfirmDialog } from '@airline/ui/confirm-dialog';
import { EmailText } from '@airline/ui/email-text';
import { EmptyState } from '@airline/ui/empty-state';
import { Pagination } from '@airline/ui/pagination';
import { Select } from '@airline/ui/select';
import { Table } from '@airline/ui/table';
import { TextField } from '@airline/ui/text-field';
import { useToast } from '@airline/ui/toast';
import { VisuallyHidden } from '@airline/ui/visually-hidden';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator, useSearchParams } from 'react-router-dom';

import styles from './Company.module.css';
import { ImportDialog } from './ImportDialog.tsx';
import { MemberDialog } from './MemberDialog.tsx';

export interface PeoplePanelProps {
  readonly company: ManagedCompany;
  readonly people: { readonly members: readonly CompanyMember[]; readonly total: number };
  readonly may: (call: CompanyCall) => boolean;
}

/** Renders who is in a company and who was invited: searched, invited, changed and taken out. */
export function PeoplePanel({ company, people, may }: PeoplePanelProps): ReactNode {
  const { t } = useTranslation('companyAccount');
  const [asked] = useSearchParams();
  const [edited, setEdited] = useState<CompanyMember | 'new'>();
  const [isImporting, setImporting] = useState(false);
  const [leaving, setLeaving] = useState<CompanyMember>();
  const page = Number(asked.get('page') ?? '1');
  const { active, managers, invited } = company.members;
  const hrefFor = (wanted: number): string => {
    const query = new URLSearchParams(asked);
    query.set('page', String(wanted));
    return `?${query}`;
  };
  return (
    <div className={styles['panel']}>
      <p>{t('people.counts', { active, managers, invited })}</p>
      {may('inviteCompanyMember') ? (
        <div className={styles['actions']}>
          <Button variant="primary" onClick={() => setEdited('new')}>
            {t('people.invite')}
          </Button>
          <Button onClick={() => setImporting(true)}>{t('import.open')}</Button>
        </div>
      ) : null}
      <Filters key={asked.toString()} />
      <Table
        caption={t('people.found', { count: people.total })}
        rows={people.members}
        keyOf={({ id }) => id}
        empty={<EmptyState title={t('people.none')}>{t('people.noneBody')}</EmptyState>}
        columns={[
          { id: 'name', header: t('people.name'), rowHeader: true, cell: (row) => <Name member={row} /> },
          { id: 'email', header: t('people.email'), cell: ({ email }) => <EmailText>{email}</EmailText> },
          {
            id: 'rank',
            header: t('people.rank'),
            cell: ({ role, accessLevel }) => `${t(`people.roles.${role}`)} · ${t(`people.levels.${accessLevel}`)}`,
          },
          {
            id: 'department',
            header: t('people.department'),
            cell: ({ departmentId }) => company.departments.find(({ id }) => id === departmentId)?.name ?? '—',
          },
          {
            id: 'state',
            header: t('people.state'),
            cell: ({ state }) => (
              <Badge tone={state === 'active' ? 'success' : 'neutral'}>{t(`people.states.${state}`)}</Badge>
            ),
          },
          ...(may('changeCompanyMember')
            ? [
                {
                  id: 'actions',
                  header: t('people.actions'),
                  cell: (row: CompanyMember) =>
                    row.state === 'left' ? null : (
                      <span className={styles['actions']}>
                        <Button size="small" onClick={() => setEdited(row)}>
                          {t('people.change')} <VisuallyHidden>{nameOf(row)}</VisuallyHidden>
                        </Button>
                        <Button size="small" onClick={() => setLeaving(row)}>
                          {t(row.state === 'invited' ? 'people.takeBack' : 'people.end')}{' '}
                          <VisuallyHidden>{nameOf(row)}</VisuallyHidden>
                        </Button>
                      </span>
                    ),
                },
              ]
            : []),
        ]}
      />
      <Pagination
        page={page}
        pageCount={Math.ceil(people.total / membersPerPage)}
        hrefFor={hrefFor}
        texts={{
          label: t('people.pages'),
          previous: t('people.previous'),
          next: t('people.next'),
          page: (wanted) => t('people.page', { page: wanted }),
        }}
      />
      {edited === undefined ? null : (
        <MemberDialog
          company={company}
          member={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
      {isImporting ? <ImportDialog onClose={() => setImporting(false)} /> : null}
      {leaving === undefined ? null : <EndMember member={leaving} onClose={() => setLeaving(undefined)} />}
    </div>
  );
}

function nameOf({ firstName, lastName }: CompanyMember): string {
  return `${firstName} ${lastName}`.trim();
}

function Name({ member }: { readonly member: CompanyMember }): ReactNode {
  const { t } = useTranslation('companyAccount');
  const name = nameOf(member);
  if (name === '') return t('people.erased');
  return member.isOwn ? `${name} (${t('people.you')})` : name;
}

function Filters(): ReactNode {
  const { t } = useTranslation('companyAccount');
  const [asked, setAsked] = useSearchParams();
  const search = (form: FormData): void => {
    const filled = [...form].flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()] as const] : [],
    );
    setAsked({ tab: 'people', ...Object.fromEntries(filled) }, { preventScrollReset: true });
  };
  return (
    <form
      aria-label={t('people.searchForm')}
      className={styles['filters']}
      onSubmit={(event) => {
        event.preventDefault();
        search(new FormData(event.currentTarget));
      }}
    >
      <div className={styles['search']}>
        <TextField label={t('people.search')} name="search" type="search" defaultValue={asked.get('search') ?? ''} />
      </div>
      <Select
        label={t('people.state')}
        name="state"
        defaultValue={asked.get('state') ?? ''}
        options={[
          { value: '', label: t('people.states.present') },
          ...membershipStates.map((value) => ({ value, label: t(`people.states.${value}`) })),
        ]}
      />
      <Select
        label={t('people.role')}
        name="role"
        defaultValue={asked.get('role') ?? ''}
        options={[
          { value: '', label: t('people.allRoles') },
          ...companyRoles.map((value) => ({ value, label: t(`people.roles.${value}`) })),
        ]}
      />
      <Button type="submit">{t('people.find')}</Button>
    </form>
  );
}

interface EndMemberProps {
  readonly member: CompanyMember;
  readonly onClose: () => void;
}

function EndMember({ member, onClose }: EndMemberProps): ReactNode {
  const { t } = useTranslation('companyAccount');
  const session = useSession();
  const showToast = useToast();
  const { revalidate } = useRevalidator();
  const kind = member.state === 'invited' ? 'takeBack' : 'end';
  const end = useMutation({
    mutationFn: async () => valueOrThrow(await session.call(endCompanyMember, { parameters: { memberId: member.id } })),
    onSuccess: async () => {
      showToast({ message: t(`people.${kind}Done`, { name: nameOf(member) }), tone: 'success' });
      onClose();
      await revalidate();
    },
  });
  const failure = failureIn(end.error);
  return (
    <ConfirmDialog
      open
      title={t(`people.${kind}Ask`, { name: nameOf(member) })}
      confirmLabel={t(`people.${kind}`)}
      cancelLabel={t('people.keep')}
      pendingLabel={end.isPending ? t('saving') : undefined}
      onConfirm={() => end.mutate()}
      onCancel={onClose}
    >
      {failure === undefined ? t(`people.${kind}Body`) : <FailureBanner failure={failure} />}
    </ConfirmDialog>
  );
}
