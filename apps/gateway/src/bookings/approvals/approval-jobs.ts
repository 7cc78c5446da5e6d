/** What requests for approval leave for after their transactions, by the kinds of their jobs. None of it names a person. */
export interface ApprovalJobs {
  /** Mails a manager the link by which they answer. */
  readonly approvalAskedMail: { readonly linkId: string };
  /** Mails who asked what was answered. */
  readonly approvalDecidedMail: { readonly approvalId: string };
}

type ApprovalJob = {
  readonly [Kind in keyof ApprovalJobs]: {
    readonly kind: Kind;
    readonly key: string;
    readonly payload: ApprovalJobs[Kind];
  };
}[keyof ApprovalJobs];

/** Makes the job of a mail: one for each link, and one for each answer. */
export function approvalJob<Kind extends keyof ApprovalJobs>(
  kind: Kind,
  key: string,
  payload: ApprovalJobs[Kind],
): ApprovalJob {
  return { kind, key, payload } as ApprovalJob;
}
