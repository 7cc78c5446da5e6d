export { toLookupRequest, wayOn, type HelpPlace } from './link-request.ts';
export { ResendMail, type ResendMailProps } from './ResendMail.tsx';
