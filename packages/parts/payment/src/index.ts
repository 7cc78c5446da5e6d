export { CardForm, type CardFormProps, type KnownCard } from './CardForm.tsx';
export { CardMark, type CardMarkProps } from './CardMark.tsx';
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
export { type PayBy, PayByChoice, walletOf } from './PayBy.tsx';
export { PayPalPanel } from './PayPalPanel.tsx';
export { availableWalletsQuery } from './wallets/available-wallets.ts';
export { useWalletSheet } from './wallets/use-wallet-sheet.ts';
export { WalletButton } from './wallets/WalletButton.tsx';
export { WalletChoice } from './wallets/WalletChoice.tsx';
export { WalletMark } from './wallets/WalletMark.tsx';
