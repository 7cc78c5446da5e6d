export { formatMoney, type MoneyAmount, type MoneyOptions } from './format-money.ts';
export { Money, type MoneyProps } from './Money.tsx';
