import type { ReactNode } from 'react';

import { FindTripForExtra } from './FindTripForExtra.tsx';

/** Renders the way to a trip for early bird check-in. */
export function Component(): ReactNode {
  return <FindTripForExtra kind="earlyBird" />;
}
