import { agreedDocuments, agreementInForce, type Agreement, type Problem } from '@airline/contract';

/** Checks that what was agreed to is in force; says of each other document which version is. */
export function checkAgreement(
  agreed: Agreement,
  inForce: Agreement = agreementInForce,
): NonNullable<Problem['errors']> {
  return agreedDocuments
    .filter((document) => agreed[document] !== inForce[document])
    .map((document) => ({
      pointer: `/agreement/${document}`,
      code: 'superseded',
      params: { version: inForce[document] },
    }));
}
