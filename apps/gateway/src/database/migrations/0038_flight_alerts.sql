CREATE TABLE "flight_alert" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid,
	"email" text,
	"language" text,
	"flight" text,
	"date" date,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"stopped_at" timestamp with time zone,
	"stopped_by" text,
	"ends_at" timestamp with time zone,
	CONSTRAINT "flight_alert_orderId_unique" UNIQUE("order_id"),
	CONSTRAINT "flight_alert_whose" CHECK (num_nonnulls("flight_alert"."order_id", "flight_alert"."email") = 1),
	CONSTRAINT "flight_alert_of_flight" CHECK (num_nonnulls("flight_alert"."email", "flight_alert"."language", "flight_alert"."flight", "flight_alert"."date", "flight_alert"."ends_at") in (0, 5))
);
--> statement-breakpoint
CREATE TABLE "leg_news" (
	"leg_id" text PRIMARY KEY NOT NULL,
	"date" date NOT NULL,
	"news" integer NOT NULL,
	"told" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "flight_alert" ADD CONSTRAINT "flight_alert_order_id_booking_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."booking_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "flight_alert_of_address" ON "flight_alert" USING btree (lower("email"),"flight","date");--> statement-breakpoint
CREATE INDEX "flight_alert_of_flight" ON "flight_alert" USING btree ("flight","date");--> statement-breakpoint
CREATE INDEX "flight_alert_ends_at_index" ON "flight_alert" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "leg_news_date_index" ON "leg_news" USING btree ("date");--> statement-breakpoint
CREATE INDEX "booking_order_legs" ON "booking_order" USING gin (jsonb_path_query_array("offer", '$.bounds[*].itinerary.legs[*].id')) WHERE "booking_order"."status" = 'confirmed';