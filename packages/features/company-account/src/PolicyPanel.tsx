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
import { Banner } from '@airline/ui/banner';
import { Button } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { Checkbox } from '@airline/ui/checkbox';
import { EmptyState } from '@airline/ui/empty-state';
import { useLocale } from '@airline/ui/locale';
import { Select } from '@airline/ui/select';
import { Table } from '@airline/ui/table';
import { TextField } from '@airline/ui/text-field';
import { useToast } from '@airline/ui/toast';
import { VisuallyHidden } from '@airline/ui/visually-hidden';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';

import styles from './Company.module.css';
import { forgetPolicyDraft, keepPolicyDraft, readPolicyDraft } from './policy-draft.ts';
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
export function PolicyPanel({ company, policy, isReadOnly }: PolicyPanelProps): ReactNode {
  const { t } = useTranslation('companyAccount');
  const { t: forms } = useTranslation('forms');
  const words = useRuleWords();
  const session = useSession();
  const showToast = useToast();
  const { revalidate } = useRevalidator();
  const dates = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'long', timeStyle: 'short' });
  const draftKey = `airline.policy-draft.${company.companyNumber}`;
  // Read once: what is kept of it from then on is what is typed here.
  const [kept] = useState(() => (isReadOnly ? undefined : readPolicyDraft(draftKey)));
  const [draft, setShownDraft] = useState<Draft>(kept ?? policy);
  const [tolerance, setTolerance] = useState(() => String(draft.settings.approvalTolerancePercent));
  const setDraft = ({ rules: draftRules, settings: draftSettings }: Draft) => {
    const next = { rules: draftRules, settings: draftSettings };
    setShownDraft(next);
    if (isSame(next, policy)) forgetPolicyDraft(draftKey);
    else keepPolicyDraft(draftKey, { version: policy.version, ...next });
  };
  const [asked, setAsked] = useState<PolicyRule | 'new'>();
  const [failure, setFailure] = useState<Failure>();
  const [isSending, setSending] = useState(false);
  const { rules, settings } = draft;
  const isChanged = !isSame(draft, policy);
  const set = (values: Partial<Draft['settings']>) => setDraft({ rules, settings: { ...settings, ...values } });

  const publish = async () => {
    setSending(true);
    setFailure(undefined);
    const outcome = await session.call(publishTravelPolicy, { body: { version: policy.version, rules, settings } });
    setSending(false);
    if ('failure' in outcome) return setFailure(outcome.failure);
    forgetPolicyDraft(draftKey);
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
      {kept !== undefined && isChanged ? (
        <Banner
          tone={kept.version === policy.version ? 'information' : 'warning'}
          title={kept.version === policy.version ? t('policy.kept') : t('policy.keptOlder', { version: kept.version })}
        />
      ) : null}
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
          <TextField
            label={t('policy.tolerance')}
            hint={t('policy.toleranceHint')}
            disabled={isReadOnly}
            inputMode="numeric"
            width="short"
            autoComplete="off"
            value={tolerance}
            onChange={({ target }) => {
              setTolerance(target.value);
              const percent = toPercent(target.value);
              if (percent !== undefined) set({ approvalTolerancePercent: percent });
            }}
            {...(toPercent(tolerance) === undefined
              ? { error: t('policy.toleranceWrong'), errorPrefix: forms('errorPrefix') }
              : {})}
          />
        </div>
      </Card>
      {isReadOnly ? null : (
        <div className={styles['actions']}>
          <Button
            variant="primary"
            disabled={!isChanged || toPercent(tolerance) === undefined}
            pendingLabel={isSending ? t('policy.publishing') : undefined}
            onClick={() => void publish()}
          >
            {t('policy.publish')}
          </Button>
          {isChanged ? (
            <Button
              variant="quiet"
              onClick={() => {
                setDraft(policy);
                setTolerance(String(policy.settings.approvalTolerancePercent));
              }}
            >
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

function isSame(one: Draft, other: Draft): boolean {
  return JSON.stringify([one.rules, one.settings]) === JSON.stringify([other.rules, other.settings]);
}

function toPercent(text: string): number | undefined {
  const value = /^\d{1,2}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return value >= 0 && value <= 50 ? value : undefined;
}
