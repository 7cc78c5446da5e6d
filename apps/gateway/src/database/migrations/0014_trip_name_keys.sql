CREATE TABLE "trip_name_key" (
	"key" text NOT NULL,
	"order_id" uuid NOT NULL,
	CONSTRAINT "trip_name_key_key_order_id_pk" PRIMARY KEY("key","order_id")
);
--> statement-breakpoint
ALTER TABLE "booking_order" ADD COLUMN "has_name_keys" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "trip_name_key" ADD CONSTRAINT "trip_name_key_order_id_booking_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."booking_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trip_name_key_order_id_index" ON "trip_name_key" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "booking_order_without_name_keys" ON "booking_order" USING btree ("record_locator") WHERE "booking_order"."record_locator" is not null and not "booking_order"."has_name_keys";