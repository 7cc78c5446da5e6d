import { Page, PhoneText, useIsLaterPage } from '@airline/app-shell';
import type { Trip, TripTravellers } from '@airline/contract';
import { buildPath } from '@airline/links';
import { useMoment } from '@airline/trip';
import { Banner } from '@airline/ui/banner';
import { ButtonLink } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { DescriptionList } from '@airline/ui/description-list';
import { Link } from '@airline/ui/link';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { correctedQuery, isOpen, readTold, whyNameIsClosed, type Corrected } from './correction-address.ts';
import styles from './Correction.module.css';
import { formatName, useDescribed } from './use-described.ts';

export interface CorrectedTravellersProps {
  readonly trip: Trip;
  readonly shown: TripTravellers;
}

/** Renders what is known of each traveller and where news goes, each with the way to correct it, and what was corrected just now. */
export function CorrectedTravellers({ trip, shown }: CorrectedTravellersProps): ReactNode {
  const { t } = useTranslation('correctTrip');
  const { t: problems } = useTranslation('gatewayRefusals');
  const { namesUntil, correctionsUntil } = shown;
  const moment = useMoment(trip);
  const isClosed = correctionsUntil === undefined;
  return (
    <Page key="all" title={t('title')} lead={t(isClosed ? 'closedLead' : 'lead')}>
      <div className={styles['content']}>
        <Told trip={trip} shown={shown} />
        {isClosed ? (
          <Banner tone="warning" title={problems('correctionsClosed.title')}>
            {problems('correctionsClosed.body')}
          </Banner>
        ) : namesUntil === undefined ? (
          <Banner title={problems('nameCorrectionsClosed.title')}>
            <PhoneText>{problems('nameCorrectionsClosed.body')}</PhoneText>
          </Banner>
        ) : null}
        {shown.travellers.map((_, place) => (
          // Travellers keep their places in a trip.
          // oxlint-disable-next-line react/no-array-index-key
          <Traveller key={place} trip={trip} shown={shown} place={place} />
        ))}
        <Card title={t('contact')}>
          <ContactRows shown={shown} />
        </Card>
        {isClosed ? null : (
          <p className={styles['note']}>
            {namesUntil === undefined
              ? t('onlyUntil', { last: moment(correctionsUntil) })
              : t('namesUntil', { date: moment(namesUntil), last: moment(correctionsUntil) })}
          </p>
        )}
        <div>
          <ButtonLink href={buildPath('trip', { recordLocator: trip.recordLocator })}>{t('backToTrip')}</ButtonLink>
        </div>
      </div>
    </Page>
  );
}

function Traveller({ trip, shown, place }: CorrectedTravellersProps & { readonly place: number }): ReactNode {
  const { t } = useTranslation('correctTrip');
  const describe = useDescribed(shown);
  const traveller = shown.travellers[place];
  if (traveller === undefined) return null;
  const name = formatName(traveller);
  const row = (part: 'document' | 'frequentFlyerNumber' | 'knownTravelerNumber', without: string) => {
    const corrected = { part, traveller: place } as const;
    const given = describe(corrected);
    return {
      id: part,
      term: t(part),
      detail: given ?? <span className={styles['note']}>{without}</span>,
      action: (
        <Way
          shown={shown}
          corrected={corrected}
          label={t(given === undefined ? 'add' : 'replace')}
          name={t(`actions.${given === undefined ? addActions[part] : part}`, { name })}
        />
      ),
    };
  };
  const ticket = trip.passengers[place]?.ticketNumber;
  const isUsedUp = whyNameIsClosed(shown, place) === 'nameCorrectionsUsedUp' && shown.correctionsUntil !== undefined;
  return (
    <Card title={name} aside={<span className={styles['note']}>{t(`kind.${traveller.kind}`)}</span>}>
      <DescriptionList
        items={[
          {
            id: 'name',
            term: t('name'),
            detail: (
              <>
                {name}
                {isUsedUp ? (
                  <span className={styles['under']}>
                    <PhoneText>{t('usedUp')}</PhoneText>
                  </span>
                ) : null}
              </>
            ),
            action: (
              <Way
                shown={shown}
                corrected={{ part: 'name', traveller: place }}
                label={t('correct')}
                name={t('actions.name', { name })}
              />
            ),
          },
          { id: 'ticket', term: t('ticket'), detail: ticket ?? t('noTicket') },
          ...(shown.needsDocument ? [row('document', t('documentAtCheckIn'))] : []),
          row('frequentFlyerNumber', t('notGiven')),
          row('knownTravelerNumber', t('notGiven')),
        ]}
      />
    </Card>
  );
}

const addActions = {
  document: 'addDocument',
  frequentFlyerNumber: 'addFrequentFlyerNumber',
  knownTravelerNumber: 'addKnownTravelerNumber',
} as const;

function ContactRows({ shown }: { readonly shown: TripTravellers }): ReactNode {
  const { t } = useTranslation('correctTrip');
  const { emailHint, phoneEnd } = shown.contact;
  return (
    <DescriptionList
      items={[
        {
          id: 'email',
          term: t('email'),
          detail: emailHint,
          action: (
            <Way shown={shown} corrected={{ part: 'contact' }} label={t('replace')} name={t('actions.contact')} />
          ),
        },
        { id: 'phone', term: t('phone'), detail: t('endsIn', { end: phoneEnd }) },
      ]}
    />
  );
}

interface WayProps {
  readonly shown: TripTravellers;
  readonly corrected: Corrected;
  readonly label: string;
  /** Says what it corrects to who hears the link without its line. */
  readonly name: string;
}

/** Renders the way to a correction; nothing where it cannot be made any more. */
function Way({ shown, corrected, label, name }: WayProps): ReactNode {
  if (!isOpen(corrected, shown)) return null;
  const page = buildPath('trip-travellers', { recordLocator: shown.recordLocator });
  return (
    <Link href={page + correctedQuery(corrected)} variant="standalone" aria-label={name}>
      {label}
    </Link>
  );
}

/** Renders what was corrected just now, and takes the focus so that it is read. */
function Told({ trip, shown }: CorrectedTravellersProps): ReactNode {
  const { t } = useTranslation('correctTrip');
  const told = readTold(useLocation().state, shown);
  const place = useRef<HTMLDivElement>(null);
  const isLaterPage = useIsLaterPage();
  const isTold = told !== undefined;
  useEffect(() => {
    if (isTold && isLaterPage) place.current?.focus();
  }, [isTold, isLaterPage]);
  if (told === undefined) return null;
  const { title, body } = toWords(told);
  return (
    <div ref={place} tabIndex={-1} className={styles['told']}>
      <Banner tone="success" title={title}>
        {body}
      </Banner>
    </div>
  );

  function toWords({ corrected, isRemoved }: NonNullable<typeof told>): {
    readonly title: string;
    readonly body: string;
  } {
    const { emailHint } = shown.contact;
    if (corrected.part === 'contact') {
      return { title: t('done.contact'), body: t('done.contactBody', { email: emailHint }) };
    }
    const traveller = shown.travellers[corrected.traveller];
    const name = traveller === undefined ? '' : formatName(traveller);
    const mail = t('told', { email: emailHint });
    if (corrected.part === 'name') {
      const number = trip.passengers[corrected.traveller]?.ticketNumber;
      const ticket = number === undefined ? t('done.nameNoTicket') : t('done.nameTicket', { number });
      return { title: t('done.name', { name }), body: `${ticket} ${mail}` };
    }
    const done = isRemoved && corrected.part !== 'document' ? (`${corrected.part}Removed` as const) : corrected.part;
    return { title: t(`done.${done}`, { name }), body: mail };
  }
}
