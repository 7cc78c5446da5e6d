export { actionCodes, actionFor, type GatewayAction } from './actions.ts';
export { type ErrorCode, type ErrorCodeEntry, errorCodes, isErrorCode } from './codes.ts';
export { formatJsonPointer, parseJsonPointer } from './json-pointer.ts';
export { type LoginError, loginErrorCodes, loginErrorFor } from './login-errors.ts';
export { type MessageKey, messageKeyFor, messageKeys } from './message-keys.ts';
export { parseErrorCode } from './parse-error-code.ts';
export {
  type ProblemDetails,
  type ProblemExtra,
  type ProblemFieldError,
  problemFor,
  type ProblemStatus,
} from './problems.ts';
export { type RecoveryError, recoveryErrorCodes, recoveryErrorFor } from './recovery-errors.ts';
