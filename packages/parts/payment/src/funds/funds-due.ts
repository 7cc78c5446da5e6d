/** What travel funds may pay. */
export interface FundsDue {
  readonly dueMinor: number;
  /** How many forms of payment may pay it, that of a company among them. */
  readonly forms: number;
  /** Whether points pay the fares, and it is what they leave. */
  readonly isBesidePoints: boolean;
}
