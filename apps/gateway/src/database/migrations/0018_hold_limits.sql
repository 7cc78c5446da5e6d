ALTER TABLE "booking_order" ADD COLUMN "booker_slot" smallint;--> statement-breakpoint
ALTER TABLE "booking_order" ADD COLUMN "address_hash" text;--> statement-breakpoint
ALTER TABLE "booking_order" ADD COLUMN "address_slot" smallint;--> statement-breakpoint
ALTER TABLE "booking_order" ADD COLUMN "consent_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "booking_order" ADD COLUMN "card_fingerprint" text;--> statement-breakpoint
ALTER TABLE "booking_order" ADD COLUMN "card_slot" smallint;--> statement-breakpoint
ALTER TABLE "sandbox_authorisation" ADD COLUMN "fingerprint" text;--> statement-breakpoint
ALTER TABLE "sandbox_token" ADD COLUMN "fingerprint" text;--> statement-breakpoint
CREATE UNIQUE INDEX "booking_order_held_by_booker" ON "booking_order" USING btree (coalesce("account_id"::text, lower("email")),"booker_slot") WHERE "booking_order"."status" = 'held';--> statement-breakpoint
CREATE UNIQUE INDEX "booking_order_held_by_address" ON "booking_order" USING btree ("address_hash","address_slot") WHERE "booking_order"."status" = 'held';--> statement-breakpoint
CREATE UNIQUE INDEX "booking_order_held_by_card" ON "booking_order" USING btree ("card_fingerprint","card_slot") WHERE "booking_order"."status" = 'held' and "booking_order"."card_fingerprint" is not null;--> statement-breakpoint
CREATE INDEX "booking_order_declined_by_booker" ON "booking_order" USING btree (coalesce("account_id"::text, lower("email")),"created_at") WHERE "booking_order"."release_reason" in ('declined', 'insufficientFunds', 'challengeFailed');--> statement-breakpoint
CREATE INDEX "booking_order_declined_by_address" ON "booking_order" USING btree ("address_hash","created_at") WHERE "booking_order"."release_reason" in ('declined', 'insufficientFunds', 'challengeFailed');