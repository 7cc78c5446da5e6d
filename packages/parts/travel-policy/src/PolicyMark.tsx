import type { PolicyOutcome } from '@airline/contract';
import { Badge } from '@airline/ui/badge';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface PolicyMarkProps {
  readonly outcome: PolicyOutcome;
}

const tones = { inside: 'success', reason: 'warning', approval: 'warning', blocked: 'danger' } as const;

/** Renders what a policy says of a fare or a trip. */
export function PolicyMark({ outcome }: PolicyMarkProps): ReactNode {
  const { t } = useTranslation('companyTrip');
  return <Badge tone={tones[outcome]}>{t(`mark.${outcome}`)}</Badge>;
}
