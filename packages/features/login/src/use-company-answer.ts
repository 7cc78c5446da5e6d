import type { Failure } from '@airline/gateway-client';
import type { LoginOutcome } from '@airline/session';
import { useSession } from '@airline/session/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { forgetCompanyLogin, type KeptCompanyLogin } from './kept-company-login.ts';

/** Where a login stands whose person came back from their company's provider. */
export interface CompanyAnswer {
  readonly isPending: boolean;
  readonly failure?: Failure;
}

/** Ends the login of an answer that a company's provider led back with, once; without an answer nothing is asked. */
export function useCompanyAnswer(
  answer: string | undefined,
  { category, isSharedDevice }: Pick<KeptCompanyLogin, 'category' | 'isSharedDevice'>,
  onOutcome: (outcome: LoginOutcome) => void,
): CompanyAnswer {
  const session = useSession();
  const isAsked = useRef(false);
  const [state, setState] = useState<CompanyAnswer>({ isPending: answer !== undefined });
  const end = useEffectEvent(async (given: string) => {
    const outcome = await session.logIn({ method: 'company', category, answer: given, isSharedDevice });
    forgetCompanyLogin();
    onOutcome(outcome);
    setState({ isPending: false, ...('failure' in outcome ? { failure: outcome.failure } : {}) });
  });
  useEffect(() => {
    // An answer counts once: what React runs twice must not send it twice.
    if (answer === undefined || isAsked.current) return;
    isAsked.current = true;
    void end(answer);
  }, [answer]);
  return state;
}
