export { AccountLink } from './AccountLink.tsx';
export { useSessionFrame } from './use-session-frame.ts';
