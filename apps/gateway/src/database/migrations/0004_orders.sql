CREATE TABLE "booking_order" (
	"id" uuid PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"release_reason" text,
	"record_locator" text,
	"offer_hash" text NOT NULL,
	"travellers_hash" text NOT NULL,
	"offer" jsonb NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"hold_expires_at" timestamp with time zone NOT NULL,
	"settle_after" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "booking_order_record_locator" UNIQUE("record_locator"),
	CONSTRAINT "booking_order_status" CHECK ("booking_order"."status" in ('held', 'confirmed', 'released')),
	CONSTRAINT "booking_order_confirmed_has_locator" CHECK ("booking_order"."status" <> 'confirmed' or "booking_order"."record_locator" is not null)
);
--> statement-breakpoint
CREATE TABLE "development_mail" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "development_mail_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"message_id" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "development_mail_messageId_unique" UNIQUE("message_id")
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"key" text PRIMARY KEY NOT NULL,
	"request_hash" text NOT NULL,
	"order_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"locked_until" timestamp with time zone NOT NULL,
	"status" smallint,
	"body" text,
	"media_type" text
);
--> statement-breakpoint
CREATE TABLE "order_passenger" (
	"order_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"kind" text NOT NULL,
	"first_name" text NOT NULL,
	"middle_name" text,
	"last_name" text NOT NULL,
	"suffix" text,
	"birth_date" date NOT NULL,
	"gender" text NOT NULL,
	"redress_number" text,
	"known_traveler_number" text,
	"frequent_flyer_number" text,
	"document_number" text,
	"document_nationality" text,
	"document_expires_on" date,
	"assistance" text[] NOT NULL,
	CONSTRAINT "order_passenger_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
CREATE TABLE "order_payment" (
	"order_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"brand" text NOT NULL,
	"last_four" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"captured_at" timestamp with time zone,
	CONSTRAINT "order_payment_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"order_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"failed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "points_earned" (
	"order_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"frequent_flyer_number" text NOT NULL,
	"points" integer NOT NULL,
	CONSTRAINT "points_earned_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
CREATE TABLE "ticket" (
	"serial" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ticket_serial_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_authorisation" (
	"reference" uuid PRIMARY KEY NOT NULL,
	"challenge_id" uuid NOT NULL,
	"state" text NOT NULL,
	"decline_reason" text,
	"amount_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"brand" text NOT NULL,
	"last_four" text NOT NULL,
	"return_path" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settles_at" timestamp with time zone,
	"captures" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "sandbox_authorisation_challengeId_unique" UNIQUE("challenge_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_token" (
	"token" text PRIMARY KEY NOT NULL,
	"outcome" text NOT NULL,
	"brand" text NOT NULL,
	"last_four" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_for" uuid
);
--> statement-breakpoint
ALTER TABLE "order_passenger" ADD CONSTRAINT "order_passenger_order_id_booking_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."booking_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_payment" ADD CONSTRAINT "order_payment_order_id_booking_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."booking_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_earned" ADD CONSTRAINT "points_earned_order_id_booking_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."booking_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket" ADD CONSTRAINT "ticket_order_id_booking_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."booking_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "booking_order_live_offer" ON "booking_order" USING btree ("offer_hash") WHERE "booking_order"."status" <> 'released';--> statement-breakpoint
CREATE INDEX "booking_order_held" ON "booking_order" USING btree ("settle_after") WHERE "booking_order"."status" = 'held';--> statement-breakpoint
CREATE INDEX "idempotency_key_created_at_index" ON "idempotency_key" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due_at") WHERE "outbox"."done_at" is null and "outbox"."failed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_order_id_kind_index" ON "outbox" USING btree ("order_id","kind");--> statement-breakpoint
CREATE INDEX "points_earned_frequent_flyer_number_index" ON "points_earned" USING btree ("frequent_flyer_number");--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_order_id_position_index" ON "ticket" USING btree ("order_id","position");