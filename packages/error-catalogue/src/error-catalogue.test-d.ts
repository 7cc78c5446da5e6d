import { expectTypeOf, test } from 'vitest';

import {
  type actionCodes,
  actionFor,
  type ErrorCode,
  type errorCodes,
  type GatewayAction,
  isErrorCode,
  type LoginError,
  loginErrorFor,
  type MessageKey,
  messageKeyFor,
  type ProblemDetails,
  problemFor,
  type ProblemStatus,
  type RecoveryError,
  recoveryErrorFor,
} from './index.ts';

test('the closed sets are the agreed ones', () => {
  expectTypeOf<GatewayAction>().toEqualTypeOf<'reLogin' | 'retry' | 'reAuthenticate' | 'logout' | 'multiFactor'>();
  expectTypeOf<LoginError>().toEqualTypeOf<
    | 'unavailable'
    | 'accountHeld'
    | 'credentialsIncorrect'
    | 'travelManagerCredentialsInvalid'
    | 'travelManagerLocked'
    | 'accountDisabled'
    | 'accountNumberTooLong'
    | 'passwordNotSet'
    | 'maximumTries'
    | 'companyDeactivated'
    | 'sessionTimeout'
  >();
  expectTypeOf<RecoveryError>().toEqualTypeOf<
    | 'zipCodeMismatch'
    | 'dateOfBirthMismatch'
    | 'securityAnswersMismatch'
    | 'usernameTaken'
    | 'passwordInvalid'
    | 'emailMismatch'
    | 'accountNotFound'
  >();
});

test('the lookups take anything and give a name or nothing', () => {
  expectTypeOf(actionFor).toEqualTypeOf<(code: unknown) => GatewayAction | undefined>();
  expectTypeOf(loginErrorFor).toEqualTypeOf<(code: unknown) => LoginError | undefined>();
  expectTypeOf(recoveryErrorFor).toEqualTypeOf<(code: unknown) => RecoveryError | undefined>();
  expectTypeOf(messageKeyFor).toEqualTypeOf<(code: unknown) => MessageKey>();
});

test('a catalogued code is a literal, and its guard says so', () => {
  expectTypeOf<400120381>().toExtend<ErrorCode>();
  expectTypeOf<401120753>().not.toExtend<ErrorCode>();
  expectTypeOf(isErrorCode).guards.toEqualTypeOf<ErrorCode>();
});

test('the catalogue cannot be written to', () => {
  expectTypeOf<typeof errorCodes>().not.toHaveProperty('push');
  expectTypeOf<typeof actionCodes.logout>().toEqualTypeOf<readonly [400080013, 400080012]>();
});

test('a problem always has type, title and status', () => {
  expectTypeOf(problemFor).returns.toEqualTypeOf<ProblemDetails>();
  expectTypeOf<ProblemDetails['status']>().toEqualTypeOf<number>();
  expectTypeOf<ProblemDetails['code']>().toEqualTypeOf<number | undefined>();
  expectTypeOf<200>().not.toExtend<ProblemStatus>();
});
