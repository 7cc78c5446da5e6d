import type { PersonCategory, SecondFactorStep } from '@airline/session';
import * as z from 'zod/mini';

import { openTimedText } from '@airline/account/remembered';

/** As long as the gateway waits for a second factor. The proof of the password is worth nothing without one. */
const waitsMs = 5 * 60 * 1_000;

const text = openTimedText('airline.second-factor', { storage: () => sessionStorage, keptForMs: waitsMs });

const schema = z.object({
  category: z.string(),
  transaction: z.string(),
  factors: z.array(z.enum(['totp', 'passkey', 'recoveryCode'])),
  isSharedDevice: z.optional(z.boolean()),
});

/** Keeps the step that a login is at through a reload of this tab; without one, forgets it. */
export function keepStep(step: SecondFactorStep | undefined): void {
  if (step === undefined) text.forget();
  else text.keep(JSON.stringify(step));
}

/** Gives the step that a login of this tab was at, as one of these categories; `undefined` when its time is over. */
export function readKeptStep(categories: readonly PersonCategory[]): SecondFactorStep | undefined {
  const kept = text.read();
  const { data } = schema.safeParse(kept === '' ? undefined : parsed(kept));
  const category = categories.find((known) => known === data?.category);
  return data === undefined || category === undefined ? undefined : { ...data, category };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
