/*
 * Every journey begins at one instant, in the gateway and in the browser, and time goes on from there: a journey has the same
 * result on every day.
 */
import { shiftDate } from '@tooling/config/shift-date';

/** When journeys begin, as ISO 8601: a Wednesday morning in Dallas, far from the end of a day. `E2E_INSTANT` names another. */
export const journeysBeginAt = new Date(process.env['E2E_INSTANT'] ?? '2026-12-02T15:00:00Z').toISOString();

/** Before every instant that journeys begin at: the data that sites are copies of is older than they are. */
export const templateMadeAt = '2026-12-01T15:00:00Z';

const dayMs = 86_400_000;

/** Gives the calendar date so many days from the one on which journeys begin, as `YYYY-MM-DD`. */
export function dateIn(days: number): string {
  return new Date(Date.parse(journeysBeginAt) + days * dayMs).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** Gives by how many milliseconds a clock that begins at an instant now is ahead of the machine's. */
export function aheadOfMachine(instant: string): number {
  return Date.parse(instant) - Date.now();
}

/** Writes a script that sets the clock of the page or the worker in which it runs ahead, once. */
export function clockScript(aheadMs: number): string {
  return `(${shiftDate.toString()})(${aheadMs});`;
}
