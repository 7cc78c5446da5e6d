export { findFundProof, fundWay, groupFundNumber, keepFundProof } from './fund-proof.ts';
