CREATE TABLE "order_rebooking" (
	"order_id" uuid NOT NULL,
	"replaces" smallint NOT NULL,
	"run_id" uuid NOT NULL,
	"operator" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"bound" smallint NOT NULL,
	"kind" text NOT NULL,
	"leg_id" text NOT NULL,
	"before" text NOT NULL,
	"after" text,
	CONSTRAINT "order_rebooking_order_id_replaces_pk" PRIMARY KEY("order_id","replaces")
);
--> statement-breakpoint
ALTER TABLE "order_rebooking" ADD CONSTRAINT "order_rebooking_order_id_booking_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."booking_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_rebooking_run_id_index" ON "order_rebooking" USING btree ("run_id");