export { AlertLink, type AlertLinkProps, type AlertLinkWords, type AlertState } from './AlertLink.tsx';
export { takeAlertToken } from './alert-token.ts';
