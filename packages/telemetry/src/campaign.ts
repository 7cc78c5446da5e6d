import { campaign, campaignParameters, campaignValue, type Campaign } from '@airline/contract';
import * as z from 'zod/mini';

import { readStored, store, type BrowserStorage } from './browser-storage.ts';
import { storedKeys } from './stored-keys.ts';
import { isFollowingRefused, type PrivacySignals } from './visit-sampling.ts';

// The sites' Content-Security-Policy allows no code made at run time: without this zod would try, and the browser report it.
z.config({ jitless: true });

const ofTab = (): BrowserStorage => sessionStorage;

/**
 * Reads where a visit came from: the tracked parameters of the query that it began with (docs/rules.md §9), names and values in the letter
 * case they have. `undefined` where there is none.
 *
 * A loyalty number is none of them; a value that could be somebody's address or number is left out, as is one that is too long. Of a
 * parameter that stands twice the first counts.
 *
 * @example
 * ```ts
 * import { parseCampaign } from '@airline/telemetry/campaign';
 *
 * console.log(parseCampaign('?cmpid=Spring-26&rr_number=123&page=2')); // { cmpid: 'Spring-26' }
 * ```
 */
export function parseCampaign(query: string): Campaign | undefined {
  const parameters = new URLSearchParams(query);
  const found = campaignParameters.flatMap((name) => {
    const { success, data } = campaignValue.safeParse(parameters.get(name));
    return success ? [[name, data] as const] : [];
  });
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

/** Keeps where a visit came from until the tab is closed or another campaign brings the person. */
export function keepCampaign(query: string, storage = ofTab): void {
  const parsed = parseCampaign(query);
  if (parsed !== undefined) store(storage, storedKeys.campaign, parsed);
}

/** Returns where the visit of this tab came from; `undefined` where that is not known, and where the person asks not to be followed. */
export function readCampaign(storage = ofTab, browser: PrivacySignals = navigator): Campaign | undefined {
  if (isFollowingRefused(browser)) return undefined;
  return campaign.safeParse(readStored(storage, storedKeys.campaign)).data;
}
