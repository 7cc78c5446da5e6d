import { Page } from '@airline/app-shell';
import type { Places } from '@airline/app';
import { formatAccountNumber, type foundAccount } from '@airline/contract';
import { ButtonLink } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { DescriptionList } from '@airline/ui/description-list';
import { Link } from '@airline/ui/link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';

import styles from '../help.module.css';
import { carryLoginName } from '@airline/account/remembered';
import { rememberedRequest } from '../request/remembered-request.ts';

type FoundAccount = z.infer<typeof foundAccount>;

export interface FoundAccountsProps {
  readonly links: Places;
  readonly accounts: readonly FoundAccount[];
}

/** Renders the accounts of an e-mail address, each with its way on: the username need not be typed again. */
export function FoundAccounts({ links, accounts }: FoundAccountsProps): ReactNode {
  const { t } = useTranslation('accountHelp');
  return (
    <Page
      key="done"
      title={t('link.forgotUsername.doneTitle')}
      {...(accounts.length === 0 ? { lead: t('link.forgotUsername.none') } : {})}
    >
      <div className={styles['narrow']}>
        {accounts.map((account) => (
          <AccountCard key={account.accountNumber ?? account.username} links={links} account={account} />
        ))}
        {accounts.length === 0 && links.enroll !== undefined ? (
          <ButtonLink href={links.enroll}>{t('enroll.steps.person.title')}</ButtonLink>
        ) : null}
      </div>
    </Page>
  );
}

function AccountCard({
  links,
  account: { firstName, username, accountNumber },
}: {
  readonly links: Places;
  readonly account: FoundAccount;
}): ReactNode {
  const { t } = useTranslation('accountHelp');
  const items = [
    {
      id: 'username',
      term: t('link.forgotUsername.username'),
      detail: username ?? t('link.forgotUsername.noUsername'),
    },
    ...(accountNumber === undefined
      ? []
      : [{ id: 'number', term: t('link.forgotUsername.accountNumber'), detail: formatAccountNumber(accountNumber) }]),
  ];
  return (
    <Card title={t('link.forgotUsername.account', { firstName })}>
      <div className={styles['fields']}>
        <DescriptionList items={items} />
        {username === undefined ? (
          <ButtonLink
            href={links.completeSetup}
            variant="primary"
            onClick={() => rememberedRequest('completeSetup').keep(accountNumber ?? '')}
          >
            {t('link.forgotUsername.finish')}
          </ButtonLink>
        ) : (
          <div className={styles['actions']}>
            <ButtonLink href={links.login} variant="primary" onClick={() => carryLoginName(username)}>
              {t('link.forgotUsername.logInAs', { username })}
            </ButtonLink>
            <Link
              href={links.resetPassword}
              variant="standalone"
              onClick={() => rememberedRequest('resetPassword').keep(username)}
            >
              {t('link.forgotUsername.reset')}
            </Link>
          </div>
        )}
      </div>
    </Card>
  );
}
