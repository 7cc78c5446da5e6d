import { useApp } from '@airline/app';
import { Page } from '@airline/app-shell';
import { BesidePicture } from '@airline/app-shell/beside-picture';
import { isEndByTime, isPersonalPage, parseReturnAddress, type SecondFactorStep } from '@airline/session';
import { useSessionState } from '@airline/session/react';
import type { AppServices } from '@airline/session/services';
import { Banner } from '@airline/ui/banner';
import { Card } from '@airline/ui/card';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';

import { CompanyLogin } from './CompanyLogin.tsx';
import { CompanyRefusal } from './CompanyRefusal.tsx';
import { readCompanyLogin, readProviderAnswer } from './kept-company-login.ts';
import { useCompanyAnswer } from './use-company-answer.ts';
import { linksWithReturn } from './login-links.ts';
import { keepStep, readKeptStep } from './kept-step.ts';
import { LoginForm } from './LoginForm.tsx';
import { LoginHelpList } from './LoginHelpList.tsx';
import styles from './Login.module.css';
import { PasskeyLogin } from './PasskeyLogin.tsx';
import { SecondFactorForm } from './SecondFactorForm.tsx';
import type { Unconfirmed } from './unconfirmed.ts';
import { UnconfirmedPage } from './UnconfirmedPage.tsx';
import { useLoginWords } from '@airline/account/credentials';

/** Finds out whether somebody is logged in already: they go on at once. */
export function prepare({ session }: AppServices): Promise<void> {
  return session.start();
}

/**
 * Renders the login: name and password or a passkey, then the second factor where the account has one, then back to where
 * the person was.
 */
export function Component(): ReactNode {
  const { surface, product, login, places } = useApp();
  const { categories } = login;
  const words = useLoginWords();
  const { t } = words;
  const { t: session } = useTranslation('session');
  const [query, setQuery] = useSearchParams();
  const [answer] = useState(() => readProviderAnswer(query));
  const [left] = useState(() => readCompanyLogin(categories));
  const returnTo = parseReturnAddress(query.get('returnTo') ?? left?.returnTo, surface, product);
  const help = linksWithReturn(login.help, returnTo);
  const { state } = useSessionState();
  const [step, setShownStep] = useState(() => readKeptStep(categories));
  const setStep = (next: SecondFactorStep | undefined) => {
    keepStep(next);
    setShownStep(next);
  };
  const [unconfirmed, setUnconfirmed] = useState<Unconfirmed>();
  const [isSharedDevice, setSharedDevice] = useState(false);
  const [usual] = categories;
  const category =
    categories.find((known) => known === query.get('as')) ?? (answer === undefined ? usual : (left?.category ?? usual));
  const company = useCompanyAnswer(answer, { category, isSharedDevice: left?.isSharedDevice ?? false }, (outcome) => {
    if ('secondFactor' in outcome) setStep(outcome.secondFactor);
    // What the provider led back with counts once: it is of no use in the address.
    if (!('person' in outcome)) {
      setQuery({ as: category, ...(returnTo === undefined ? {} : { returnTo }) }, { replace: true });
    }
  });
  const endedBy = state.kind === 'anonymous' ? state.endedBy : undefined;
  const due = returnTo !== undefined && isPersonalPage(returnTo) ? 'due' : undefined;
  // Every other end is said above every page.
  const reason = endedBy === undefined ? due : isEndByTime(endedBy) ? endedBy : undefined;

  if (state.kind === 'authenticated') return <Navigate replace to={returnTo ?? places.afterLogin} />;
  if (company.isPending) {
    return (
      <Page key="company" title={t('company.title')} lead={t('company.pending')}>
        <BesidePicture>
          <div className={styles['page']} aria-busy="true" />
        </BesidePicture>
      </Page>
    );
  }
  if (step !== undefined) {
    return (
      <Page key="second-factor" title={t('secondFactor.title')}>
        <BesidePicture>
          <div className={styles['page']}>
            <Card>
              <SecondFactorForm
                step={step}
                onOutcome={(outcome) => {
                  setStep('secondFactor' in outcome ? outcome.secondFactor : undefined);
                }}
                onRestart={() => setStep(undefined)}
              />
            </Card>
          </div>
        </BesidePicture>
      </Page>
    );
  }
  if (unconfirmed !== undefined) {
    return (
      <UnconfirmedPage
        unconfirmed={unconfirmed}
        links={help}
        returnTo={returnTo}
        onRestart={() => setUnconfirmed(undefined)}
      />
    );
  }
  const onOutcome = (outcome: object) => {
    if ('secondFactor' in outcome) setStep(outcome.secondFactor as SecondFactorStep);
  };
  return (
    <Page key="password" title={t(`${category}.title`)} lead={t(`${category}.lead`)}>
      <BesidePicture>
        <div className={styles['page']}>
          {reason === undefined ? null : (
            <Banner tone="information" title={session(`because.${reason}.title`)}>
              {session(`because.${reason}.body`)}
            </Banner>
          )}
          {company.failure === undefined ? null : <CompanyRefusal failure={company.failure} />}
          <Card>
            <LoginForm
              key={category}
              category={category}
              links={help}
              isSharedDevice={isSharedDevice}
              onSharedDeviceChange={setSharedDevice}
              onOutcome={onOutcome}
              onUnconfirmed={setUnconfirmed}
            />
            <PasskeyLogin category={category} isSharedDevice={isSharedDevice} onOutcome={onOutcome} />
            <CompanyLogin category={category} isSharedDevice={isSharedDevice} returnTo={returnTo} />
          </Card>
          <LoginHelpList links={help} categories={categories.filter((other) => other !== category)} query={query} />
        </div>
      </BesidePicture>
    </Page>
  );
}
