import { chooseMeasuring, isFollowingRefused, isMeasuringRefused } from '@airline/telemetry';
import { Banner } from '@airline/ui/banner';
import { Switch } from '@airline/ui/switch';
import { useReducer, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** What the browser says about being measured: `unknown` where the page was prerendered, and nobody has read it yet. */
type Signal = 'unknown' | 'allowed' | 'refused' | 'refusedByBrowser';

function readSignal(): Signal {
  if (isMeasuringRefused()) return 'refused';
  return isFollowingRefused(navigator) ? 'refusedByBrowser' : 'allowed';
}

const watchNothing = () => () => undefined;
const unknown = (): Signal => 'unknown';

/** Renders the switch by which a person decides whether their visits are measured: with its word in force at once. */
export function MeasuringChoice(): ReactNode {
  const { t } = useTranslation('information');
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const [isForbidden, setForbidden] = useState(false);
  const signal = useSyncExternalStore(watchNothing, readSignal, unknown);
  return (
    <>
      <Switch
        label={t('measuring.label')}
        hint={t(signal === 'refusedByBrowser' ? 'measuring.byBrowser' : 'measuring.hint')}
        checked={signal === 'allowed' || signal === 'unknown'}
        disabled={signal === 'unknown' || signal === 'refusedByBrowser'}
        onChange={({ target }) => {
          setForbidden(!chooseMeasuring(target.checked));
          drawAgain();
        }}
      />
      {isForbidden ? (
        <Banner tone="warning" live="assertive" title={t('measuring.forbidden.title')}>
          {t('measuring.forbidden.body')}
        </Banner>
      ) : null}
    </>
  );
}
