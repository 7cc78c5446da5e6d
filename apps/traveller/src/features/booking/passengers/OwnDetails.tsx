import type { UserInfo } from '@airline/contract';
import { setFormValue, type FormHandle } from '@airline/forms';
import { loginAddress } from '@airline/session';
import { Banner } from '@airline/ui/banner';
import { Button } from '@airline/ui/button';
import { Link } from '@airline/ui/link';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { queryClient } from '../../../gateway.ts';
import { userInfoQuery } from '../../../member-queries.ts';
import { useVisitor } from '../../../visitor.ts';
import type { PassengerAnswers } from './passenger-answers.ts';

/** Renders the way to one's own details without typing them: a press for who is logged in, the login for others. */
export function OwnDetails({ form }: { readonly form: FormHandle<PassengerAnswers> }): ReactNode {
  const { t } = useTranslation('booking');
  const { pathname, search } = useLocation();
  const visitor = useVisitor();
  const [used, setUsed] = useState(false);
  const { data: info } = useQuery({ ...userInfoQuery, enabled: visitor.kind === 'authenticated' }, queryClient);
  if (visitor.kind === 'anonymous') {
    return (
      <Link href={loginAddress({ surface: 'traveller', returnTo: pathname + search })} variant="standalone">
        {t('passenger.own.logIn')}
      </Link>
    );
  }
  if (info?.firstName === undefined || info.lastName === undefined) return null;
  const number = info.loyalty?.accountNumber;
  if (used) {
    const words =
      number === undefined || info.birthDate === undefined
        ? t('passenger.own.usedNameless')
        : t('passenger.own.used', { number });
    return <Banner live="polite" title={words} />;
  }
  return (
    <Banner
      title={t('passenger.own.question', { name: info.firstName })}
      actions={
        <Button
          size="small"
          onClick={() => {
            fillIn(form, info);
            setUsed(true);
          }}
        >
          {t('passenger.own.use')}
        </Button>
      }
    />
  );
}

function fillIn(
  form: FormHandle<PassengerAnswers>,
  { firstName, lastName, birthDate, email, loyalty }: UserInfo,
): void {
  const known = { firstName, lastName, birthDate, frequentFlyerNumber: loyalty?.accountNumber };
  for (const [field, value] of Object.entries(known)) {
    if (value !== undefined) setFormValue(form, field as keyof typeof known, value);
  }
  // Where news goes may be another address than the account's: what was typed stays.
  if (email !== undefined && form.values().email === '') setFormValue(form, 'email', email);
}
