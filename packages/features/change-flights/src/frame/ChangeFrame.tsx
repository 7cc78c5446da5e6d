import { Page } from '@airline/app-shell';
import { ProgressSteps } from '@airline/ui/progress-steps';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { changeSteps, stepHref, type ChangeAddress } from '../change-address.ts';
import styles from './ChangeFrame.module.css';

const shownSteps = changeSteps.filter((step) => step !== 'done');

export interface ChangeFrameProps {
  readonly step: 'choose' | 'review' | 'payment';
  readonly address: ChangeAddress;
  readonly title: string;
  readonly lead?: ReactNode;
  /** Whether there is a way to go: where nothing can be changed there is none. */
  readonly withSteps?: boolean;
  /** Whether something is due: without, there is no payment. Absent until it is known: then no number of steps is reported. */
  readonly withPayment?: boolean;
  readonly children: ReactNode;
}

/** Renders a step of the change: how far it has come, and the page itself. */
export function ChangeFrame({
  step,
  address,
  title,
  lead,
  withSteps = true,
  withPayment,
  children,
}: ChangeFrameProps): ReactNode {
  const { t } = useTranslation('changeFlights');
  const { query } = address;
  const steps = shownSteps.filter((id) => withPayment === true || id !== 'payment');
  const hrefs = {
    choose: stepHref(query, 'choose'),
    flights: `?${query}`,
    review: stepHref(query, 'review'),
    payment: stepHref(query, 'payment'),
  };
  return (
    <>
      {withSteps ? (
        <div className={styles['steps']}>
          <ProgressSteps
            label={t('steps.label')}
            steps={steps.map((id) => ({ id, label: t(`steps.${id}`), href: hrefs[id] }))}
            current={step}
            doneLabel={t('steps.done')}
            summary={t(withPayment === undefined ? 'steps.summaryOpen' : 'steps.summary', {
              number: steps.indexOf(step) + 1,
              of: steps.length,
            })}
          />
        </div>
      ) : null}
      {/* Each step is a page of its own to a reader: its heading takes the focus. */}
      <Page key={step} title={title} lead={lead}>
        <div className={styles['content']}>{children}</div>
      </Page>
    </>
  );
}
