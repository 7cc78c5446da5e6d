/** Where browsers send what they report about themselves. */
export const clientReportsPath = '/api/telemetry/v1/reports';

/** Where browsers send the steps of bookings and the web vitals of pages. */
export const measurementsPath = '/api/telemetry/v1/measurements';

/** The most measurements one request carries: the length of the browser's queue of them. */
export const maximumMeasurementsPerRequest = 50;

/** Where browsers send what they traced. */
export const browserSpansPath = '/api/telemetry/v1/spans';

/** The most spans one request carries: the length of the browser's queue of them. */
export const maximumSpansPerRequest = 50;

/** What stands for the page of an address that is no link of the site. */
export const routeOfNoLink = '(no link)';
