/** Where browsers send cards to. */
export const tokensPath = '/sandbox/payments/v1/tokens';

/** Where the sandbox's sheets of wallets send the card that the person chose. */
export const walletTokensPath = '/sandbox/payments/v1/wallet-tokens';

/** Below it, the pages on which the sandbox's bank asks for consent. */
export const challengesPath = '/sandbox/payments/v1/challenges';

/** Below it, the pages on which the sandbox's PayPal asks for the person's agreement. */
export const approvalsPath = '/sandbox/payments/v1/paypal';
