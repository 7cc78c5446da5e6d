import type { OperationsState } from '@airline/contract';
import { Badge } from '@airline/ui/badge';
import { DescriptionList } from '@airline/ui/description-list';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Section } from './Section.tsx';
import { useFormats } from './use-formats.ts';

/** Renders how the instance does that has answered. */
export function Health({ state: { health, jobs, settings } }: { readonly state: OperationsState }): ReactNode {
  const { t } = useTranslation('operations');
  const { moment, number } = useFormats();
  const count = (where: 'due' | 'running' | 'givenUp') => number(jobs.reduce((sum, kind) => sum + kind[where], 0));
  const isWell = (well: boolean) => (
    <Badge tone={well ? 'success' : 'danger'}>{t(well ? 'health.well' : 'health.away')}</Badge>
  );
  const items = [
    { id: 'database', term: t(`health.${health.database}`), detail: isWell(health.isDatabaseUp) },
    { id: 'schedule', term: t('health.schedule'), detail: isWell(health.isScheduleReady) },
    {
      id: 'jobs',
      term: t('health.jobs'),
      detail: t('health.jobCounts', { due: count('due'), running: count('running'), givenUp: count('givenUp') }),
    },
    { id: 'environment', term: t('health.environment'), detail: settings.environment },
    { id: 'started', term: t('health.started'), detail: moment(health.startedAt) },
  ];
  return (
    <Section title={t('health.title')}>
      <DescriptionList items={items} />
    </Section>
  );
}
