export {
  clientReport,
  clientReports,
  maximumReportsPerRequest,
  type ClientReport,
  type ClientReports,
} from './client-report.ts';
export { endpoints, type Endpoint } from './endpoints.ts';
export { problem, problemMediaType, type Problem } from './problem.ts';
