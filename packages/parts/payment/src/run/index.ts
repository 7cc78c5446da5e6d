export { agreementToSend } from './agreement-to-send.ts';
export {
  createPaymentRun,
  type PaidDraft,
  type PaymentOutcome,
  type PaymentRun,
  type PaymentRunner,
  type WaitingPayment,
} from './create-payment-run.ts';
export { parsePaymentReturn, type PaymentReturn } from './payment-return.ts';
export { PaymentProgress, type PaymentProgressKey } from './PaymentProgress.tsx';
export { usePaymentPage } from './use-payment-page.ts';
