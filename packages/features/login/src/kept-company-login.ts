import type { PersonCategory } from '@airline/session';
import * as z from 'zod/mini';

import { openTimedText } from '@airline/account/remembered';

/** As long as the gateway waits for the company's provider. */
const waitsMs = 10 * 60 * 1_000;

const text = openTimedText('airline.company-login', { storage: () => sessionStorage, keptForMs: waitsMs });

const schema = z.object({
  category: z.string(),
  returnTo: z.optional(z.string()),
  isSharedDevice: z.boolean(),
});

/** What this tab was about when it left for a company's provider. */
export interface KeptCompanyLogin {
  readonly category: PersonCategory;
  /** Where to go after the login: to be checked again, for anybody who uses the tab can write it. */
  readonly returnTo: string | undefined;
  readonly isSharedDevice: boolean;
}

export function keepCompanyLogin({ category, returnTo, isSharedDevice }: KeptCompanyLogin): void {
  text.keep(JSON.stringify({ category, isSharedDevice, ...(returnTo === undefined ? {} : { returnTo }) }));
}

export function forgetCompanyLogin(): void {
  text.forget();
}

/** Reads what this tab left with, as one of these categories; `undefined` where it left with nothing, or too long ago. */
export function readCompanyLogin(categories: readonly PersonCategory[]): KeptCompanyLogin | undefined {
  const kept = text.read();
  const { data } = schema.safeParse(kept === '' ? undefined : parsed(kept));
  const category = categories.find((known) => known === data?.category);
  if (data === undefined || category === undefined) return undefined;
  return { category, returnTo: data.returnTo, isSharedDevice: data.isSharedDevice };
}

/** Returns what a provider led back with, as the gateway takes it; `undefined` for an address that is no answer of one. */
export function readProviderAnswer(query: URLSearchParams): string | undefined {
  if (!query.has('state') || !(query.has('code') || query.has('error'))) return undefined;
  return query.toString();
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
