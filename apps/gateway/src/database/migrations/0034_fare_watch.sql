CREATE TABLE "fare_watch" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid,
	"account_id" uuid,
	"email" text,
	"language" text NOT NULL,
	"search" jsonb,
	"search_key" text,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"stopped_at" timestamp with time zone,
	"ends_at" timestamp with time zone NOT NULL,
	"check_after" timestamp with time zone NOT NULL,
	"below" integer,
	"version" smallint,
	"told_at" timestamp with time zone,
	CONSTRAINT "fare_watch_orderId_unique" UNIQUE("order_id"),
	CONSTRAINT "fare_watch_whose" CHECK (num_nonnulls("fare_watch"."order_id", "fare_watch"."account_id", "fare_watch"."email") = 1),
	CONSTRAINT "fare_watch_of_search" CHECK (("fare_watch"."order_id" is null) = ("fare_watch"."search" is not null))
);
--> statement-breakpoint
ALTER TABLE "fare_watch" ADD CONSTRAINT "fare_watch_order_id_booking_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."booking_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fare_watch" ADD CONSTRAINT "fare_watch_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "fare_watch_of_account" ON "fare_watch" USING btree ("account_id","search_key");--> statement-breakpoint
CREATE UNIQUE INDEX "fare_watch_of_address" ON "fare_watch" USING btree (lower("email"),"search_key");--> statement-breakpoint
CREATE INDEX "fare_watch_due" ON "fare_watch" USING btree ("check_after") WHERE "fare_watch"."confirmed_at" is not null and "fare_watch"."stopped_at" is null;--> statement-breakpoint
CREATE INDEX "fare_watch_ends_at_index" ON "fare_watch" USING btree ("ends_at");