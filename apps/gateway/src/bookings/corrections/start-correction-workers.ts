import { repeatWork, type Worker } from '../../jobs/repeat-work.ts';
import type { BookingServices } from '../orders/services.ts';
import { maskOldContacts } from './mask-contacts.ts';

const hourMs = 60 * 60 * 1000;

/** Starts what goes on beside the corrections of trips: the masking of contacts that nobody can give back any more. */
export function startCorrectionWorkers({ db, now, log }: Pick<BookingServices, 'db' | 'now' | 'log'>): Worker {
  return repeatWork(() => maskOldContacts(db, now()), { name: 'contacts of corrections', pauseMs: hourMs, log });
}
