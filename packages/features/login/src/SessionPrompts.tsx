import type { LoginOutcome, SecondFactorStep, SessionPrompt } from '@airline/session';
import { useSession, useSessionState } from '@airline/session/react';
import { Dialog } from '@airline/ui/dialog';
import { useState, type ReactNode } from 'react';

import { ConfirmPasswordForm } from './ConfirmPasswordForm.tsx';
import { SecondFactorForm } from './SecondFactorForm.tsx';
import { useLoginWords } from '@airline/account/credentials';

/**
 * Renders what an interrupted call asks of the person, over the page: nothing typed in it is lost, and the call goes on.
 *
 * One stands in each app's frame. Needs the words of `loginNamespaces`.
 */
export function SessionPrompts(): ReactNode {
  const words = useLoginWords();
  const { t } = words;
  const session = useSession();
  const { prompt } = useSessionState();
  return (
    <Dialog
      open={prompt !== undefined}
      onClose={() => session.settlePrompt(false)}
      title={prompt?.kind === 'secondFactor' ? t('secondFactor.title') : t('prompt.title')}
      closeLabel={t('prompt.close')}
    >
      {prompt === undefined ? null : <PromptSteps prompt={prompt} />}
    </Dialog>
  );
}

function PromptSteps({ prompt }: { readonly prompt: SessionPrompt }): ReactNode {
  const session = useSession();
  const { state } = useSessionState();
  const subject = state.kind === 'authenticated' ? state.person.subject : undefined;
  const [asked] = useState(subject);
  const first = prompt.kind === 'secondFactor' ? prompt.step : undefined;
  const [step, setStep] = useState<SecondFactorStep | undefined>(first);

  const onOutcome = (outcome: Exclude<LoginOutcome, { readonly failure: unknown }>) => {
    if ('secondFactor' in outcome) setStep(outcome.secondFactor);
    // The call is the first person's: a passkey of another account does not finish it.
    else session.settlePrompt(outcome.person.subject === asked);
  };
  if (step !== undefined) {
    return (
      <SecondFactorForm
        step={step}
        onOutcome={onOutcome}
        onRestart={() => (first === undefined ? setStep(undefined) : session.settlePrompt(false))}
      />
    );
  }
  return <ConfirmPasswordForm onOutcome={onOutcome} />;
}
