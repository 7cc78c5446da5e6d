CREATE TABLE "order_change" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"replaces" smallint NOT NULL,
	"status" text NOT NULL,
	"release_reason" text,
	"offer" jsonb NOT NULL,
	"difference" jsonb NOT NULL,
	"seats" jsonb NOT NULL,
	"payments" jsonb NOT NULL,
	"agreement" jsonb NOT NULL,
	"address_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"hold_expires_at" timestamp with time zone NOT NULL,
	"settle_after" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"credit_number" text,
	CONSTRAINT "order_change_status" CHECK ("order_change"."status" in ('held', 'confirmed', 'released'))
);
--> statement-breakpoint
ALTER TABLE "order_change" ADD CONSTRAINT "order_change_order_id_booking_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."booking_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_change" ADD CONSTRAINT "order_change_credit_number_travel_credit_number_fk" FOREIGN KEY ("credit_number") REFERENCES "public"."travel_credit"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_change_number" ON "order_change" USING btree ("order_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "order_change_held_once" ON "order_change" USING btree ("order_id") WHERE "order_change"."status" = 'held';--> statement-breakpoint
CREATE INDEX "order_change_held" ON "order_change" USING btree ("settle_after") WHERE "order_change"."status" = 'held';--> statement-breakpoint
CREATE INDEX "order_change_declined_by_address" ON "order_change" USING btree ("address_hash","created_at") WHERE "order_change"."release_reason" in ('declined', 'insufficientFunds', 'challengeFailed');