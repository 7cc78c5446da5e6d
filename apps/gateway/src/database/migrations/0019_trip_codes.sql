CREATE TABLE "trip_code" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"superseded_hash" text,
	"expires_at" timestamp with time zone NOT NULL,
	"wrong_tries" smallint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "trip_code" ADD CONSTRAINT "trip_code_order_id_booking_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."booking_order"("id") ON DELETE cascade ON UPDATE no action;