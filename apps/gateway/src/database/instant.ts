import { timestamp } from 'drizzle-orm/pg-core';

/** Makes a column for an instant: every one is kept with its time zone. */
export const instant = () => timestamp({ withTimezone: true });
