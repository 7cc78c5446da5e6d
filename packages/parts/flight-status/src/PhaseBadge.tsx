import type { LegStatusView } from '@airline/contract';
import { Badge, type BadgeProps } from '@airline/ui/badge';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { shownPhase, type ShownPhase } from './status-words.ts';

const tones: Readonly<Record<ShownPhase, NonNullable<BadgeProps['tone']>>> = {
  scheduled: 'neutral',
  onTime: 'success',
  delayed: 'warning',
  boarding: 'information',
  departed: 'information',
  inFlight: 'information',
  landed: 'information',
  arrived: 'success',
  cancelled: 'danger',
  diverted: 'danger',
  unreported: 'neutral',
};

/** Renders where a leg stands, in a word. */
export function PhaseBadge({ leg }: { readonly leg: Pick<LegStatusView, 'phase' | 'divertedTo'> }): ReactNode {
  const { t } = useTranslation('flightStatus');
  const phase = shownPhase(leg);
  return <Badge tone={tones[phase]}>{t(`phase.${phase}`)}</Badge>;
}
