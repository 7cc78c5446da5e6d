CREATE TABLE "order_campaign" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"parameters" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "experiment" (
	"name" text PRIMARY KEY NOT NULL,
	"definition" jsonb NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_campaign" ADD CONSTRAINT "order_campaign_order_id_booking_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."booking_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_campaign_at_index" ON "order_campaign" USING btree ("at");