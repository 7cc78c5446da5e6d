export { createSession, type Session, type SessionOptions } from './create-session.ts';
export { isEndByTime, isLogOut, type EndReason } from './end-reasons.ts';
export type { LoginOutcome, LoginProof } from './login.ts';
export { isPersonCategory, type PersonCategory } from './person-category.ts';
export type { Person } from './person.ts';
export { isPersonalPage } from './personal-page.ts';
export { loginAddress, parseReturnAddress, withReturnAddress, type Surface } from './return-address.ts';
export {
  nextSessionState,
  personalizationOf,
  type Personalization,
  type SessionEvent,
  type SessionState,
} from './session-state.ts';
export type { SecondFactorStep, SessionPrompt, SessionSnapshot, SessionStore } from './session-store.ts';
