import type { ReactNode } from 'react';

import { FindTripForExtra } from './FindTripForExtra.tsx';

/** Renders the way to a trip whose seats are seen and changed. */
export function Component(): ReactNode {
  return <FindTripForExtra kind="seat" />;
}
