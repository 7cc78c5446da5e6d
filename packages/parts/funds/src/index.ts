export { type ChosenFund, chosenFundSchema, toChosenFund, toFundForms, withoutRefusedFunds } from './chosen-fund.ts';
export { findFundProof, fundWay, groupFundNumber, keepFundProof } from './fund-proof.ts';
export { accountFundsQuery, fundQuery, type AccountFunds } from './fund-queries.ts';
export { findRefusedFunds } from './refused-funds.ts';
export { planFunds, type FundPlan, type SpendableFund } from './plan-funds.ts';
