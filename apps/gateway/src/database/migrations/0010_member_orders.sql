INSERT INTO "points_movement" ("account_id", "order_id", "kind", "points", "at")
SELECT "account"."id", "booking_order"."id", 'earned', sum("points_earned"."points"), "booking_order"."confirmed_at"
FROM "points_earned"
JOIN "booking_order" ON "booking_order"."id" = "points_earned"."order_id"
JOIN "account" ON "account"."account_number" = "points_earned"."frequent_flyer_number" AND "account"."kind" = 'member'
WHERE "booking_order"."confirmed_at" IS NOT NULL
GROUP BY "account"."id", "booking_order"."id"
ON CONFLICT DO NOTHING;--> statement-breakpoint
DROP TABLE "points_earned" CASCADE;--> statement-breakpoint
UPDATE "booking_order" SET "offer" = jsonb_set("offer", '{price,taxesWithPoints}', jsonb_build_object('currency', 'USD', 'amountMinor', (
  SELECT coalesce(sum(("tax"->'amount'->>'amountMinor')::integer), 0)
  FROM jsonb_array_elements("offer"->'price'->'passengers') AS "line", jsonb_array_elements("line"->'taxes') AS "tax"
  WHERE "tax"->>'code' <> 'US'
)));--> statement-breakpoint
ALTER TABLE "booking_order" ADD COLUMN "account_id" uuid;--> statement-breakpoint
ALTER TABLE "booking_order" ADD COLUMN "paid_with" text DEFAULT 'card' NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_order" ADD CONSTRAINT "booking_order_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_order_account_id_index" ON "booking_order" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "order_passenger_frequent_flyer_number_index" ON "order_passenger" USING btree ("frequent_flyer_number");--> statement-breakpoint
ALTER TABLE "booking_order" ADD CONSTRAINT "booking_order_points_of_account" CHECK ("booking_order"."paid_with" = 'card' or ("booking_order"."paid_with" = 'points' and "booking_order"."account_id" is not null));