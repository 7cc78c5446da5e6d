CREATE TABLE "mail_choice" (
	"account_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"is_wanted" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_choice_account_id_topic_pk" PRIMARY KEY("account_id","topic")
);
--> statement-breakpoint
CREATE TABLE "promotion_mail" (
	"promotion_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promotion_mail_promotion_id_account_id_pk" PRIMARY KEY("promotion_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "points_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"points" integer NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "added_trip" (
	"account_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "added_trip_account_id_order_id_pk" PRIMARY KEY("account_id","order_id")
);
--> statement-breakpoint
ALTER TABLE "known_device" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "known_device" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "known_device" ADD COLUMN "browser_version" integer;--> statement-breakpoint
ALTER TABLE "known_device" ADD COLUMN "system" text;--> statement-breakpoint
ALTER TABLE "mail_choice" ADD CONSTRAINT "mail_choice_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_mail" ADD CONSTRAINT "promotion_mail_promotion_id_promotion_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotion"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_mail" ADD CONSTRAINT "promotion_mail_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_request" ADD CONSTRAINT "points_request_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_request" ADD CONSTRAINT "points_request_order_id_booking_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."booking_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "added_trip" ADD CONSTRAINT "added_trip_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "added_trip" ADD CONSTRAINT "added_trip_order_id_booking_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."booking_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promotion_mail_account_id_index" ON "promotion_mail" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "points_request_once" ON "points_request" USING btree ("account_id","order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "points_request_traveller" ON "points_request" USING btree ("order_id","position") WHERE "points_request"."state" <> 'declined';--> statement-breakpoint
CREATE INDEX "points_request_waiting" ON "points_request" USING btree ("asked_at") WHERE "points_request"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "added_trip_order_id_index" ON "added_trip" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "known_device_id_index" ON "known_device" USING btree ("id");