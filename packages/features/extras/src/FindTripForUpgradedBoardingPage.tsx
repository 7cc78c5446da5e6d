import type { ReactNode } from 'react';

import { FindTripForExtra } from './FindTripForExtra.tsx';

/** Renders the way to a trip for upgraded boarding. */
export function Component(): ReactNode {
  return <FindTripForExtra kind="upgradedBoarding" />;
}
