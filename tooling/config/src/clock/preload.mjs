/* Loaded by `node --import`: the process reads a clock that is CLOCK_AHEAD_MS milliseconds ahead of the machine's. */
import { shiftDate } from './shift-date.mjs';

shiftDate(Number(process.env['CLOCK_AHEAD_MS'] ?? 0));
