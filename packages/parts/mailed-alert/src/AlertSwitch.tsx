import { failureIn } from '@airline/gateway-client';
import { FailureBanner } from '@airline/gateway-client/react';
import { Switch } from '@airline/ui/switch';
import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import styles from './MailedAlert.module.css';

/** What {@link AlertSwitch} takes. */
export interface AlertSwitchProps<Changed> {
  readonly label: string;
  readonly hint: string;
  readonly isOn: boolean;
  /** What is said once it was switched. */
  readonly note: string;
  readonly change: UseMutationResult<Changed, Error, boolean>;
}

/** Renders the switch of what is reported by mail, and says aloud what became of it. */
export function AlertSwitch<Changed>({ label, hint, isOn, note, change }: AlertSwitchProps<Changed>): ReactNode {
  const failure = failureIn(change.error);
  return (
    <div className={styles['content']}>
      <Switch
        label={label}
        hint={hint}
        checked={change.isPending ? change.variables : isOn}
        onChange={({ currentTarget }) => {
          if (!change.isPending) change.mutate(currentTarget.checked);
        }}
      />
      <output className={styles['note']}>{change.isSuccess ? note : null}</output>
      {failure === undefined ? null : (
        <FailureBanner failure={failure} onRetry={() => change.mutate(change.variables ?? !isOn)} />
      )}
    </div>
  );
}
