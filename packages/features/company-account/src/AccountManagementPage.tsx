import { Page } from '@airline/app-shell';
import type { CompanyCall } from '@airline/contract';
import { buildPath } from '@airline/links';
import { ButtonLink } from '@airline/ui/button';
import { EmptyState } from '@airline/ui/empty-state';
import { Tabs } from '@airline/ui/tabs';
import { ToastProvider } from '@airline/ui/toast';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useSearchParams } from 'react-router-dom';

import type { LoadedAccount } from './company-queries.ts';
import { ApprovalsPanel } from './ApprovalsPanel.tsx';
import { DepartmentsPanel } from './DepartmentsPanel.tsx';
import { LogPanel } from './LogPanel.tsx';
import { CardsPanel } from './CardsPanel.tsx';
import { PeoplePanel } from './PeoplePanel.tsx';
import { PolicyPanel } from './PolicyPanel.tsx';
import { ProfilePanel } from './ProfilePanel.tsx';
import { ServicesPanel } from './ServicesPanel.tsx';
import { SignOnPanel } from './SignOnPanel.tsx';

export { loadAccount as loader } from './company-queries.ts';

/** Renders the account of a company: what it is, who is in it, how it is divided, and what was changed by whom. */
export function Component(): ReactNode {
  const { t } = useTranslation('companyAccount');
  const loaded = useLoaderData<LoadedAccount>();
  const [asked, setAsked] = useSearchParams();
  // What was pressed is shown at once; the address follows when its data are there.
  const [tab, setTab] = useState(asked.get('tab') ?? 'people');
  if ('elsewhere' in loaded) {
    const href = buildPath('ctm-account-management', { product: loaded.elsewhere });
    return (
      <Page title={t('title')}>
        <EmptyState title={t('elsewhere.title')} actions={<ButtonLink href={href}>{t('elsewhere.link')}</ButtonLink>}>
          {t('elsewhere.body')}
        </EmptyState>
      </Page>
    );
  }
  const { company, people, policy, cards, setup, approvals, credentials, login, log } = loaded;
  const may = (call: CompanyCall): boolean => company.own.calls.includes(call);
  const { name } = company.profile;
  return (
    <Page title={t('title')} lead={t('lead', { name, number: company.companyNumber })}>
      <ToastProvider label={t('messages')} dismissLabel={t('close')}>
        <Tabs
          label={t('title')}
          selected={tab}
          onSelect={(chosen) => {
            setTab(chosen);
            setAsked({ tab: chosen }, { replace: true, preventScrollReset: true });
          }}
          items={[
            {
              id: 'people',
              label: t('people.tab'),
              content: <PeoplePanel company={company} people={people} may={may} />,
            },
            {
              id: 'departments',
              label: t('departments.tab'),
              content: <DepartmentsPanel company={company} may={may} />,
            },
            {
              id: 'profile',
              label: t('profile.tab'),
              content: <ProfilePanel key={company.version} company={company} isReadOnly={!may('updateCompany')} />,
            },
            {
              id: 'policy',
              label: t('policy.tab'),
              content: (
                <PolicyPanel
                  key={policy.version}
                  company={company}
                  policy={policy}
                  isReadOnly={!may('publishTravelPolicy')}
                />
              ),
            },
            { id: 'approvals', label: t('approvals.tab'), content: <ApprovalsPanel loaded={approvals} /> },
            {
              id: 'cards',
              label: t('cards.tab'),
              content: (
                <CardsPanel company={company} cards={cards} setup={setup} isReadOnly={!may('saveCompanyCard')} />
              ),
            },
            ...(credentials === undefined
              ? []
              : [
                  {
                    id: 'services',
                    label: t('services.tab'),
                    content: <ServicesPanel credentials={credentials} />,
                  },
                ]),
            // Administrators alone may see it.
            ...(login === undefined
              ? []
              : [
                  {
                    id: 'login',
                    label: t('signOn.tab'),
                    content: (
                      <SignOnPanel
                        key={login.signOn?.updatedAt ?? 'off'}
                        signOn={login.signOn}
                        redirectAddresses={login.redirectAddresses}
                      />
                    ),
                  },
                ]),
            { id: 'log', label: t('log.tab'), content: <LogPanel company={company} log={log} /> },
          ]}
        />
      </ToastProvider>
    </Page>
  );
}
