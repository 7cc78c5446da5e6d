export { SessionContext, usePerson, usePersonalization, useSession, useSessionState } from './session-context.ts';
