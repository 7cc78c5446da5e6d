export { type BudgetName, budgets, type Budget, type Charge } from './budgets.ts';
export { callers, type Callers, roleOfCallers, type StaffRole, staffRoles } from './callers.ts';
export { company } from './company.ts';
export {
  apiKeyHeader,
  idempotencyKeyHeader,
  largestBodyBytes,
  takesApiKey,
  type Endpoint,
  type GuardedEndpoint,
} from './endpoint.ts';
export { endpoints, type EndpointName } from './generated/endpoints.ts';
export * from './language.ts';
export { loginElsewhere, type LoginElsewhere, problem, problemMediaType, type Problem } from './problem.ts';
export { problemNameOf, problemTypes, type ProblemName } from './problem-types.ts';
export { webviewCookie, webviewCookieValue } from './webview-cookie.ts';
export * from './generated/exports.ts';
