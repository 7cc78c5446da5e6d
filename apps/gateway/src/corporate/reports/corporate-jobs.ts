/** What reports and messages of companies leave for after their transactions, by the kinds of their jobs. */
export interface CorporateJobs {
  /** Mails the totals of a view to one person, for the time when it was due. */
  readonly reportMail: { readonly viewId: string; readonly memberId: string; readonly dueAt: string };
  /** Mails a message of a company to the contact of one of its trips. */
  readonly travellerMessageMail: {
    readonly orderId: string;
    readonly station: string;
    readonly message: string;
    readonly messageId: string;
  };
}
