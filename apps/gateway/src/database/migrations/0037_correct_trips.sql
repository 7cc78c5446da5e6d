CREATE TABLE "order_correction" (
	"order_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"position" smallint,
	"replaces" smallint,
	"kind" text NOT NULL,
	"correction" jsonb NOT NULL,
	"corrected_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "order_correction_order_id_number_pk" PRIMARY KEY("order_id","number")
);
--> statement-breakpoint
ALTER TABLE "booking_order" ADD COLUMN "revision" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_correction" ADD CONSTRAINT "order_correction_order_id_booking_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."booking_order"("id") ON DELETE cascade ON UPDATE no action;