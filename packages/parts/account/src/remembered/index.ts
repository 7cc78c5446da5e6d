export { carriedLoginName, carryLoginName } from './login-name.ts';
export {
  forgetSentEnrollment,
  keepSentEnrollment,
  readSentEnrollment,
  type SentEnrollment,
} from './sent-enrollment.ts';
export { openTimedText, type TimedText } from './timed-text.ts';
