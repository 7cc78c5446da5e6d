export { createEvents, createReference, type Events, type PageContext } from './events.ts';
export { createLogger, type Logger, type LoggerSettings } from './logger.ts';
export { sendReports } from './transport.ts';
