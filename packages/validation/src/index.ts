export { checkPassword } from './check-password.ts';
export { isLuhnValid } from './luhn.ts';
export { type PasswordFailure, passwordFailures } from './password-failures.ts';
export { passwordBlacklist, type PasswordPolicy, passwordPolicy } from './password-policy.ts';
export { checkPostalCode, isPostalCodeRequired, type PostalCodeFailure } from './postal-code.ts';
