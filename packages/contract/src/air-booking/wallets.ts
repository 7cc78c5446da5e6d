import * as z from 'zod/mini';

/** The wallets of devices that may pay, by the names that their companies write in every language. */
export const walletNames = { applePay: 'Apple Pay', googlePay: 'Google Pay' } as const;

/** The wallets of devices that may pay. */
export const wallets = ['applePay', 'googlePay'] as const satisfies readonly (keyof typeof walletNames)[];

/** Accepts a wallet of a device. */
export const wallet = z.enum(wallets);

export type Wallet = z.infer<typeof wallet>;

/** The card schemes that wallets may pay with. */
export const walletCardBrands = ['visa', 'mastercard', 'amex', 'discover'] as const;

export type WalletCardBrand = (typeof walletCardBrands)[number];
