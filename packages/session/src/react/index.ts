export { SessionContext } from './context.ts';
export { usePerson, usePersonalization, useSession, useSessionState } from './session-context.ts';
export { companyOfLogin } from '../company-of-login.ts';
export { isMember, useLoginState } from './login-state.ts';
