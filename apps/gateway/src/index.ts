export { createApp } from './app.ts';
export { readConfig, type Config } from './config.ts';
export type { Services } from './services.ts';
export { openDatabase, openInMemory, type Database, type OpenDatabase } from './store/database.ts';
export { createFlights, type Flights } from './use-cases/schedule/flights.ts';
