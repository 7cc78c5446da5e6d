/** The body of an error answer as the gateway's contract has it (RFC 9457): the shape alone, forms know no contract. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  code?: number | undefined;
  reference?: string | undefined;
  errors?: { pointer: string; code: string; params?: Record<string, string | number> | undefined }[] | undefined;
}
