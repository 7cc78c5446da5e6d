export {
  createGatewayClient,
  createIdempotencyKey,
  type AnswerOf,
  type CallOptions,
  type GatewayClient,
  type GatewayClientOptions,
  type Outcome,
} from './client.ts';
export {
  answerNamespaces,
  failureNamespaces,
  failureText,
  isWorthRetrying,
  type FailureKey,
  type FailureText,
} from './failure-text.ts';
export { GatewayError, type Failure } from './failure.ts';
export { failureIn, valueOrThrow } from './value-or-throw.ts';
