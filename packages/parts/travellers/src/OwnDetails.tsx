import type { assistanceCodes, MemberProfile, UserInfo } from '@airline/contract';
import { setFormValue, type FormHandle } from '@airline/forms';
import { calendarDateOf } from '@airline/forms/typed-date';
import { isEndByTime, loginAddress } from '@airline/session';
import { profileQuery, userInfoQuery } from '@airline/session/account-queries';
import { isMember, useLoginState, useSession } from '@airline/session/react';
import { Banner } from '@airline/ui/banner';
import { Button, ButtonLink } from '@airline/ui/button';
import { Link } from '@airline/ui/link';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import type { PassengerAnswers } from './passenger-answers.ts';
import type { PassengerRules } from './passenger-rules.ts';

export interface OwnDetailsProps {
  readonly form: FormHandle<PassengerAnswers>;
  readonly rules: Pick<PassengerRules, 'asksDocument' | 'lastArrival'>;
}

/** Renders the way to one's own details without typing them: a press for who is logged in, the login for others. */
export function OwnDetails({ form, rules }: OwnDetailsProps): ReactNode {
  const { t } = useTranslation('travellers');
  const { pathname, search } = useLocation();
  const session = useSession();
  const login = useLoginState();
  const [filled, setFilled] = useState<Filled>();
  const { data: info } = useQuery({ ...userInfoQuery(session), enabled: login.kind === 'authenticated' });
  // The account's own data fill the page where this cannot be read.
  const { data: profile } = useQuery({ ...profileQuery(session), enabled: isMember(login) });
  useEffect(() => {
    // The press came before the profile did: what it knows beside the account fills what is empty still.
    if (filled !== undefined && profile !== undefined && info !== undefined) {
      fillIn(form, toKnown(info, profile, rules), 'empty');
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the profile comes
  }, [profile === undefined]);
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
    const replace = () => setFilled(fillIn(form, toKnown(info, profile, rules), 'all'));
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
        <Button size="small" onClick={() => setFilled(fillIn(form, toKnown(info, profile, rules), 'empty'))}>
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

/** What the account knows of its person, as the page asks for it; a passport that expires before the trip ends is not used. */
function toKnown(
  { firstName, lastName, birthDate, email, loyalty }: UserInfo,
  profile: MemberProfile | undefined,
  { asksDocument, lastArrival }: OwnDetailsProps['rules'],
): Known {
  const { personal, travel } = profile ?? {};
  const passport = asksDocument ? travel?.passports.find(({ expiresOn }) => expiresOn >= lastArrival) : undefined;
  return {
    texts: {
      firstName,
      middleName: personal?.middleName,
      lastName,
      birthDate,
      gender: personal?.gender,
      frequentFlyerNumber: loyalty?.accountNumber,
      knownTravelerNumber: travel?.knownTravelerNumber,
      redressNumber: travel?.redressNumber,
      ...(passport === undefined
        ? {}
        : {
            documentChoice: 'now',
            documentNumber: passport.number,
            nationality: passport.nationality,
            documentExpiry: passport.expiresOn,
          }),
    },
    contact: { email, phone: personal?.phone },
    assistance: travel?.assistance ?? [],
  };
}

interface Known {
  readonly texts: Partial<Readonly<Record<Exclude<keyof PassengerAnswers, 'assistance'>, string | undefined>>>;
  /** Where news goes may be another address than the account's: what was typed stays. */
  readonly contact: Readonly<Record<'email' | 'phone', string | undefined>>;
  readonly assistance: readonly (typeof assistanceCodes)[number][];
}

function fillIn(form: FormHandle<PassengerAnswers>, known: Known, how: Filled['how']): Filled {
  let isSomethingKept = false;
  for (const [name, value] of Object.entries(known.texts)) {
    const field = name as keyof Known['texts'];
    const typed = form.values()[field].trim();
    if (value === undefined || typed === value || calendarDateOf(typed) === value) continue;
    // A date of which all parts were taken away again is dashes alone.
    if (how === 'all' || typed.replaceAll('-', '') === '') setFormValue(form, field, value);
    else isSomethingKept = true;
  }
  for (const field of ['email', 'phone'] as const) {
    const value = known.contact[field];
    if (value !== undefined && form.values()[field].trim() === '') setFormValue(form, field, value);
  }
  for (const code of known.assistance) setFormValue(form, `assistance.${code}`, true);
  return { how, isSomethingKept };
}
