import type { Failure } from '@airline/gateway-client';
import { FailureBanner } from '@airline/gateway-client/react';
import { AgreementLinks } from '@airline/trip';
import { Banner } from '@airline/ui/banner';
import { Button, ButtonLink } from '@airline/ui/button';
import { ProgressBar } from '@airline/ui/progress-bar';
import { useEffect, useRef, type ReactNode } from 'react';

import type { PayBy } from '../PayBy.tsx';
import { supersededVersions } from './agreement-to-send.ts';
import type { PaymentRun } from './create-payment-run.ts';

/** The words of a payment that is not just being sent: each journey has its own. */
export type PaymentProgressKey =
  | `findingOut.${'title' | 'body' | 'stopped' | 'stoppedBody' | 'again'}`
  | `challenge.${'redirecting' | 'title' | 'body' | 'go' | 'done'}`
  | `payPal.${'redirecting' | 'title' | 'body' | 'go' | 'done' | 'processing'}`
  | `processing.${'title' | 'body'}`
  | `agreement.${'superseded' | 'supersededBody'}`
  | 'completing'
  | 'findTrip';

/** What {@link PaymentProgress} takes. */
export interface PaymentProgressProps {
  readonly run: PaymentRun;
  readonly words: (key: PaymentProgressKey) => string;
  readonly payBy: PayBy | undefined;
  /** Where the trip is looked for that may be done already. */
  readonly tripHref: string;
  readonly onResume: () => void;
  /** Says why it was refused, and the way on. */
  readonly refused: (failure: Failure) => ReactNode;
}

/** Renders where a payment stands that is not just being sent, in sight. */
export function PaymentProgress(props: PaymentProgressProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const { step } = props.run;
  useEffect(() => {
    // jsdom has no scrollIntoView, and tests run there.
    place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [step]);
  const content = contentOf(props);
  return content === null ? null : <div ref={place}>{content}</div>;
}

function contentOf({ run, words, payBy, tripHref, onResume, refused }: PaymentProgressProps): ReactNode {
  const byPayPal = payBy === 'payPal';
  switch (run.step) {
    case 'idle':
    case 'sending':
    case 'confirmed':
    case 'confirmedBefore':
      return null;
    case 'findingOut':
      return <Waiting title={words('findingOut.title')}>{words('findingOut.body')}</Waiting>;
    case 'processing':
      return (
        <Waiting title={words(byPayPal ? 'payPal.processing' : 'processing.title')}>{words('processing.body')}</Waiting>
      );
    case 'completing':
      return <Banner live="polite" title={words('completing')} />;
    case 'redirecting':
      return <Banner live="polite" title={words(byPayPal ? 'payPal.redirecting' : 'challenge.redirecting')} />;
    case 'unknown':
      return <Unknown failure={run.failure} words={words} tripHref={tripHref} onResume={onResume} />;
    case 'challenged': {
      const asks = byPayPal ? 'payPal' : 'challenge';
      return (
        <Banner
          tone="warning"
          live="assertive"
          title={words(`${asks}.title`)}
          actions={
            <>
              <Button size="small" variant="primary" onClick={() => window.location.assign(run.challengeUrl)}>
                {words(`${asks}.go`)}
              </Button>
              <Button size="small" onClick={onResume}>
                {words(`${asks}.done`)}
              </Button>
            </>
          }
        >
          {words(`${asks}.body`)}
        </Banner>
      );
    }
    case 'refused': {
      const superseded = supersededVersions(run.failure);
      if (Object.keys(superseded).length === 0) return refused(run.failure);
      return (
        <Banner tone="warning" live="assertive" title={words('agreement.superseded')}>
          <p>{words('agreement.supersededBody')}</p>
          <AgreementLinks agreement={superseded} dated />
        </Banner>
      );
    }
  }
}

function Waiting({ title, children }: { readonly title: string; readonly children: string }): ReactNode {
  return (
    <Banner live="polite" title={title}>
      <p>{children}</p>
      <ProgressBar variant="line" label={title} />
    </Banner>
  );
}

interface UnknownProps extends Pick<PaymentProgressProps, 'words' | 'tripHref' | 'onResume'> {
  readonly failure: Failure;
}

function Unknown({ failure, words, tripHref, onResume }: UnknownProps): ReactNode {
  useEffect(() => {
    window.addEventListener('online', onResume);
    return () => window.removeEventListener('online', onResume);
  }, [onResume]);
  if (failure.kind === 'unreadable') return <FailureBanner failure={failure} />;
  return (
    <Banner
      tone="warning"
      live="assertive"
      title={words('findingOut.stopped')}
      actions={
        <>
          <Button size="small" variant="primary" onClick={onResume}>
            {words('findingOut.again')}
          </Button>
          <ButtonLink size="small" href={tripHref}>
            {words('findTrip')}
          </ButtonLink>
        </>
      }
    >
      {words('findingOut.stoppedBody')}
    </Banner>
  );
}
