import { type SQL, sql } from 'drizzle-orm';

/**
 * The part of a statement that says whose a travel fund of an order is, by the order's `account_id` and `company_id`: one row with the column
 * `company_id`. What is booked under a company is the company's, and what an account of a company books; what a member books for themselves
 * is theirs, also of one who joined a company.
 */
export function companyOf(order: SQL): SQL {
  return sql`lateral (
      select coalesce(${order}.company_id, (
        select account.company_id from account where account.id = ${order}.account_id and account.kind <> 'member'
      )) as company_id
    )`;
}
