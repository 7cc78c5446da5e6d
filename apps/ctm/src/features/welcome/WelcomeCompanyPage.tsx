import { Page } from '@airline/app-shell';
import type { CompanySignup } from '@airline/contract';
import type { Outcome } from '@airline/gateway-client';
import { FailureBanner } from '@airline/gateway-client/react';
import { buildPath } from '@airline/links';
import { Banner } from '@airline/ui/banner';
import { Button, ButtonLink } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useRevalidator } from 'react-router-dom';

import { product } from '../../product.ts';
import { AccessForm, type OpenedCompany } from './AccessForm.tsx';
import { forgetSignup, type LoadedSignup } from './load-signup.ts';
import { SignupForms } from './SignupForms.tsx';
import { SignupSteps } from './SignupSteps.tsx';
import styles from './Welcome.module.css';

/** Renders how a company gets an account and how its travellers join; with a mailed link, the last step of a sign-up. */
export function WelcomeCompanyPage(): ReactNode {
  const { t } = useTranslation('companyWelcome');
  const loaded = useLoaderData<LoadedSignup>();
  const [opened, setOpened] = useState<OpenedCompany>();
  const { revalidate } = useRevalidator();
  if (opened !== undefined) return <Opened opened={opened} />;
  if (loaded !== undefined && 'value' in loaded.signup) {
    const { email, companyName } = loaded.signup.value;
    return (
      <Page key="access" title={t('access.title')} lead={t('access.lead', { email, companyName })}>
        <div className={styles['narrow']}>
          <SignupSteps current="access" />
          <AccessForm
            token={loaded.token}
            onOpened={(company) => {
              forgetSignup();
              setOpened(company);
            }}
          />
        </div>
      </Page>
    );
  }
  const start = () => {
    forgetSignup();
    void revalidate();
  };
  return (
    <Page key="welcome" title={t('title')} lead={t('lead')}>
      <div className={styles['page']}>
        <div className={styles['column']}>
          {loaded === undefined ? <SignupForms /> : <Gone signup={loaded.signup} onStart={start} />}
        </div>
        <div className={styles['column']}>
          <What />
          <Join />
        </div>
      </div>
    </Page>
  );
}

function What(): ReactNode {
  const { t } = useTranslation('companyWelcome');
  return (
    <Card title={t('what.title')}>
      <ul className={styles['list']}>
        {(['see', 'policy', 'pay', 'reports', 'private'] as const).map((name) => (
          <li key={name}>{t(`what.${name}`)}</li>
        ))}
      </ul>
    </Card>
  );
}

function Join(): ReactNode {
  const { t } = useTranslation('companyWelcome');
  return (
    <Card
      title={t('join.title')}
      actions={
        <>
          <ButtonLink href={buildPath('enroll')}>{t('join.enroll')}</ButtonLink>
          <ButtonLink href={buildPath('ctm-login', { product })}>{t('join.logIn')}</ButtonLink>
        </>
      }
    >
      <div className={styles['fields']}>
        <p>{t('join.traveller')}</p>
        <p>{t('join.missing')}</p>
        <p>{t('join.manager')}</p>
      </div>
    </Card>
  );
}

function Gone({
  signup,
  onStart,
}: {
  readonly signup: Outcome<CompanySignup>;
  readonly onStart: () => void;
}): ReactNode {
  const { t } = useTranslation('companyWelcome');
  const { revalidate } = useRevalidator();
  const failure = 'failure' in signup ? signup.failure : undefined;
  if (failure === undefined) return null;
  const name = failure.kind === 'refused' ? failure.name : undefined;
  if (name !== 'linkExpired' && name !== 'linkInvalid' && name !== 'linkUsed') {
    return <FailureBanner failure={failure} onRetry={() => void revalidate()} />;
  }
  return (
    <Banner
      tone="warning"
      title={t(`gone.${name}`)}
      actions={
        name === 'linkUsed' ? (
          <ButtonLink href={buildPath('ctm-login', { product })}>{t('join.logIn')}</ButtonLink>
        ) : (
          <Button onClick={onStart}>{t('gone.start')}</Button>
        )
      }
    >
      {t(`gone.${name}Body`)}
    </Banner>
  );
}

function Opened({ opened }: { readonly opened: OpenedCompany }): ReactNode {
  const { t } = useTranslation('companyWelcome');
  const { companyName, companyNumber, username } = opened;
  return (
    <Page key="opened" title={t('opened.title', { companyName })} lead={t('opened.lead', { companyNumber })}>
      <div className={styles['narrow']}>
        <Card title={t('opened.next')}>
          <ul className={styles['list']}>
            {(['policy', 'people', 'security'] as const).map((name) => (
              <li key={name}>{t(`opened.${name}`)}</li>
            ))}
          </ul>
        </Card>
        <div>
          <ButtonLink variant="primary" href={buildPath('ctm-login', { product: opened.product })}>
            {t('opened.logIn', { username })}
          </ButtonLink>
        </div>
      </div>
    </Page>
  );
}
