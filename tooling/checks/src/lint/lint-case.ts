/** A rule shown by two texts for the same file: one that it refuses, one that it lets pass. */
export interface LintCase {
  /** As the root configuration names it, for example `typescript/no-explicit-any`. */
  readonly rule: string;
  readonly title: string;
  /** Where the file would stand in the repository: overrides go by path. */
  readonly path: string;
  readonly bad: string;
  readonly good: string;
  /** Other files that both texts need: path → text. */
  readonly beside?: Readonly<Record<string, string>>;
}

/** A text that a rule refuses elsewhere and that this place may hold. */
export interface AllowedCase {
  readonly title: string;
  readonly path: string;
  readonly source: string;
}
