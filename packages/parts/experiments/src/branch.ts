import { useAppFrame } from '@airline/app-shell';
import { metadataFlags } from '@airline/client-config/metadata-flags';
import type { ExperimentPlace, PlaceVariant } from '@airline/contract';
import type { Session } from '@airline/session';
import { useEffect } from 'react';

import { decide, defaultOf, findDecision, tellExposure } from './decide.ts';

/**
 * Decides which way a whole page goes, before it renders: for its loader. Resolves after the branch timeout of the settings at the latest, and
 * never rejects.
 *
 * @example
 * ```ts
 * import { decideBranch } from '@airline/experiments';
 * import type { AppServices } from '@airline/session/services';
 *
 * export async function loader(_: unknown, { session }: AppServices): Promise<null> {
 *   await decideBranch('price-basis', session);
 *   return null;
 * }
 * ```
 */
export async function decideBranch(place: ExperimentPlace, session: Session): Promise<void> {
  const flags = session.config?.metadataFlags ?? metadataFlags;
  await decide(place, session, flags.branchTimeoutMilliseconds);
}

/**
 * Returns which way the page goes, as its loader has decided, and tells that it is shown; the default where nothing was decided.
 *
 * @param isShown false where the way makes no difference to what is on screen: then it is no exposure.
 *
 * @example
 * ```tsx
 * import { useBranch } from '@airline/experiments';
 *
 * export const Basis = () => <p>{useBranch('price-basis', true)}</p>;
 * ```
 */
export function useBranch<Place extends ExperimentPlace>(place: Place, isShown: boolean): PlaceVariant<Place> {
  const { events } = useAppFrame();
  const decision = findDecision(place);
  useEffect(() => {
    if (isShown && decision !== undefined) tellExposure(decision, events);
  }, [isShown, decision, events]);
  return decision?.variant ?? defaultOf(place);
}
