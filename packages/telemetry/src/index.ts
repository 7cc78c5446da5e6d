export { createEvents, type EventDetails, type Events, type EventStreams, type PageContext } from './events.ts';
export { createLogger, type Logger, type LoggerSettings } from './logger.ts';
export { createMeasurementQueue, type MeasurementQueue } from './measurement-queue.ts';
export { createReference } from './reference.ts';
export { chooseMeasuring } from './measuring-choice.ts';
export { isMeasuringRefused } from './measuring-refused.ts';
export { storedKeys } from './stored-keys.ts';
export { sendMeasurements, sendReports, sendSpans } from './transport.ts';
export { isFollowingRefused, isVisitMeasured, isVisitRecorded, type PrivacySignals } from './visit-sampling.ts';
