import { bookingSettings, policyRules } from '@airline/contract';
import * as z from 'zod/mini';

/** What somebody changed of a policy and has not published, with the version that they began from. */
const policyDraft = z.object({ version: z.int(), rules: policyRules, settings: bookingSettings });

export type PolicyDraft = z.infer<typeof policyDraft>;

/** Reads the draft that this tab keeps of a company's policy; `undefined` of none, and of what is none. */
export function readPolicyDraft(key: string): PolicyDraft | undefined {
  try {
    return policyDraft.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** Keeps a draft through a reload of this tab, until the person logs out. */
export function keepPolicyDraft(key: string, draft: PolicyDraft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Without storage the draft lives as long as the page.
  }
}

export function forgetPolicyDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Without storage nothing is kept.
  }
}
