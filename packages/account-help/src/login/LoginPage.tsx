import { Page } from '@airline/app-shell';
import { parseLoginQuery, type PersonCategory, type SecondFactorStep, type Surface } from '@airline/session';
import { usePerson } from '@airline/session/react';
import { Banner } from '@airline/ui/banner';
import { Card } from '@airline/ui/card';
import { useState, type ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';

import { keepStep, readKeptStep } from './kept-step.ts';
import { loginLinksOf } from './login-links.ts';
import { LoginForm } from './LoginForm.tsx';
import { LoginHelpList } from './LoginHelpList.tsx';
import styles from './Login.module.css';
import { PasskeyLogin } from './PasskeyLogin.tsx';
import { SecondFactorForm } from './SecondFactorForm.tsx';
import type { Unconfirmed } from './unconfirmed.ts';
import { UnconfirmedPage } from './UnconfirmedPage.tsx';
import { useLoginWords } from './use-login-words.ts';

/** What {@link LoginPage} takes. */
export interface LoginPageProps {
  readonly surface: Surface;
  /** What one can log in as here, the usual one first; `?as=` in the address chooses another. */
  readonly categories: readonly [PersonCategory, ...PersonCategory[]];
  /** The `{product}` of the portal. */
  readonly product?: string;
  /** Where a login leads when nobody wanted to be anywhere. */
  readonly homeHref: string;
}

/**
 * Renders the login: name and password or a passkey, then the second factor where the account has one, then back to where
 * the person was. Needs the words of `loginNamespaces` and a `SessionContext` above.
 *
 * @example
 * ```tsx
 * import { LoginPage } from '@airline/account-help/login';
 * import { buildPath } from '@airline/links';
 *
 * export const TravellerLogin = () => (
 *   <LoginPage surface="traveller" categories={['member', 'corporateTraveler']} homeHref={buildPath('account-snapshot')} />
 * );
 * ```
 */
export function LoginPage({ surface, categories, product, homeHref }: LoginPageProps): ReactNode {
  const words = useLoginWords();
  const { t } = words;
  const [query] = useSearchParams();
  const { returnTo, because } = parseLoginQuery(query, surface);
  const person = usePerson();
  const [step, setShownStep] = useState(() => readKeptStep(categories));
  const setStep = (next: SecondFactorStep | undefined) => {
    keepStep(next);
    setShownStep(next);
  };
  const [unconfirmed, setUnconfirmed] = useState<Unconfirmed>();
  const [usual] = categories;
  const category = categories.find((known) => known === query.get('as')) ?? usual;
  const links = loginLinksOf(surface, product);
  const reason = because ?? (returnTo === undefined ? undefined : 'due');

  if (person !== undefined) return <Navigate replace to={returnTo ?? homeHref} />;
  if (step !== undefined) {
    return (
      <Page key="second-factor" title={t('secondFactor.title')}>
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
      </Page>
    );
  }
  if (unconfirmed !== undefined) {
    return <UnconfirmedPage unconfirmed={unconfirmed} links={links} onRestart={() => setUnconfirmed(undefined)} />;
  }
  const onOutcome = (outcome: object) => {
    if ('secondFactor' in outcome) setStep(outcome.secondFactor as SecondFactorStep);
  };
  return (
    <Page key="password" title={t(`login.${category}.title`)} lead={t(`login.${category}.lead`)}>
      <div className={styles['page']}>
        {reason === undefined ? null : (
          <Banner
            tone={reason === 'tokenReused' || reason === 'endedElsewhere' ? 'warning' : 'information'}
            title={t(`because.${reason}.title`)}
          >
            {t(`because.${reason}.body`)}
          </Banner>
        )}
        <Card>
          <LoginForm
            key={category}
            category={category}
            links={links}
            onOutcome={onOutcome}
            onUnconfirmed={setUnconfirmed}
          />
          <PasskeyLogin category={category} onOutcome={onOutcome} />
        </Card>
        <LoginHelpList links={links} categories={categories.filter((other) => other !== category)} query={query} />
      </div>
    </Page>
  );
}
