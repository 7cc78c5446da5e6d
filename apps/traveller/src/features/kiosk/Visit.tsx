import { ProgressSteps } from '@airline/ui/progress-steps';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { CardName } from './card-name.ts';
import { CardStep } from './CardStep.tsx';
import { type CheckInStep, CheckInSteps, checkInSteps } from './CheckInSteps.tsx';
import { KeysStep } from './KeysStep.tsx';
import styles from './Kiosk.module.css';
import { PassStep } from './PassStep.tsx';
import { StartStep } from './StartStep.tsx';
import { useCardReader } from './use-card-reader.ts';
import type { FoundTrip } from './use-find-trip.ts';

type Screen =
  | { readonly name: 'start' | 'pass' }
  | { readonly name: 'keys'; readonly cardName?: CardName }
  | { readonly name: 'card'; readonly isNameless: boolean }
  | { readonly name: 'checkIn'; readonly step: CheckInStep; readonly found: FoundTrip };

export interface VisitProps {
  /** Called with the first thing that somebody does. */
  readonly onBegin: () => void;
}

/** Renders what one person does at a kiosk, from the first touch to the passes. It is all in memory, and gone with this component. */
export function Visit({ onBegin }: VisitProps): ReactNode {
  const [screen, setScreen] = useState<Screen>({ name: 'start' });
  const goTo = (next: Screen) => {
    onBegin();
    setScreen(next);
  };
  const goBack = () => setScreen({ name: 'start' });
  const begin = (found: FoundTrip) => goTo({ name: 'checkIn', step: 'trip', found });
  switch (screen.name) {
    case 'start':
      return (
        <WithCards onCard={goTo}>
          <StartStep onChoose={(way) => goTo(way === 'card' ? { name: way, isNameless: false } : { name: way })} />
        </WithCards>
      );
    case 'keys':
      return (
        <WithCards onCard={goTo}>
          <KeysStep
            key={screen.cardName === undefined ? 'typed' : 'card'}
            cardName={screen.cardName}
            onFound={begin}
            onBack={goBack}
          />
        </WithCards>
      );
    case 'pass':
      return (
        <WithCards onCard={goTo}>
          <PassStep onFound={begin} onBack={goBack} />
        </WithCards>
      );
    case 'card':
      return (
        <WithCards onCard={goTo}>
          <CardStep isNameless={screen.isNameless} onType={() => goTo({ name: 'keys' })} onBack={goBack} />
        </WithCards>
      );
    case 'checkIn':
      return (
        <>
          <Progress step={screen.step} />
          <CheckInSteps found={screen.found} step={screen.step} onStep={(step) => setScreen({ ...screen, step })} />
        </>
      );
  }
}

interface WithCardsProps {
  readonly onCard: (next: Screen) => void;
  readonly children: ReactNode;
}

/** Takes a card on every screen that asks who somebody is: its number must reach no field that happens to have the focus. */
function WithCards({ onCard, children }: WithCardsProps): ReactNode {
  useCardReader((cardName) =>
    onCard(cardName === undefined ? { name: 'card', isNameless: true } : { name: 'keys', cardName }),
  );
  return children;
}

function Progress({ step }: { readonly step: CheckInStep }): ReactNode {
  const { t } = useTranslation('kiosk');
  const current = step === 'seats' ? 'places' : step;
  return (
    <div className={styles['screenOnly']}>
      <ProgressSteps
        label={t('steps.label')}
        steps={checkInSteps.map((id) => ({ id, label: t(`steps.${id}`) }))}
        current={current}
        doneLabel={t('steps.done')}
        summary={t('steps.summary', { step: checkInSteps.indexOf(current) + 1, count: checkInSteps.length })}
      />
    </div>
  );
}
