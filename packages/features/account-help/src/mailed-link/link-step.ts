import type { LinkResult, LinkState } from '@airline/contract';

import type { HelpContext } from '../setting/use-help.ts';
import type { LinkEnding } from './link-end.ts';

/** What the steps of a mailed link take. */
export interface LinkStepProps {
  readonly help: HelpContext;
  readonly token: string;
  readonly state: LinkState;
  /** The link can no longer be used. */
  readonly onEnded: (ending: LinkEnding) => void;
}

/** What the last step of a mailed link takes: the one that does what the link is for. */
export interface LinkWorkProps extends LinkStepProps {
  readonly onDone: (result: LinkResult) => void;
  /** Leaves without using the link. */
  readonly onRestart: () => void;
}
