import type { BoardingPasses, BoardingPassView } from '@airline/contract';
import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { cityName, placeName } from '@airline/reference-data/place-names';
import { getStation } from '@airline/reference-data/stations';
import { useSession } from '@airline/session/react';
import { Banner } from '@airline/ui/banner';
import { useLocale } from '@airline/ui/locale';
import { LocalTime } from '@airline/ui/local-time';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { AddToWallet } from './AddToWallet.tsx';
import { Barcode } from './Barcode.tsx';
import type { Symbology } from './draw-barcode.ts';
import styles from './BoardingPass.module.css';
import { useCanLeave } from './can-leave.ts';
import { SharePass } from './SharePass.tsx';
import { spaceBagTag } from './space-bag-tag.ts';

export interface PassProps {
  readonly pass: BoardingPassView;
  readonly recordLocator: string;
  readonly boarding: BoardingPasses['boarding'];
  readonly symbology: Symbology;
  /** Whether it can be put into Apple Wallet. */
  readonly offersWalletPass?: boolean;
}

/** Renders the boarding pass of one traveller on one flight. Where a pass is read on paper alone, its symbol is printed and not shown. */
export function Pass({ pass, recordLocator, boarding, symbology, offersWalletPass = false }: PassProps): ReactNode {
  const { t } = useTranslation('checkIn');
  const locale = useLocale();
  const canLeave = useCanLeave();
  const { leg, kind, position, seat, gate, terminal, ticketNumber } = pass;
  const name = `${pass.firstName} ${pass.lastName}`;
  const flight = leg.flight.replace(/^(..)/, '$1 ');
  const station = getStation(leg.from);
  const timeZone = station?.timeZone || 'UTC';
  const isPaperOnly = station?.mobileBoarding === false;
  const isGone = Date.parse(leg.departsAt) <= useSession().now().getTime();
  const place = kind === 'lapInfant' ? t('pass.lap') : boarding === 'open' ? position : (seat ?? t('pass.atGate'));
  const city = cityName(leg.from, locale);
  return (
    <article className={styles['pass']} aria-label={t('pass.name', { name, flight })}>
      <h2 className={styles['name']}>{name}</h2>
      <p className={styles['route']}>
        <span>
          <span className={styles['code']}>{leg.from}</span> {placeName(leg.from, locale)}
        </span>
        <span aria-hidden="true">→</span>
        <span className={styles['end']}>
          <span className={styles['code']}>{leg.to}</span> {placeName(leg.to, locale)}
        </span>
      </p>
      {isGone ? <Banner tone="warning" title={t('pass.gone')} /> : null}
      <dl className={styles['facts']}>
        <Fact term={t(boarding === 'open' ? 'pass.position' : 'pass.seat')} isStrong>
          {place}
        </Fact>
        <Fact term={t('pass.boards')} isStrong>
          <LocalTime instant={pass.boardsAt} timeZone={timeZone} />
        </Fact>
        <Fact term={t('pass.gate')} isStrong={gate !== undefined}>
          {gate ?? t('pass.noGate')}
        </Fact>
        {terminal === undefined ? null : <Fact term={t('pass.terminal')}>{terminal}</Fact>}
        <Fact term={t('pass.flight')}>{flight}</Fact>
        <Fact term={t('pass.date')}>{formatCalendarDate(leg.departsAt.slice(0, 'YYYY-MM-DD'.length), locale)}</Fact>
        <Fact term={t('pass.departs')}>
          <LocalTime instant={new Date(leg.departsAt).toISOString()} timeZone={timeZone} />
        </Fact>
        <Fact term={t('pass.recordLocator')}>{recordLocator}</Fact>
        <Fact term={t('pass.sequence')}>{String(pass.sequence).padStart(3, '0')}</Fact>
        {pass.bagTags === undefined ? null : (
          <Fact term={t('pass.bags')}>{pass.bagTags.map(spaceBagTag).join(', ')}</Fact>
        )}
        {ticketNumber === undefined ? null : <Fact term={t('pass.ticket')}>{ticketNumber}</Fact>}
      </dl>
      {pass.isKnownTraveler ? (
        <p>
          <strong>{t('pass.known')}</strong>
        </p>
      ) : null}
      {isPaperOnly ? (
        <div className={styles['screenOnly']}>
          <Banner tone="warning" title={t('pass.paperTitle', { city })}>
            {t('pass.paperBody')}
          </Banner>
        </div>
      ) : null}
      <div className={isPaperOnly ? styles['paperOnly'] : undefined}>
        <Barcode
          symbology={symbology}
          text={pass.barcode}
          label={t('pass.barcode', { symbol: t(`pass.symbols.${symbology}`), name, flight })}
        />
      </div>
      <p className={styles['note']}>{t('pass.localTime', { city })}</p>
      {isPaperOnly || !canLeave || isGone || !offersWalletPass ? null : (
        <AddToWallet pass={pass} recordLocator={recordLocator} symbology={symbology} />
      )}
      {isPaperOnly || !canLeave ? null : <SharePass pass={pass} />}
    </article>
  );
}

interface FactProps {
  readonly term: string;
  readonly isStrong?: boolean;
  readonly children: ReactNode;
}

function Fact({ term, isStrong = false, children }: FactProps): ReactNode {
  return (
    <div data-strong={isStrong || undefined}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
