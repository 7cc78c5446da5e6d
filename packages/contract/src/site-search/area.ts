/** What the reference says of the area. */
export const summary =
  'The site’s own search, in Funnelback’s public format: help, pages and places, as suggestions and as results.';
