/** Where browsers send cards to. */
export const tokensPath = '/sandbox/payments/v1/tokens';

/** Below it, the pages on which the sandbox's bank asks for consent. */
export const challengesPath = '/sandbox/payments/v1/challenges';
