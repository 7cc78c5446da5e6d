import { useSession } from '@airline/session/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import type { PaymentRun, PaymentRunner } from './create-payment-run.ts';
import { parsePaymentReturn, type PaymentReturn } from './payment-return.ts';

/** What {@link usePaymentPage} takes. */
export interface PaymentPageOptions<Request> {
  readonly runner: PaymentRunner<Request>;
  /** The parameter of the page's address in which the bank's page names what it leads back to. */
  readonly parameter: string;
  /** Keeps what the bank's page led back to: another tab or app may have sent the person there. */
  readonly keepReturn: (returned: PaymentReturn) => void;
  /** Called once with each new state of the run: brings the person where its end belongs. */
  readonly onStep: (run: PaymentRun<Request>) => void;
}

/** Follows what is paid in this tab: goes on with what was left, and says where it stands. */
export function usePaymentPage<Request>({
  runner,
  parameter,
  keepReturn,
  onStep,
}: PaymentPageOptions<Request>): PaymentRun<Request> {
  const run = runner.useRun();
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const session = useSession();
  const queryClient = useQueryClient();
  const { resume } = runner;
  const keep = useEffectEvent(keepReturn);
  const tell = useEffectEvent(onStep);

  useEffect(() => {
    const returned = parsePaymentReturn({ search, hash }, parameter);
    if (returned === undefined) return;
    keep(returned);
    // Out of the address: what is shared, printed or found in the history opens nothing.
    void navigate({ search }, { replace: true });
  }, [search, hash, parameter, navigate]);

  useEffect(() => {
    const goOn = () => void resume({ session, queryClient });
    goOn();
    // A page that the browser kept alive behind the bank's page comes back as it was left.
    const wakeUp = ({ persisted }: PageTransitionEvent) => {
      if (persisted) goOn();
    };
    window.addEventListener('pageshow', wakeUp);
    return () => window.removeEventListener('pageshow', wakeUp);
  }, [session, queryClient, resume]);

  // What stood there when the page came is the end of an earlier run: it has been dealt with.
  const dealtWith = useRef(run);
  useEffect(() => {
    if (run === dealtWith.current) return;
    dealtWith.current = run;
    tell(run);
  }, [run]);

  return run;
}
