/** What a change log says of one change. */
export interface CompanyEventDetails {
  /** What it happened to, as it was called then; of a person nothing, whose membership says it. */
  readonly name?: string;
  readonly changes: readonly { readonly field: string; readonly before?: string; readonly after?: string }[];
}
