import { useAppFrame, useClientConfig } from '@airline/app-shell';
import { type ExperimentPlace, experimentPlaces, type PlaceVariant } from '@airline/contract';
import { useSession } from '@airline/session/react';
import { useEffect, useState, type ReactNode } from 'react';

import { decide, findDecision, tellExposure } from './decide.ts';
import styles from './ExperimentBox.module.css';

export interface ExperimentBoxProps<Place extends ExperimentPlace> {
  readonly place: Place;
  /** What stands there, for each variant of the place. */
  readonly variants: Readonly<Record<PlaceVariant<Place>, ReactNode>>;
}

/**
 * Renders the part of a page that is tried in several ways. Its place is as tall as the tallest of them from the beginning, so nothing moves; it stays
 * empty until it is decided, until the experiment timeout of the settings at the latest, and then what shows stays.
 *
 * Not for what a page is for, and not on a page that stands whole in its HTML: there it would be missing without scripts.
 *
 * @example
 * ```tsx
 * import { ExperimentBox } from '@airline/experiments';
 *
 * export const Note = () => <ExperimentBox place="pay-note" variants={{ once: <p>Una vez</p>, direct: <p>Directo</p> }} />;
 * ```
 */
export function ExperimentBox<Place extends ExperimentPlace>({
  place,
  variants,
}: ExperimentBoxProps<Place>): ReactNode {
  const { events } = useAppFrame();
  const { metadataFlags } = useClientConfig();
  const session = useSession();
  const [decision, setDecision] = useState(() => findDecision(place));
  const timeout = metadataFlags.experimentBoxDefaultTimeoutMilliseconds;
  useEffect(() => {
    let isGone = false;
    const begin = async () => {
      const made = await decide(place, session, timeout);
      if (isGone) return;
      setDecision(made);
      tellExposure(made, events);
    };
    void begin();
    return () => {
      isGone = true;
    };
  }, [place, session, timeout, events]);
  const names: readonly PlaceVariant<Place>[] = experimentPlaces[place];
  return (
    <div className={styles['box']}>
      {names.map((name) => {
        const isShown = decision?.variant === name;
        return (
          <div
            key={name}
            className={styles['variant']}
            data-shown={isShown ? 'yes' : 'no'}
            aria-hidden={isShown ? undefined : true}
            inert={!isShown}
          >
            {variants[name]}
          </div>
        );
      })}
    </div>
  );
}
