export { createApp, type Services } from './app.ts';
export { readConfig, type Config } from './server/config.ts';
export { openDatabase, openInMemory, type Database, type OpenDatabase } from './database/database.ts';
export { createFlights, type Flights } from './flights/shopping/flights.ts';
