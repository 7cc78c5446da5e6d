export { AccountMenu, type AccountMenuProps, type AccountPlace } from './AccountMenu.tsx';
export { createSessionFrame, type SessionFrame, type SessionFrameOptions } from './create-session-frame.tsx';
export { LaterPrompts } from './LaterPrompts.tsx';
export { sessionOutlet } from './session-outlet.tsx';
export { Protected, type ProtectedProps } from './Protected.tsx';
export { SessionNotice, type SessionNoticeProps } from './SessionNotice.tsx';
