ALTER TABLE "company_approval" ADD COLUMN "extras" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_extra_purchase" ADD COLUMN "policy_reason" text;--> statement-breakpoint
ALTER TABLE "company_spend_line" ADD COLUMN "subject" uuid;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "project_company_orders"("subjects" uuid[]) RETURNS void AS $$
BEGIN
  DELETE FROM "company_spend_line" WHERE "order_id" = ANY("subjects");
  DELETE FROM "company_flight" WHERE "order_id" = ANY("subjects");

  -- What each ticket cost: the traveller's share of what all of their kind pay together, to the cent.
  INSERT INTO "company_spend_line" ("order_id", "number", "position", "company_id", "at", "kind", "ticket", "flights",
    "base_minor", "taxes_minor", "facility_minor", "total_minor")
  SELECT o."id", 0, p."position", o."company_id", o."confirmed_at", 'sale',
    coalesce(
      (SELECT (t ->> 'serial')::integer FROM jsonb_array_elements(v."tickets") t WHERE (t ->> 'position')::integer = p."position"),
      (SELECT "serial" FROM "ticket" WHERE v."order_id" IS NULL AND "order_id" = o."id" AND "position" = p."position")
    ),
    jsonb_array_length(jsonb_path_query_array(sold."offer", '$.bounds[*].itinerary.legs[*]')),
    fare."base" * (p."place" + 1) / fare."count" - fare."base" * p."place" / fare."count",
    (fare."total" - fare."base") * (p."place" + 1) / fare."count" - (fare."total" - fare."base") * p."place" / fare."count",
    fare."facility" * (p."place" + 1) / fare."count" - fare."facility" * p."place" / fare."count",
    fare."base" * (p."place" + 1) / fare."count" - fare."base" * p."place" / fare."count"
      + (fare."total" - fare."base") * (p."place" + 1) / fare."count" - (fare."total" - fare."base") * p."place" / fare."count"
  FROM "booking_order" o
    LEFT JOIN "order_version" v ON v."order_id" = o."id" AND v."number" = 0
    CROSS JOIN LATERAL (SELECT coalesce(v."offer", o."offer") AS "offer") sold
    CROSS JOIN LATERAL (
      SELECT "position", "kind", row_number() OVER (PARTITION BY "kind" ORDER BY "position") - 1 AS "place"
      FROM "order_passenger" WHERE "order_id" = o."id"
    ) p
    CROSS JOIN LATERAL (
      SELECT (each ->> 'count')::bigint AS "count", (each -> 'base' ->> 'amountMinor')::bigint AS "base",
        (each -> 'total' ->> 'amountMinor')::bigint AS "total",
        coalesce((
          SELECT sum((tax -> 'amount' ->> 'amountMinor')::bigint)::bigint FROM jsonb_array_elements(each -> 'taxes') tax
          WHERE tax ->> 'code' = 'XF'
        ), 0) AS "facility"
      FROM jsonb_array_elements(sold."offer" -> 'price' -> 'passengers') each WHERE each ->> 'kind' = p."kind"
    ) fare
  WHERE o."id" = ANY("subjects") AND o."company_id" IS NOT NULL AND o."status" IN ('confirmed', 'cancelled');

  -- What each change was paid, less what it gave back, shared by those who were on the trip.
  INSERT INTO "company_spend_line" ("order_id", "number", "position", "company_id", "at", "kind", "subject", "ticket", "flights", "total_minor")
  SELECT o."id", c."number", p."position", o."company_id", c."confirmed_at", 'exchange', c."id",
    (SELECT "serial" FROM "ticket" WHERE "order_id" = o."id" AND "position" = p."position"), 0,
    d."amount" * p."place" / p."count" - d."amount" * (p."place" - 1) / p."count"
  FROM "booking_order" o
    JOIN "order_change" c ON c."order_id" = o."id" AND c."status" = 'confirmed'
    CROSS JOIN LATERAL (
      SELECT (c."difference" -> 'due' ->> 'amountMinor')::bigint - (c."difference" -> 'refund' ->> 'amountMinor')::bigint
        - (c."difference" -> 'credit' ->> 'amountMinor')::bigint - coalesce((
          SELECT sum((fund -> 'amount' ->> 'amountMinor')::bigint)::bigint
          FROM jsonb_array_elements(c."difference" -> 'funds') fund
        ), 0) AS "amount"
    ) d
    CROSS JOIN LATERAL (
      SELECT "position", row_number() OVER (ORDER BY "position") AS "place", count(*) OVER () AS "count"
      FROM "order_passenger" WHERE "order_id" = o."id" AND ("left_in_version" IS NULL OR "left_in_version" > c."replaces")
    ) p
  WHERE o."id" = ANY("subjects") AND o."company_id" IS NOT NULL AND o."status" IN ('confirmed', 'cancelled');

  -- What a cancellation gave back, in any form.
  INSERT INTO "company_spend_line" ("order_id", "number", "position", "company_id", "at", "kind", "ticket", "flights", "total_minor")
  SELECT o."id", 32000, p."position", o."company_id", c."cancelled_at", 'refund',
    (SELECT "serial" FROM "ticket" WHERE "order_id" = o."id" AND "position" = p."position"), 0,
    d."amount" * p."place" / p."count" - d."amount" * (p."place" - 1) / p."count"
  FROM "booking_order" o
    JOIN "order_cancellation" c ON c."order_id" = o."id"
    CROSS JOIN LATERAL (SELECT -(c."refund_minor" + c."credit_minor" + c."funds_minor")::bigint AS "amount") d
    CROSS JOIN LATERAL (
      SELECT "position", row_number() OVER (ORDER BY "position") AS "place", count(*) OVER () AS "count"
      FROM "order_passenger" WHERE "order_id" = o."id" AND "left_in_version" IS NULL
    ) p
  WHERE o."id" = ANY("subjects") AND o."company_id" IS NOT NULL AND o."status" = 'cancelled';

  -- What extras cost, a line for each traveller of each purchase.
  INSERT INTO "company_spend_line" ("order_id", "number", "position", "company_id", "at", "kind", "subject", "flights", "total_minor")
  SELECT o."id", 10000 + x."place", e."passenger", o."company_id", x."confirmed_at", 'extras', x."id", 0, sum(e."amount_minor")
  FROM "booking_order" o
    JOIN (
      SELECT "id", "order_id", "confirmed_at", row_number() OVER (PARTITION BY "order_id" ORDER BY "confirmed_at", "id") AS "place"
      FROM "order_extra_purchase" WHERE "status" = 'confirmed' AND "order_id" = ANY("subjects")
    ) x ON x."order_id" = o."id"
    JOIN "order_extra" e ON e."purchase_id" = x."id"
  WHERE o."id" = ANY("subjects") AND o."company_id" IS NOT NULL AND o."status" IN ('confirmed', 'cancelled')
  GROUP BY o."id", x."place", e."passenger", o."company_id", x."confirmed_at", x."id";

  -- What came back of them, a line for each traveller, purchase and what ended it.
  INSERT INTO "company_spend_line" ("order_id", "number", "position", "company_id", "at", "kind", "subject", "flights", "total_minor")
  SELECT "order_id", 20000 + row_number() OVER (PARTITION BY "order_id", "passenger" ORDER BY "ended_at", "purchase_id"), "passenger",
    "company_id", "ended_at", 'extrasRefund', "purchase_id", 0, -"amount"
  FROM (
    SELECT o."id" AS "order_id", o."company_id", e."passenger", e."purchase_id", e."ended_at", sum(e."amount_minor") AS "amount"
    FROM "booking_order" o JOIN "order_extra" e ON e."order_id" = o."id" AND e."state" = 'refunded'
    WHERE o."id" = ANY("subjects") AND o."company_id" IS NOT NULL AND o."status" IN ('confirmed', 'cancelled')
    GROUP BY o."id", o."company_id", e."passenger", e."purchase_id", e."ended_at"
  ) ended;

  INSERT INTO "company_flight" ("order_id", "position", "leg_id", "company_id", "flight", "origin", "destination", "departs_at",
    "arrives_at", "departs_local", "arrives_local")
  SELECT o."id", p."position", leg ->> 'id', o."company_id", leg ->> 'flight', leg ->> 'from', leg ->> 'to',
    (leg ->> 'departsAt')::timestamptz, (leg ->> 'arrivesAt')::timestamptz, leg ->> 'departsAt', leg ->> 'arrivesAt'
  FROM "booking_order" o
    JOIN "order_passenger" p ON p."order_id" = o."id" AND p."left_in_version" IS NULL
    CROSS JOIN LATERAL jsonb_path_query(o."offer", '$.bounds[*].itinerary.legs[*]') leg
  WHERE o."id" = ANY("subjects") AND o."company_id" IS NOT NULL AND o."status" = 'confirmed'
  ON CONFLICT DO NOTHING;
END; $$ LANGUAGE plpgsql;--> statement-breakpoint
SELECT "project_company_orders"(array(SELECT "id" FROM "booking_order" WHERE "company_id" IS NOT NULL AND "status" IN ('confirmed', 'cancelled') AND (
  EXISTS (SELECT FROM "order_extra" WHERE "order_id" = "booking_order"."id") OR
  EXISTS (SELECT FROM "order_change" WHERE "order_id" = "booking_order"."id" AND "status" = 'confirmed')
)));