import { type ChosenFund, planFunds } from '@airline/funds';
import { Card } from '@airline/ui/card';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { PayBy } from '../PayBy.tsx';
import { AddFund } from './AddFund.tsx';
import { FundLine } from './FundLine.tsx';
import { FundSplit } from './FundSplit.tsx';
import styles from './funds.module.css';
import type { FundsDue } from './funds-due.ts';
import { OwnFundsChoice } from './OwnFundsChoice.tsx';
import { useOwnFunds } from './own-funds.ts';

export interface FundsPanelProps {
  readonly due: FundsDue;
  readonly chosen: readonly ChosenFund[];
  readonly onChange: (funds: readonly ChosenFund[]) => void;
  /** What pays what the funds leave. */
  readonly payBy: PayBy;
}

/** Renders the travel funds that pay: those of the account and any other by its number, what each pays, and what is left to pay. */
export function FundsPanel({ due, chosen, onChange, payBy }: FundsPanelProps): ReactNode {
  const { t } = useTranslation('payment');
  const own = useOwnFunds();
  const plan = planFunds(chosen, due);
  const place = useRef<HTMLDivElement>(null);
  // What was pressed goes with it: the focus stays in the panel.
  const change = (funds: readonly ChosenFund[]) => {
    onChange(funds);
    place.current?.focus();
  };
  return (
    <Card title={t('funds.title')}>
      <div ref={place} tabIndex={-1} className={styles['panel']}>
        <OwnFundsChoice own={own} due={due} chosen={chosen} onChange={change} />
        {chosen.length === 0 ? null : (
          <>
            <ul className={styles['lines']} aria-label={t('funds.chosen')}>
              {chosen.map((fund) => {
                const isPaying = plan.funds.some(({ number }) => number === fund.number);
                return (
                  <FundLine
                    key={fund.number}
                    fund={fund}
                    action="remove"
                    onPress={() => change(chosen.filter(({ number }) => number !== fund.number))}
                  >
                    {isPaying ? null : (
                      <span className={styles['note']}>
                        {t(plan.restMinor === 0 ? 'funds.notNeeded' : 'funds.noRoom')}
                      </span>
                    )}
                  </FundLine>
                );
              })}
            </ul>
            <FundSplit due={due} plan={plan} payBy={payBy} />
          </>
        )}
        <AddFund key={chosen.length} chosen={chosen} onAdd={(fund) => change([...chosen, fund])} />
      </div>
    </Card>
  );
}
