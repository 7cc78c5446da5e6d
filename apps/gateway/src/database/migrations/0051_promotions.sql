CREATE TABLE "promotion" (
	"id" uuid PRIMARY KEY NOT NULL,
	"region" text NOT NULL,
	"kind" text NOT NULL,
	"texts" jsonb NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"opt_in_ends_at" timestamp with time zone,
	"time_zone" text NOT NULL,
	"audience" jsonb NOT NULL,
	"reward_points" integer,
	"reward_flights" smallint,
	"stage" text NOT NULL,
	"version" integer NOT NULL,
	"published_at" timestamp with time zone,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promotion_reward_whole" CHECK (("promotion"."reward_points" is null) = ("promotion"."reward_flights" is null))
);
--> statement-breakpoint
CREATE TABLE "promotion_registration" (
	"promotion_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"registered_at" timestamp with time zone NOT NULL,
	"rewarded_at" timestamp with time zone,
	CONSTRAINT "promotion_registration_promotion_id_account_id_pk" PRIMARY KEY("promotion_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "marketing_region" text;--> statement-breakpoint
ALTER TABLE "points_movement" ADD COLUMN "promotion_id" uuid;--> statement-breakpoint
ALTER TABLE "promotion_registration" ADD CONSTRAINT "promotion_registration_promotion_id_promotion_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotion"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_registration" ADD CONSTRAINT "promotion_registration_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promotion_region_starts_at_index" ON "promotion" USING btree ("region","starts_at");--> statement-breakpoint
CREATE INDEX "promotion_stage_ends_at_index" ON "promotion" USING btree ("stage","ends_at");--> statement-breakpoint
CREATE INDEX "promotion_registration_account_id_index" ON "promotion_registration" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "points_movement_promotion_id_account_id_index" ON "points_movement" USING btree ("promotion_id","account_id");