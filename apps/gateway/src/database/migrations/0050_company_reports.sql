CREATE TABLE "company_flight" (
	"order_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"leg_id" text NOT NULL,
	"company_id" uuid NOT NULL,
	"flight" text NOT NULL,
	"origin" text NOT NULL,
	"destination" text NOT NULL,
	"departs_at" timestamp with time zone NOT NULL,
	"arrives_at" timestamp with time zone NOT NULL,
	"departs_local" text NOT NULL,
	"arrives_local" text NOT NULL,
	CONSTRAINT "company_flight_order_id_position_leg_id_pk" PRIMARY KEY("order_id","position","leg_id")
);
--> statement-breakpoint
CREATE TABLE "company_spend_line" (
	"order_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"position" smallint NOT NULL,
	"company_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"ticket" integer,
	"flights" smallint NOT NULL,
	"base_minor" integer,
	"taxes_minor" integer,
	"facility_minor" integer,
	"total_minor" integer NOT NULL,
	CONSTRAINT "company_spend_line_order_id_number_position_pk" PRIMARY KEY("order_id","number","position")
);
--> statement-breakpoint
CREATE TABLE "traveller_message" (
	"key" text PRIMARY KEY NOT NULL,
	"request_hash" text NOT NULL,
	"company_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"station" text NOT NULL,
	"travellers" integer NOT NULL,
	"mails" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "company_flight" ADD CONSTRAINT "company_flight_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_flight" ADD CONSTRAINT "company_flight_traveller" FOREIGN KEY ("order_id","position") REFERENCES "public"."order_passenger"("order_id","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_spend_line" ADD CONSTRAINT "company_spend_line_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_spend_line" ADD CONSTRAINT "company_spend_line_traveller" FOREIGN KEY ("order_id","position") REFERENCES "public"."order_passenger"("order_id","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "traveller_message" ADD CONSTRAINT "traveller_message_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "traveller_message" ADD CONSTRAINT "traveller_message_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_flight_departure" ON "company_flight" USING btree ("company_id","departs_at","order_id","position","leg_id");--> statement-breakpoint
CREATE INDEX "company_spend_line_at" ON "company_spend_line" USING btree ("company_id","at","order_id","number","position");--> statement-breakpoint
CREATE INDEX "traveller_message_company_id_at_index" ON "traveller_message" USING btree ("company_id","at");--> statement-breakpoint
CREATE FUNCTION "project_company_orders"("subjects" uuid[]) RETURNS void AS $$
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
  INSERT INTO "company_spend_line" ("order_id", "number", "position", "company_id", "at", "kind", "ticket", "flights", "total_minor")
  SELECT o."id", c."number", p."position", o."company_id", c."confirmed_at", 'exchange',
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
CREATE FUNCTION "project_company_order"() RETURNS trigger AS $$
BEGIN
  -- Who writes many orders at once turns it off, and calls the function for all of them.
  IF current_setting('airline.projects_orders', true) IS DISTINCT FROM 'off' THEN
    PERFORM "project_company_orders"(ARRAY[NEW."id"]);
  END IF;
  RETURN NULL;
END; $$ LANGUAGE plpgsql;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "booking_order_projected" AFTER INSERT OR UPDATE ON "booking_order" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW."company_id" IS NOT NULL AND NEW."status" IN ('confirmed', 'cancelled')) EXECUTE FUNCTION "project_company_order"();
