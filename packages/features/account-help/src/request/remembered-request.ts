import type { LookupRequest } from '@airline/contract';

import { openTimedText, type TimedText } from '@airline/account/remembered';

type Purpose = Exclude<LookupRequest['purpose'], 'confirmEnrollment'>;

const keptForMs = 60 * 60 * 1_000;

/**
 * Holds what somebody asked a link with, so that they need not type it again when the link has expired: the mail may open in
 * another tab, so it is this browser's storage, for an hour at most and until the link was used.
 */
export function rememberedRequest(purpose: Purpose): TimedText {
  return openTimedText(`airline.help.${purpose}`, { storage: () => localStorage, keptForMs });
}

/** Forgets what was typed for every purpose: a link was used. */
export function forgetRequests(): void {
  for (const purpose of ['forgotUsername', 'resetPassword', 'completeSetup'] as const) {
    rememberedRequest(purpose).forget();
  }
}
