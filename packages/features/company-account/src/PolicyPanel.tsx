import {
  companyCardUses,
  type ManagedCompany,
  mostPolicyRules,
  type PolicyRule,
  publishTravelPolicy,
  type TravelPolicy,
} from '@airline/contract';
import type { Failure } from '@airline/gateway-client';
import { FailureBanner } from '@airline/gateway-client/react';
import { useSession } from '@airline/session/react';
import { PolicyMark, useRuleWords } from '@airline/travel-policy';
import { Button } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { Checkbox } from '@airline/ui/checkbox';
import { EmptyState } from '@airline/ui/empty-state';
import { useLocale } from '@airline/ui/locale';
import { Select } from '@airline/ui/select';
import { Table } from '@airline/ui/table';
import { useToast } from '@airline/ui/toast';
import { VisuallyHidden } from '@airline/ui/visually-hidden';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';

import styles from './Company.module.css';
import { PolicySimulator } from './PolicySimulator.tsx';
import { RuleDialog } from './RuleDialog.tsx';

export interface PolicyPanelProps {
  readonly company: ManagedCompany;
  readonly policy: TravelPolicy;
  readonly isReadOnly: boolean;
}

/** What the person changes before they publish it. */
type Draft = Pick<TravelPolicy, 'rules' | 'settings'>;

/** Renders the travel policy of a company: its rules and what each trip needs, changed as a draft and published at once. */
export function PolicyPanel({ policy, isReadOnly }: PolicyPanelProps): ReactNode {
  const { t } = useTranslation('companyAccount');
  const words = useRuleWords();
  const session = useSession();
  const showToast = useToast();
  const { revalidate } = useRevalidator();
  const dates = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'long', timeStyle: 'short' });
  const [draft, setDraft] = useState<Draft>(policy);
  const [asked, setAsked] = useState<PolicyRule | 'new'>();
  const [failure, setFailure] = useState<Failure>();
  const [isSending, setSending] = useState(false);
  const { rules, settings } = draft;
  const isChanged = JSON.stringify([rules, settings]) !== JSON.stringify([policy.rules, policy.settings]);
  const set = (values: Partial<Draft['settings']>) => setDraft({ rules, settings: { ...settings, ...values } });

  const publish = async () => {
    setSending(true);
    setFailure(undefined);
    const outcome = await session.call(publishTravelPolicy, { body: { version: policy.version, rules, settings } });
    setSending(false);
    if ('failure' in outcome) return setFailure(outcome.failure);
    showToast({ message: t('policy.published', { version: outcome.value.version }), tone: 'success' });
    await revalidate();
  };

  return (
    <div className={styles['panel']}>
      <p className={styles['muted']}>
        {policy.publishedAt === undefined
          ? t('policy.never')
          : t('policy.inForce', { version: policy.version, at: dates.format(new Date(policy.publishedAt)) })}
      </p>
      {failure === undefined ? null : <FailureBanner failure={failure} onRetry={() => void publish()} />}
      <Table
        caption={t('policy.rules')}
        rows={rules}
        keyOf={({ id }) => id}
        empty={<EmptyState title={t('policy.none')}>{t('policy.noneBody')}</EmptyState>}
        columns={[
          { id: 'rule', header: t('policy.rule'), cell: words, rowHeader: true },
          { id: 'outcome', header: t('policy.outcome'), cell: ({ outcome }) => <PolicyMark outcome={outcome} /> },
          ...(isReadOnly
            ? []
            : [
                {
                  id: 'change',
                  header: t('people.actions'),
                  cell: (rule: PolicyRule) => (
                    <span className={styles['actions']}>
                      <Button size="small" onClick={() => setAsked(rule)}>
                        {t('people.change')} <VisuallyHidden>{words(rule)}</VisuallyHidden>
                      </Button>
                      <Button
                        size="small"
                        variant="quiet"
                        onClick={() => setDraft({ settings, rules: rules.filter(({ id }) => id !== rule.id) })}
                      >
                        {t('policy.remove')} <VisuallyHidden>{words(rule)}</VisuallyHidden>
                      </Button>
                    </span>
                  ),
                },
              ]),
        ]}
      />
      {isReadOnly || rules.length >= mostPolicyRules ? null : (
        <div className={styles['actions']}>
          <Button onClick={() => setAsked('new')}>{t('policy.add')}</Button>
        </div>
      )}
      <Card title={t('policy.settings')}>
        <div className={styles['fields']}>
          <Select
            label={t('policy.cardUse')}
            disabled={isReadOnly}
            value={settings.cardUse}
            options={companyCardUses.map((value) => ({ value, label: t(`policy.cardUses.${value}`) }))}
            onChange={({ target }) =>
              set({ cardUse: companyCardUses.find((value) => value === target.value) ?? settings.cardUse })
            }
          />
          <Checkbox
            label={t('policy.isReferenceRequired')}
            disabled={isReadOnly}
            checked={settings.isReferenceRequired}
            onChange={({ target }) => set({ isReferenceRequired: target.checked })}
          />
          <Checkbox
            label={t('policy.isCostCentreRequired')}
            disabled={isReadOnly}
            checked={settings.isCostCentreRequired}
            onChange={({ target }) => set({ isCostCentreRequired: target.checked })}
          />
        </div>
      </Card>
      {isReadOnly ? null : (
        <div className={styles['actions']}>
          <Button
            variant="primary"
            disabled={!isChanged}
            pendingLabel={isSending ? t('policy.publishing') : undefined}
            onClick={() => void publish()}
          >
            {t('policy.publish')}
          </Button>
          {isChanged ? (
            <Button variant="quiet" onClick={() => setDraft(policy)}>
              {t('policy.discard')}
            </Button>
          ) : null}
          <p className={styles['muted']}>{t(isChanged ? 'policy.changed' : 'policy.same')}</p>
        </div>
      )}
      <PolicySimulator rules={rules} />
      {asked === undefined ? null : (
        <RuleDialog
          rule={asked === 'new' ? undefined : asked}
          onClose={() => setAsked(undefined)}
          onDone={(rule) => {
            setDraft({ settings, rules: [...rules.filter(({ id }) => id !== rule.id), rule] });
            setAsked(undefined);
          }}
        />
      )}
    </div>
  );
}
