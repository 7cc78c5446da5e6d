import { type ExtraOffer, judgeExtras, type PolicyRule } from '@airline/contract';
import { useMemo, type ReactNode } from 'react';

import { PolicyMark } from './PolicyMark.tsx';

/** Returns what marks an extra that can be bought with what rules say of it; `undefined` where none of them looks at extras. */
export function useExtraMark(
  rules: readonly PolicyRule[] | undefined,
): ((offer: Pick<ExtraOffer, 'kind' | 'state' | 'price'>) => ReactNode) | undefined {
  return useMemo(() => {
    if (rules?.some(({ kind }) => kind === 'extras') !== true) return undefined;
    return ({ kind, state, price: { amountMinor } }) =>
      state === 'offered' ? <PolicyMark outcome={judgeExtras(rules, [{ kind, amountMinor }]).outcome} /> : null;
  }, [rules]);
}
