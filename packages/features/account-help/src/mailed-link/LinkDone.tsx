import { Page } from '@airline/app-shell';
import type { Places } from '@airline/app';
import { formatAccountNumber, type LinkResult } from '@airline/contract';
import { parseReturnAddress } from '@airline/session';
import { ButtonLink } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { DescriptionList } from '@airline/ui/description-list';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from '../help.module.css';
import { carryLoginName } from '@airline/account/remembered';
import { placesWithReturn } from '../setting/places-with-return.ts';
import type { HelpContext } from '../setting/use-help.ts';
import { FoundAccounts } from './FoundAccounts.tsx';
import { KeptFactors } from './KeptFactors.tsx';

export interface LinkDoneProps {
  readonly help: HelpContext;
  readonly result: LinkResult;
}

/** Renders what a mailed link did, and the way on: mostly the login, since no link logs anybody in. */
export function LinkDone({ help, result }: LinkDoneProps): ReactNode {
  const { t } = useTranslation('accountHelp');
  const links = toWayOn(help, result);
  switch (result.purpose) {
    case 'forgotUsername':
      return <FoundAccounts links={links} accounts={result.accounts} />;
    case 'resetPassword':
      return (
        <Page key="done" title={t('link.resetPassword.doneTitle')} lead={t('link.resetPassword.doneLead')}>
          {result.keeps === undefined ? (
            <LogIn href={links.login} username={result.username} />
          ) : (
            <KeptFactors keeps={result.keeps} links={links} username={result.username} />
          )}
        </Page>
      );
    case 'completeSetup':
      return (
        <Page
          key="done"
          title={t('link.completeSetup.doneTitle')}
          lead={t('link.completeSetup.doneLead', { username: result.username })}
        >
          <LogIn href={links.login} username={result.username} />
        </Page>
      );
    case 'confirmEnrollment':
      return (
        <Page
          key="done"
          title={t('link.confirmEnrollment.doneTitle', { firstName: result.firstName })}
          lead={t('link.confirmEnrollment.doneLead')}
        >
          <div className={styles['narrow']}>
            <Card>
              <DescriptionList
                items={[
                  {
                    id: 'number',
                    term: t('link.confirmEnrollment.accountNumber'),
                    detail: <span className={styles['number']}>{formatAccountNumber(result.accountNumber)}</span>,
                  },
                  { id: 'username', term: t('link.confirmEnrollment.username'), detail: result.username },
                ]}
              />
            </Card>
            <LogIn href={links.login} username={result.username} />
          </div>
        </Page>
      );
    case 'confirmEmail':
      return (
        <Page
          key="done"
          title={t('link.confirmEmail.doneTitle')}
          lead={t('link.confirmEmail.doneLead', { email: result.email })}
        >
          <ButtonLink href={links.home}>{t('link.confirmErasure.home')}</ButtonLink>
        </Page>
      );
    case 'confirmErasure':
      return (
        <Page key="done" title={t('link.confirmErasure.doneTitle')} lead={t('link.confirmErasure.doneLead')}>
          <ButtonLink href={links.home}>{t('link.confirmErasure.home')}</ButtonLink>
        </Page>
      );
  }
}

/** Leads the way on to what the person wanted when the link was asked for. */
function toWayOn({ place, links }: HelpContext, result: LinkResult): Places {
  const wanted = 'continueTo' in result ? parseReturnAddress(result.continueTo, place.surface) : undefined;
  return placesWithReturn(links, wanted);
}

function LogIn({ href, username }: { readonly href: string; readonly username: string | undefined }): ReactNode {
  const { t } = useTranslation('accountHelp');
  return (
    <div className={styles['actions']}>
      <ButtonLink
        href={href}
        variant="primary"
        onClick={() => {
          if (username !== undefined) carryLoginName(username);
        }}
      >
        {t('logIn')}
      </ButtonLink>
    </div>
  );
}
