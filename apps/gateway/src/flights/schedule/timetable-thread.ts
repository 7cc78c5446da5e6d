import { parentPort, workerData } from 'node:worker_threads';

import { activeStations } from '@airline/reference-data/stations';

import { generateTimetable } from './rules/index.ts';
import type { TimetablePeriod } from './generate-in-thread.ts';

const { from, days } = workerData as TimetablePeriod;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
parentPort?.postMessage(generateTimetable({ stations: activeStations, from, days }));
