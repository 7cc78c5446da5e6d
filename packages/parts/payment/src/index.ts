export { CardForm, type CardFormProps } from './CardForm.tsx';
export {
  isHeldBack,
  parseDeclineReason,
  parsePaymentTrouble,
  type DeclineReason,
  type PaymentTrouble,
} from './declined-payment.ts';
export { paymentSetupQuery } from './payment-setup.ts';
export { usePointsChoice, type PaymentWish, type PointsChoice } from './points-choice.ts';
export { PointsLogin, type PointsLoginProps } from './PointsLogin.tsx';
export { PointsOrMoney, type PointsOrMoneyProps } from './PointsOrMoney.tsx';
