import { inject } from 'vitest';

import { shiftDate } from '../clock/shift-date.mjs';

// A page, and a context that jsdom makes, has a Date of its own, which no preload of Node reaches.
shiftDate(inject('clockAheadMs'));
