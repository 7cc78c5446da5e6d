import { parentPort, workerData } from 'node:worker_threads';

import { activeStations } from '@airline/reference-data/stations';

import { generateTimetable } from '../../domain/schedule/index.ts';
import type { DrawnPeriod } from './draw-timetable.ts';

const { from, days } = workerData as DrawnPeriod;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
parentPort?.postMessage(generateTimetable({ stations: activeStations, from, days }));
