CREATE TABLE "order_cancellation" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"cancelled_at" timestamp with time zone NOT NULL,
	"refund_minor" integer NOT NULL,
	"credit_minor" integer NOT NULL,
	"forfeited_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"refunded_at" timestamp with time zone,
	CONSTRAINT "order_cancellation_amounts" CHECK ("order_cancellation"."refund_minor" >= 0 and "order_cancellation"."credit_minor" >= 0 and "order_cancellation"."forfeited_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "travel_credit" (
	"number" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"record_locator" text NOT NULL,
	"holder_first_name" text NOT NULL,
	"holder_last_name" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"expires_on" date NOT NULL,
	CONSTRAINT "travel_credit_orderId_unique" UNIQUE("order_id")
);
--> statement-breakpoint
ALTER TABLE "booking_order" DROP CONSTRAINT "booking_order_status";--> statement-breakpoint
ALTER TABLE "booking_order" DROP CONSTRAINT "booking_order_confirmed_has_locator";--> statement-breakpoint
ALTER TABLE "sandbox_authorisation" ADD COLUMN "refunds" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_authorisation" ADD COLUMN "refunded_minor" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_cancellation" ADD CONSTRAINT "order_cancellation_order_id_booking_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."booking_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "travel_credit" ADD CONSTRAINT "travel_credit_order_id_booking_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."booking_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_order" ADD CONSTRAINT "booking_order_status" CHECK ("booking_order"."status" in ('held', 'confirmed', 'released', 'cancelled'));--> statement-breakpoint
ALTER TABLE "booking_order" ADD CONSTRAINT "booking_order_confirmed_has_locator" CHECK ("booking_order"."status" not in ('confirmed', 'cancelled') or "booking_order"."record_locator" is not null);