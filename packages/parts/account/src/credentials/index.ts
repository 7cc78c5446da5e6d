export { codeRefusalOf } from './code-refusal.ts';
export { codeSchemas, digitsOf } from './code-schemas.ts';
export {
  loginRefusalOf,
  mayHaveNoPassword,
  type LoginDoor,
  type LoginHelp,
  type LoginRefusal,
} from './login-failure.ts';
export { loginNamespaces } from './login-namespaces.ts';
export {
  askForPasskey,
  hasPasskeys,
  makePasskey,
  offersPasskeysInFields,
  stopAskingForPasskey,
  type PasskeyAnswer,
} from './passkeys.ts';
export { useLoginWords, type LoginWords } from './use-login-words.ts';
