import type { ReactNode } from 'react';

import { ExtrasPage } from './ExtrasPage.tsx';

export { loadExtras as loader } from './extras-loader.ts';

/** Renders the upgraded boarding of a trip. */
export function Component(): ReactNode {
  return <ExtrasPage kind="upgradedBoarding" />;
}
