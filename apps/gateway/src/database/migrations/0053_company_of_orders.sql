-- What an account of a company booked is the company's: from now on the order itself says so, and an order that does not is a private trip.
UPDATE "booking_order" SET "company_id" = "account"."company_id"
FROM "account"
WHERE "account"."id" = "booking_order"."account_id" AND "account"."kind" <> 'member' AND "account"."company_id" IS NOT NULL
  AND "booking_order"."company_id" IS NULL;
