export {
  createGatewayClient,
  createIdempotencyKey,
  type AnswerOf,
  type CallOptions,
  type GatewayClient,
  type GatewayClientOptions,
  type Outcome,
} from './client.ts';
export { GatewayError, type Failure } from './failure.ts';
