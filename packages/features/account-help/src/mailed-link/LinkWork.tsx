import type { ReactNode } from 'react';

import { ConfirmStep } from './ConfirmStep.tsx';
import type { LinkWorkProps } from './link-step.ts';
import { NewPasswordStep } from './NewPasswordStep.tsx';
import { SetupStep } from './SetupStep.tsx';

/** Renders the last step of a mailed link by what the link is for. Nothing happens before a button is pressed. */
export function LinkWork(step: LinkWorkProps): ReactNode {
  switch (step.state.purpose) {
    case 'resetPassword':
      return <NewPasswordStep {...step} />;
    case 'completeSetup':
      return <SetupStep {...step} />;
    case 'forgotUsername':
    case 'confirmEnrollment':
    case 'confirmEmail':
    case 'confirmErasure':
      return <ConfirmStep {...step} purpose={step.state.purpose} />;
  }
}
