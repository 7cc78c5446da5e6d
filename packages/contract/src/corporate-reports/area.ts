/** What the reference says of the area. */
export const summary =
  'What the trips of a company come to: its reports, as pages of JSON or CSV and as files, and who of it is where. For its travel managers, and for services that fetch reports with credentials of their own.';
