import type { Endpoint, Problem } from '@airline/contract';
import type { Failure, Outcome } from '@airline/gateway-client';
import { vi, type Mock } from 'vitest';

import type { CallGateway } from '../setting/help-setting.ts';

/** What a stubbed gateway was asked. */
export interface Asked {
  readonly path: string;
  readonly body: unknown;
  readonly idempotencyKey: string | undefined;
}

interface GivenOptions {
  readonly body?: unknown;
  readonly idempotencyKey?: string;
}

/** A gateway that gives prepared outcomes, in order, and remembers what it was asked. */
export interface StubbedGateway {
  readonly call: CallGateway;
  readonly asked: Mock<(asked: Asked) => void>;
}

/** Makes a gateway that gives these outcomes; one more call than there are outcomes is a failed test. */
export function stubGateway(...outcomes: readonly Outcome<unknown>[]): StubbedGateway {
  const queue = [...outcomes];
  const asked = vi.fn<(asked: Asked) => void>();
  const call = async ({ path }: Endpoint, { body, idempotencyKey }: GivenOptions): Promise<Outcome<unknown>> => {
    asked({ path, body, idempotencyKey });
    const next = queue.shift();
    if (next === undefined) throw new Error(`No more calls were expected, and ${path} was called.`);
    return next;
  };
  return { call: call as CallGateway, asked };
}

const problem = { type: 'about:blank', title: '', status: 400 };

/** Makes the refusal of a contract's problem, with what it says besides. */
export function refused(
  name: Extract<Failure, { kind: 'refused' }>['name'],
  extra: Pick<Problem, 'mailedLink'> = {},
): Outcome<unknown> {
  return { failure: { kind: 'refused', name, problem: { ...problem, ...extra } } };
}

/** Makes a failure with a number of the error catalogue, and the fields it speaks of. */
export function catalogued(
  code: number,
  messageKey: Extract<Failure, { kind: 'catalogue' }>['messageKey'],
  errors: readonly { readonly pointer: string; readonly code: string }[] = [],
): Outcome<unknown> {
  return {
    failure: { kind: 'catalogue', action: undefined, messageKey, problem: { ...problem, code, errors: [...errors] } },
  };
}

/** The failure of a lost connection. */
export const unreachable: Outcome<unknown> = { failure: { kind: 'unreachable' } };
