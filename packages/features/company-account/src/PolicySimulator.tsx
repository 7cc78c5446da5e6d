import { type PolicyRule, type PolicySimulation, simulateTravelPolicy } from '@airline/contract';
import type { Failure } from '@airline/gateway-client';
import { FailureBanner } from '@airline/gateway-client/react';
import { useSession } from '@airline/session/react';
import { PolicyMark, useRuleWords } from '@airline/travel-policy';
import { Button } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { DescriptionList } from '@airline/ui/description-list';
import { EmptyState } from '@airline/ui/empty-state';
import { useLocale } from '@airline/ui/locale';
import { formatMoney } from '@airline/ui/money';
import { Table } from '@airline/ui/table';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './Company.module.css';

export interface PolicySimulatorProps {
  /** The rules as they stand in the draft. */
  readonly rules: readonly PolicyRule[];
}

/** Renders what the rules of the draft would have said of the trips of the last twelve months, and saved. */
export function PolicySimulator({ rules }: PolicySimulatorProps): ReactNode {
  const { t } = useTranslation('companyAccount');
  const session = useSession();
  const [done, setDone] = useState<{ readonly of: string; readonly simulation: PolicySimulation }>();
  const [failure, setFailure] = useState<Failure>();
  const [isAsking, setAsking] = useState(false);
  const asked = JSON.stringify(rules);
  const simulate = async () => {
    setAsking(true);
    setFailure(undefined);
    const outcome = await session.call(simulateTravelPolicy, { body: { rules: [...rules] } });
    setAsking(false);
    if ('failure' in outcome) setFailure(outcome.failure);
    else setDone({ of: asked, simulation: outcome.value });
  };
  return (
    <Card title={t('simulation.title')}>
      <div className={styles['fields']}>
        <p className={styles['muted']}>{t('simulation.lead')}</p>
        {failure === undefined ? null : <FailureBanner failure={failure} onRetry={() => void simulate()} />}
        <div className={styles['actions']}>
          <Button pendingLabel={isAsking ? t('simulation.running') : undefined} onClick={() => void simulate()}>
            {t('simulation.run')}
          </Button>
          {done !== undefined && done.of !== asked ? <p className={styles['muted']}>{t('simulation.stale')}</p> : null}
        </div>
        {done === undefined ? null : <Simulation simulation={done.simulation} rules={rules} />}
      </div>
    </Card>
  );
}

interface SimulationProps extends PolicySimulatorProps {
  readonly simulation: PolicySimulation;
}

function Simulation({ simulation, rules }: SimulationProps): ReactNode {
  const { t } = useTranslation('companyAccount');
  const words = useRuleWords();
  const locale = useLocale();
  const numbers = new Intl.NumberFormat(locale);
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const { trips, inside, reason, approval, blocked, saved, breaks, stopped } = simulation;
  return (
    <output className={styles['fields']}>
      <DescriptionList
        items={[
          { id: 'trips', term: t('simulation.trips'), detail: numbers.format(trips) },
          { id: 'inside', term: t('simulation.inside'), detail: numbers.format(inside) },
          { id: 'reason', term: t('simulation.reason'), detail: numbers.format(reason) },
          { id: 'approval', term: t('simulation.approval'), detail: numbers.format(approval) },
          { id: 'blocked', term: t('simulation.blocked'), detail: numbers.format(blocked) },
          { id: 'saved', term: t('simulation.saved'), detail: formatMoney(saved, locale) },
          ...breaks.flatMap(({ ruleId, trips: count }) => {
            const rule = rules.find(({ id }) => id === ruleId);
            return rule === undefined ? [] : [{ id: ruleId, term: words(rule), detail: numbers.format(count) }];
          }),
        ]}
      />
      <Table
        caption={t('simulation.stopped')}
        rows={stopped}
        keyOf={({ recordLocator }) => recordLocator}
        empty={<EmptyState title={t('simulation.none')}>{t('simulation.noneBody')}</EmptyState>}
        columns={[
          {
            id: 'trip',
            header: t('simulation.trip'),
            cell: ({ recordLocator }) => recordLocator,
            rowHeader: true,
          },
          { id: 'at', header: t('log.at'), cell: ({ bookedAt }) => dates.format(new Date(bookedAt)) },
          { id: 'traveller', header: t('simulation.traveller'), cell: ({ traveller }) => traveller },
          { id: 'total', header: t('simulation.total'), cell: ({ total }) => formatMoney(total, locale) },
          {
            id: 'lowest',
            header: t('simulation.lowest'),
            cell: ({ lowest }) => (lowest === undefined ? t('unknown') : formatMoney(lowest, locale)),
          },
          { id: 'outcome', header: t('policy.outcome'), cell: ({ outcome }) => <PolicyMark outcome={outcome} /> },
        ]}
      />
    </output>
  );
}
