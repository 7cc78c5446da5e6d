import type { BoardingPasses, Trip } from '@airline/contract';
import { fareFamiliesQuery } from '@airline/itinerary/fare-families';
import { useSession } from '@airline/session/react';
import { Banner } from '@airline/ui/banner';
import { Checkbox } from '@airline/ui/checkbox';
import { useLocale } from '@airline/ui/locale';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { findTripProof } from '../trip-proofs.ts';
import { ownerOf } from './kept-owner.ts';
import { canKeep } from './kept-cache.ts';
import { dropKeptTrip, keepsTrips, keepTrip, setKeepsTrips } from './kept-trips.ts';

export interface KeepTripProps {
  readonly trip: Trip;
  readonly passes?: BoardingPasses;
  /** What has to be there before the page can be shown without a network: code that is fetched when it is needed. */
  readonly ready?: () => Promise<unknown>;
}

/** Keeps the page that shows a trip on this device for when there is no network, as long as it is wanted; a trip that is cancelled goes. */
export function useKeepTrip({ trip, passes, ready }: KeepTripProps, isWanted: boolean): void {
  const session = useSession();
  const queryClient = useQueryClient();
  useEffect(() => {
    const { recordLocator, cancellation } = trip;
    const proof = findTripProof(recordLocator);
    if (cancellation !== undefined) void dropKeptTrip(recordLocator);
    if (cancellation !== undefined || !isWanted || proof === undefined || !navigator.onLine) return;
    const keep = async () => {
      await ready?.();
      const fareFamilies = queryClient.getQueryData(fareFamiliesQuery(session).queryKey);
      const more = {
        ...(passes === undefined ? {} : { passes }),
        ...(fareFamilies === undefined ? {} : { fareFamilies }),
        owner: ownerOf(session),
      };
      await keepTrip({ trip, proof, ...more }, window.location.pathname);
    };
    // A device that is full, or a browser that denies storage: the page is there with a network all the same.
    keep().catch(() => undefined);
  }, [trip, passes, ready, isWanted, session, queryClient]);
}

/** Renders whether this device keeps the trip, and keeps it unless the person does not want that. */
export function KeepTripChoice(props: KeepTripProps): ReactNode {
  const { t } = useTranslation('trips');
  const [isWanted, setIsWanted] = useState(keepsTrips);
  const [isOffered] = useState(() => canKeep());
  useKeepTrip(props, isWanted);
  if (!isOffered) return null;
  return (
    <Checkbox
      label={t('kept.choice')}
      hint={t('kept.until')}
      checked={isWanted}
      onChange={({ target: { checked } }) => {
        setIsWanted(checked);
        setKeepsTrips(checked).catch(() => undefined);
      }}
    />
  );
}

export interface KeptNoticeProps {
  /** When it was read, as ISO 8601. */
  readonly at?: string | undefined;
  readonly children?: ReactNode;
}

/** Returns the sentence that says when something was last read, by the clock of the device. */
export function useReadAt(at: string | undefined): string | undefined {
  const { t } = useTranslation('trips');
  const locale = useLocale();
  if (at === undefined || Number.isNaN(Date.parse(at))) return undefined;
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(at));
  // “7:24 a.m.” ends with a stop of its own.
  return t('kept.readAt', { moment }).replace(/\.\.$/, '.');
}

/** Renders that a page shows what this device kept, and not how it is now. */
export function KeptNotice({ at, children }: KeptNoticeProps): ReactNode {
  const { t } = useTranslation('trips');
  const readAt = useReadAt(at);
  return (
    <Banner tone="warning" title={t('kept.title')}>
      {readAt === undefined ? null : `${readAt} `}
      {children ?? t('kept.body')}
    </Banner>
  );
}
