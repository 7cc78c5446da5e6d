CREATE TABLE "order_version" (
	"order_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"offer" jsonb NOT NULL,
	"tickets" jsonb NOT NULL,
	"replaced_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_version_order_id_number_pk" PRIMARY KEY("order_id","number")
);
--> statement-breakpoint
ALTER TABLE "booking_order" ADD COLUMN "version" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_version" ADD CONSTRAINT "order_version_order_id_booking_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."booking_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER "order_version_append_only" BEFORE UPDATE OR TRUNCATE ON "order_version" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
