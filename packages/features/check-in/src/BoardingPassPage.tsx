import { usePageData } from '@airline/app';
import { Page } from '@airline/app-shell';
import type { BoardingPasses, Trip, TripLookup } from '@airline/contract';
import { buildPath } from '@airline/links';
import { placeName } from '@airline/reference-data/place-names';
import { KeepTripChoice, KeptNotice, tripDestination, useMoment, WhoseTrip } from '@airline/trip';
import { Banner } from '@airline/ui/banner';
import { Button, ButtonLink } from '@airline/ui/button';
import { Checkbox } from '@airline/ui/checkbox';
import { EmptyState } from '@airline/ui/empty-state';
import { useLocale } from '@airline/ui/locale';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';

import { BagsOfTrip } from './Bags.tsx';
import { loadDrawing, symbologies, type Symbology } from './draw-barcode.ts';
import styles from './BoardingPass.module.css';
import type { Loaded } from './check-in-loaders.ts';
import { MailPasses } from './MailPasses.tsx';
import { Pass } from './Pass.tsx';
import { useFullBrightness } from './use-full-brightness.ts';
import { canStayAwake, useWakeLock } from './use-wake-lock.ts';

export { loadBoardingPasses as loader } from './check-in-loaders.ts';

/** Renders the boarding passes of a trip. */
export function Component(): ReactNode {
  const loaded = usePageData<Loaded<BoardingPasses>>();
  if (!('trip' in loaded)) return <WhoseTrip wanted={loaded.wanted} page="air-check-in" />;
  const { trip, proof, shown, kept } = loaded;
  if (shown === undefined) return <Navigate replace to={buildPath('trip', { recordLocator: trip.recordLocator })} />;
  return <Passes trip={trip} proof={proof} shown={shown} isKept={kept !== undefined} />;
}

interface PassesProps {
  readonly trip: Trip;
  readonly proof: TripLookup;
  readonly shown: BoardingPasses;
  /** Whether they are those that this device keeps, for want of a network. */
  readonly isKept: boolean;
}

function Passes({ trip, proof, shown, isKept }: PassesProps): ReactNode {
  const { t } = useTranslation('checkIn');
  const locale = useLocale();
  const moment = useMoment(trip);
  const [symbology, setSymbology] = useState<Symbology>('azteccode');
  const [isLarge, setIsLarge] = useState(false);
  const [isAwake, setIsAwake] = useState(false);
  useWakeLock(isAwake);
  useFullBrightness(shown.passes.length > 0);
  const isNew = isCheckedInNow(useLocation().state);
  const { recordLocator } = trip;
  const title = t('pass.title', { city: placeName(tripDestination(trip), locale) });
  const toCheckIn = buildPath('air-check-in-trip', { recordLocator });
  if (shown.passes.length === 0) {
    return (
      <Page title={title}>
        <EmptyState
          title={t('pass.none')}
          actions={
            <ButtonLink variant="primary" href={toCheckIn}>
              {t('pass.toCheckIn')}
            </ButtonLink>
          }
        >
          {t('pass.noneBody')}
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page title={title} lead={t('pass.asOf', { moment: moment(shown.at) })}>
      <div className={styles['content']} data-large={isLarge || undefined}>
        <div className={`${styles['tools']} ${styles['screenOnly']}`}>
          {isNew ? (
            <Banner tone="success" title={t('doneTitle')}>
              {t('doneBody')}
            </Banner>
          ) : null}
          {isKept ? null : <BagsOfTrip trip={trip} proof={proof} />}
          {isKept ? <KeptNotice>{t('pass.kept')}</KeptNotice> : null}
          <fieldset className={styles['symbols']}>
            <legend>{t('pass.symbol')}</legend>
            {symbologies.map((each) => (
              <label key={each}>
                <input
                  type="radio"
                  name="symbology"
                  value={each}
                  checked={each === symbology}
                  onChange={() => setSymbology(each)}
                />{' '}
                {t(`pass.symbols.${each}`)}
              </label>
            ))}
          </fieldset>
          <Checkbox label={t('pass.large')} checked={isLarge} onChange={({ target }) => setIsLarge(target.checked)} />
          {canStayAwake() ? (
            <Checkbox
              label={t('pass.awake')}
              hint={t('pass.bright')}
              checked={isAwake}
              onChange={({ target }) => setIsAwake(target.checked)}
            />
          ) : null}
          {isKept ? null : <KeepTripChoice trip={trip} passes={shown} ready={loadDrawing} />}
          <div className={styles['actions']}>
            <Button onClick={() => window.print()}>{t('pass.print')}</Button>
            {isKept ? null : <MailPasses recordLocator={recordLocator} />}
            <ButtonLink href={toCheckIn}>{t('pass.toCheckIn')}</ButtonLink>
            <ButtonLink href={buildPath('trip', { recordLocator })}>{t('backToTrip')}</ButtonLink>
          </div>
        </div>
        {shown.passes.map((pass) => (
          <Pass
            key={`${pass.traveller} ${pass.leg.id}`}
            pass={pass}
            recordLocator={recordLocator}
            boarding={shown.boarding}
            symbology={symbology}
            offersWalletPass={shown.offersWalletPass === true && !isKept}
          />
        ))}
      </div>
    </Page>
  );
}

/** Reads from the history entry whether somebody has just checked in. */
function isCheckedInNow(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'checkedIn' in state;
}
