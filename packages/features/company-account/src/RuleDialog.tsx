import {
  type ExtraKind,
  extraKinds,
  fareFamilies,
  type FareFamily,
  type PolicyRule,
  policyRuleKinds,
  ruleOutcomes,
} from '@airline/contract';
import { getStation } from '@airline/reference-data/stations';
import { Button } from '@airline/ui/button';
import { Checkbox } from '@airline/ui/checkbox';
import { Dialog } from '@airline/ui/dialog';
import { FieldGroup } from '@airline/ui/field-group';
import { Select } from '@airline/ui/select';
import { TextField } from '@airline/ui/text-field';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './Company.module.css';

export interface RuleDialogProps {
  /** The rule to change; absent for a new one. */
  readonly rule: PolicyRule | undefined;
  readonly onClose: () => void;
  readonly onDone: (rule: PolicyRule) => void;
}

type Kind = PolicyRule['kind'];

/** What is asked for each kind, as it is typed. */
interface Answers {
  readonly families: readonly FareFamily[];
  readonly percent: string;
  readonly days: string;
  readonly most: string;
  readonly places: string;
  readonly extras: readonly ExtraKind[];
  /** In dollars; empty for any price. */
  readonly mostExtra: string;
}

/** Renders a rule of a policy as a sentence with its bound: what it looks at, from where on, and what a trip needs then. */
export function RuleDialog({ rule, onClose, onDone }: RuleDialogProps): ReactNode {
  const { t } = useTranslation('companyAccount');
  const { t: journey } = useTranslation('itinerary');
  const { t: forms } = useTranslation('forms');
  const { t: trip } = useTranslation('companyTrip');
  const [kind, setKind] = useState<Kind>(rule?.kind ?? 'overLowest');
  const [outcome, setOutcome] = useState<PolicyRule['outcome']>(rule?.outcome ?? 'reason');
  const [answers, setAnswers] = useState(() => toAnswers(rule));
  const [isTried, setTried] = useState(false);
  // A new one has its id before it is published: sent again it is the same one.
  const [id] = useState(() => rule?.id ?? crypto.randomUUID());
  const set = (values: Partial<Answers>) => setAnswers({ ...answers, ...values });
  const made = toRule({ id, outcome, kind }, answers);
  const wrong =
    isTried && made === undefined ? { error: t(`policy.wrong.${kind}`), errorPrefix: forms('errorPrefix') } : {};
  const send = () => {
    setTried(true);
    if (made !== undefined) onDone(made);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(rule === undefined ? 'policy.add' : 'policy.change')}
      closeLabel={t('close')}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <div className={styles['fields']}>
          <Select
            label={t('policy.kind')}
            value={kind}
            options={policyRuleKinds.map((value) => ({ value, label: t(`policy.kinds.${value}`) }))}
            onChange={({ target }) => setKind(policyRuleKinds.find((value) => value === target.value) ?? kind)}
          />
          {kind === 'families' ? (
            <FieldGroup legend={t('policy.families')} {...wrong}>
              {fareFamilies.map((family) => (
                <Checkbox
                  key={family}
                  label={journey(`family.${family}`)}
                  checked={answers.families.includes(family)}
                  onChange={({ target }) =>
                    set({
                      families: fareFamilies.filter((each) =>
                        each === family ? target.checked : answers.families.includes(each),
                      ),
                    })
                  }
                />
              ))}
            </FieldGroup>
          ) : null}
          {kind === 'stops' ? (
            <Select
              label={t('policy.most')}
              value={answers.most}
              options={['0', '1'].map((value) => ({ value, label: value }))}
              onChange={({ target }) => set({ most: target.value })}
            />
          ) : null}
          {kind === 'overLowest' ? (
            <TextField
              label={t('policy.percent')}
              hint={t('policy.percentHint')}
              inputMode="numeric"
              width="short"
              autoComplete="off"
              value={answers.percent}
              onChange={({ target }) => set({ percent: target.value })}
              {...wrong}
            />
          ) : null}
          {kind === 'daysAhead' ? (
            <TextField
              label={t('policy.days')}
              hint={t('policy.daysHint')}
              inputMode="numeric"
              width="short"
              autoComplete="off"
              value={answers.days}
              onChange={({ target }) => set({ days: target.value })}
              {...wrong}
            />
          ) : null}
          {kind === 'places' ? (
            <TextField
              label={t('policy.places')}
              hint={t('policy.placesHint')}
              autoComplete="off"
              value={answers.places}
              onChange={({ target }) => set({ places: target.value })}
              {...wrong}
            />
          ) : null}
          {kind === 'extras' ? (
            <>
              <FieldGroup legend={t('policy.extras')} {...wrong}>
                {extraKinds.map((extra) => (
                  <Checkbox
                    key={extra}
                    label={trip(`extra.${extra}`)}
                    checked={answers.extras.includes(extra)}
                    onChange={({ target }) =>
                      set({
                        extras: extraKinds.filter((each) =>
                          each === extra ? target.checked : answers.extras.includes(each),
                        ),
                      })
                    }
                  />
                ))}
              </FieldGroup>
              <TextField
                label={t('policy.mostExtra')}
                hint={t('policy.mostExtraHint')}
                inputMode="numeric"
                width="short"
                autoComplete="off"
                value={answers.mostExtra}
                onChange={({ target }) => set({ mostExtra: target.value })}
              />
            </>
          ) : null}
          <Select
            label={t('policy.consequence')}
            value={outcome}
            options={ruleOutcomes.map((value) => ({ value, label: t(`policy.outcomes.${value}`) }))}
            onChange={({ target }) => setOutcome(ruleOutcomes.find((value) => value === target.value) ?? outcome)}
          />
          <Button type="submit" variant="primary">
            {t('policy.take')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function toAnswers(rule: PolicyRule | undefined): Answers {
  return {
    families: rule?.kind === 'families' ? rule.families : [],
    percent: rule?.kind === 'overLowest' ? String(rule.percent) : '25',
    days: rule?.kind === 'daysAhead' ? String(rule.days) : '7',
    most: rule?.kind === 'stops' ? String(rule.most) : '1',
    places: rule?.kind === 'places' ? rule.places.join(', ') : '',
    extras: rule?.kind === 'extras' ? rule.extras : [],
    mostExtra: rule?.kind === 'extras' && rule.mostMinor !== undefined ? String(rule.mostMinor / 100) : '',
  };
}

/** Makes the rule of what was answered; `undefined` where that is none. */
function toRule(
  { id, outcome, kind }: Pick<PolicyRule, 'id' | 'outcome' | 'kind'>,
  { families, percent, days, most, places, extras, mostExtra }: Answers,
): PolicyRule | undefined {
  switch (kind) {
    case 'families':
      return families.length === 0 ? undefined : { id, outcome, kind, families: [...families] };
    case 'overLowest': {
      const value = toWhole(percent, 0, 500);
      return value === undefined ? undefined : { id, outcome, kind, percent: value };
    }
    case 'daysAhead': {
      const value = toWhole(days, 1, 90);
      return value === undefined ? undefined : { id, outcome, kind, days: value };
    }
    case 'stops':
      return { id, outcome, kind, most: Number(most) };
    case 'places': {
      const codes = [...new Set(places.toUpperCase().split(/[\s,;]+/))].filter((code) => code !== '');
      const areKnown = codes.length > 0 && codes.length <= 30 && codes.every((code) => getStation(code) !== undefined);
      return areKnown ? { id, outcome, kind, places: codes } : undefined;
    }
    case 'extras': {
      if (extras.length === 0) return undefined;
      if (mostExtra.trim() === '') return { id, outcome, kind, extras: [...extras] };
      const dollars = toWhole(mostExtra, 1, 1_000);
      return dollars === undefined ? undefined : { id, outcome, kind, extras: [...extras], mostMinor: dollars * 100 };
    }
  }
}

function toWhole(text: string, least: number, most: number): number | undefined {
  const value = /^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : undefined;
}
