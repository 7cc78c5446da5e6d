CREATE TABLE "order_refund" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"refunded_at" timestamp with time zone,
	CONSTRAINT "order_refund_amount" CHECK ("order_refund"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_refund" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" uuid NOT NULL,
	"amount_minor" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_payment" ADD COLUMN "id" uuid;--> statement-breakpoint
ALTER TABLE "order_payment" ADD COLUMN "kind" text DEFAULT 'card' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_payment" ADD COLUMN "points" integer;--> statement-breakpoint
ALTER TABLE "order_refund" ADD CONSTRAINT "order_refund_order_id_booking_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."booking_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_refund" ADD CONSTRAINT "sandbox_refund_reference_sandbox_authorisation_reference_fk" FOREIGN KEY ("reference") REFERENCES "public"."sandbox_authorisation"("reference") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_refund_order_id_index" ON "order_refund" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_refund_payment_id_index" ON "order_refund" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "sandbox_refund_reference_index" ON "sandbox_refund" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "order_payment_id" ON "order_payment" USING btree ("id");