export { toFormRefusal, type RecoveryFields } from './form-refusal.ts';
export { useFormRefusal, useRecoveryMessages } from './use-form-refusal.ts';
