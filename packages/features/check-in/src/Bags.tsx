import { type BoundCheckIn, tagBags, type Trip, type TripLookup } from '@airline/contract';
import { failureIn, valueOrThrow } from '@airline/gateway-client';
import { FailureBanner } from '@airline/gateway-client/react';
import { buildPath } from '@airline/links';
import { useSession } from '@airline/session/react';
import { invalidateTrip } from '@airline/trip';
import { Banner } from '@airline/ui/banner';
import { Button } from '@airline/ui/button';
import { Link } from '@airline/ui/link';
import { Stepper } from '@airline/ui/stepper';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useCanLeave } from './can-leave.ts';
import styles from './CheckIn.module.css';
import { checkInQuery } from './check-in-queries.ts';
import { spaceBagTag } from './space-bag-tag.ts';

export interface BagsProps {
  readonly trip: Pick<Trip, 'recordLocator'>;
  readonly proof: TripLookup;
  readonly bound: BoundCheckIn;
  /** The level that the title has in the page, 3 by default. */
  readonly headingLevel?: 2 | 3;
}

type Traveller = BoundCheckIn['travellers'][number];

/** Renders how many bags each traveller who checked in for a direction drops, and the numbers of their tags. */
export function Bags({ trip: { recordLocator }, proof, bound, headingLevel = 3 }: BagsProps): ReactNode {
  const { t } = useTranslation('checkIn');
  const Heading = `h${headingLevel}` as const;
  const canLeave = useCanLeave();
  const session = useSession();
  const queryClient = useQueryClient();
  const [wanted, setWanted] = useState<Readonly<Record<number, number>>>({});
  const droppers = bound.travellers.filter(({ flights, kind }) => flights.length > 0 && kind !== 'lapInfant');
  const countOf = ({ traveller, bagTags }: Traveller): number => wanted[traveller] ?? bagTags.length;
  const changed = droppers.filter((each) => countOf(each) !== each.bagTags.length);
  const { mutate, error, isPending, isSuccess } = useMutation({
    mutationFn: async () => {
      const bags = changed.map((each) => ({ traveller: each.traveller, count: countOf(each) }));
      return valueOrThrow(await session.call(tagBags, { body: { ...proof, bound: bound.bound, bags } }));
    },
    async onSuccess(made) {
      await invalidateTrip(queryClient, recordLocator);
      queryClient.setQueryData(checkInQuery(session, proof).queryKey, made);
      setWanted({});
    },
  });
  const failure = failureIn(error);
  if (droppers.length === 0) return null;
  const hasTags = droppers.some(({ bagTags }) => bagTags.length > 0);
  return (
    <section className={styles['part']} aria-label={t('bags.title')}>
      <Heading className={styles['smallTitle']}>{t('bags.title')}</Heading>
      <p>
        {t('bags.body')}{' '}
        {canLeave ? <Link href={buildPath('air-baggage-trip', { recordLocator })}>{t('bags.buy')}</Link> : null}
      </p>
      {failure === undefined ? null : <FailureBanner failure={failure} onRetry={() => mutate()} />}
      {isSuccess && changed.length === 0 && hasTags ? (
        <Banner tone="success" live="polite" title={t('bags.done')} />
      ) : null}
      {droppers.map((each) => {
        const name = `${each.firstName} ${each.lastName}`;
        return (
          <div key={each.traveller}>
            <Stepper
              label={name}
              hint={t('bags.paid', { count: each.bagsPaid })}
              value={countOf(each)}
              minimum={0}
              maximum={each.bagsPaid}
              onChange={(value) => setWanted({ ...wanted, [each.traveller]: value })}
              decreaseLabel={t('bags.less', { name })}
              increaseLabel={t('bags.more', { name })}
            />
            {each.bagTags.length === 0 ? null : (
              <p>
                {t('bags.tags', { count: each.bagTags.length })}{' '}
                <span className={styles['position']}>{each.bagTags.map(spaceBagTag).join(', ')}</span>
              </p>
            )}
          </div>
        );
      })}
      {changed.length === 0 ? null : (
        <div>
          <Button variant="primary" pendingLabel={isPending ? t('bags.pending') : undefined} onClick={() => mutate()}>
            {t('bags.submit')}
          </Button>
        </div>
      )}
    </section>
  );
}

/** Renders the bags of each direction whose check-in is open, on the page of the passes. */
export function BagsOfTrip({ trip, proof }: Omit<BagsProps, 'bound' | 'headingLevel'>): ReactNode {
  const { data } = useQuery(checkInQuery(useSession(), proof));
  const open = data?.bounds.filter(({ state }) => state === 'open') ?? [];
  return open.map((bound) => <Bags key={bound.bound} trip={trip} proof={proof} bound={bound} headingLevel={2} />);
}
