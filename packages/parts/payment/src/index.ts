export { CardForm, type CardFormProps, type KnownCard } from './CardForm.tsx';
export { mostForms, type FundsDue } from './funds/funds-due.ts';
export { LostFunds, type LostFundsProps } from './funds/LostFunds.tsx';
export { FundsPanel, type FundsPanelProps } from './funds/FundsPanel.tsx';
export { CompanyCards, type CompanyCardsProps } from './CompanyCards.tsx';
export { isCompanyCardRefusal, useCompanyOfTrip } from './company-of-trip.ts';
export { CardMark, type CardMarkProps } from './CardMark.tsx';
export {
  findPaymentTrouble,
  isFundTrouble,
  parsePaymentTrouble,
  paymentRefusalKind,
  type PaymentTrouble,
} from './declined-payment.ts';
export { paymentSetupQuery } from './payment-setup.ts';
export { usePointsChoice, type PaymentWish, type PointsChoice } from './points-choice.ts';
export { PointsLogin, type PointsLoginProps } from './PointsLogin.tsx';
export { PointsOrMoney, type PointsOrMoneyProps } from './PointsOrMoney.tsx';
export { type PayBy, PayByChoice, walletOf } from './PayBy.tsx';
export { PayPalPanel } from './PayPalPanel.tsx';
export { TroubleBanner, type TroubleBannerProps } from './TroubleBanner.tsx';
export { availableWalletsQuery } from './wallets/available-wallets.ts';
export { useWalletPayment, type WalletPayment } from './wallets/use-wallet-payment.tsx';
export { WalletButton, WalletLink } from './wallets/WalletButton.tsx';
export { WalletChoice } from './wallets/WalletChoice.tsx';
export { WalletMark } from './wallets/WalletMark.tsx';
