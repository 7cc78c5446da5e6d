import type { UserInfo } from '@airline/contract';
import { setFormValue, type FormHandle } from '@airline/forms';
import { calendarDateOf } from '@airline/forms/typed-date';
import { isEndByTime, loginAddress } from '@airline/session';
import { userInfoQuery } from '@airline/session/account-queries';
import { useLoginState, useSession } from '@airline/session/react';
import { Banner } from '@airline/ui/banner';
import { Button, ButtonLink } from '@airline/ui/button';
import { Link } from '@airline/ui/link';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import type { PassengerAnswers } from './passenger-answers.ts';

/** Renders the way to one's own details without typing them: a press for who is logged in, the login for others. */
export function OwnDetails({ form }: { readonly form: FormHandle<PassengerAnswers> }): ReactNode {
  const { t } = useTranslation('travellers');
  const { pathname, search } = useLocation();
  const session = useSession();
  const login = useLoginState();
  const [filled, setFilled] = useState<Filled>();
  const { data: info } = useQuery({ ...userInfoQuery(session), enabled: login.kind === 'authenticated' });
  if (login.kind === 'anonymous') {
    const logInHref = loginAddress({ surface: session.surface, returnTo: pathname + search });
    if (login.endedBy !== undefined && isEndByTime(login.endedBy)) return <SessionOver logInHref={logInHref} />;
    return (
      <Link href={logInHref} variant="standalone">
        {t('own.logIn')}
      </Link>
    );
  }
  if (info?.firstName === undefined || info.lastName === undefined) return null;
  if (filled !== undefined) {
    const replace = () => setFilled(fillIn(form, info, 'all'));
    return (
      <Banner
        live="polite"
        title={t(filled.how === 'all' ? 'own.replaced' : 'own.used')}
        {...(filled.isSomethingKept
          ? {
              actions: (
                <Button size="small" onClick={replace}>
                  {t('own.replace')}
                </Button>
              ),
            }
          : {})}
      >
        {filled.isSomethingKept ? t('own.kept') : null}
      </Banner>
    );
  }
  return (
    <Banner
      title={t('own.question', { name: info.firstName })}
      actions={
        <Button size="small" onClick={() => setFilled(fillIn(form, info, 'empty'))}>
          {t('own.use')}
        </Button>
      }
    />
  );
}

/** Renders that the session is over: the page goes on without it, and nothing typed is lost. */
function SessionOver({ logInHref }: { readonly logInHref: string }): ReactNode {
  const { t } = useTranslation('travellers');
  return (
    <Banner
      tone="warning"
      live="polite"
      title={t('own.ended')}
      actions={
        <ButtonLink size="small" href={logInHref}>
          {t('own.logInAgain')}
        </ButtonLink>
      }
    >
      {t('own.endedBody')}
    </Banner>
  );
}

/** Which fields were filled in, and whether one of them keeps what the person had typed. */
interface Filled {
  readonly how: 'empty' | 'all';
  readonly isSomethingKept: boolean;
}

function fillIn(
  form: FormHandle<PassengerAnswers>,
  { firstName, lastName, birthDate, email, loyalty }: UserInfo,
  how: Filled['how'],
): Filled {
  const known = { firstName, lastName, birthDate, frequentFlyerNumber: loyalty?.accountNumber };
  let isSomethingKept = false;
  for (const [name, value] of Object.entries(known)) {
    const field = name as keyof typeof known;
    const typed = form.values()[field].trim();
    if (value === undefined || typed === value || calendarDateOf(typed) === value) continue;
    // A date of which all parts were taken away again is dashes alone.
    if (how === 'all' || typed.replaceAll('-', '') === '') setFormValue(form, field, value);
    else isSomethingKept = true;
  }
  // Where news goes may be another address than the account's: what was typed stays.
  if (email !== undefined && form.values().email.trim() === '') setFormValue(form, 'email', email);
  return { how, isSomethingKept };
}
