CREATE TABLE "tier_period" (
	"account_id" uuid NOT NULL,
	"year" smallint NOT NULL,
	"tier" text NOT NULL,
	"cause" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"valid_until" date NOT NULL,
	"is_over" boolean DEFAULT false NOT NULL,
	CONSTRAINT "tier_period_account_id_year_tier_cause_pk" PRIMARY KEY("account_id","year","tier","cause")
);
--> statement-breakpoint
ALTER TABLE "points_movement" ADD COLUMN "departs_on" date;--> statement-breakpoint
ALTER TABLE "points_movement" ADD COLUMN "tier_checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tier_period" ADD CONSTRAINT "tier_period_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tier_period_ending" ON "tier_period" USING btree ("valid_until") WHERE not "tier_period"."is_over";--> statement-breakpoint
CREATE INDEX "points_movement_tier_due" ON "points_movement" USING btree (coalesce("counts_from", "at")) WHERE "points_movement"."tier_checked_at" is null and "points_movement"."kind" in ('earned', 'takenBack');--> statement-breakpoint
INSERT INTO "tier_period" ("account_id", "year", "tier", "cause", "since", "valid_until")
SELECT "id", extract(year from now())::smallint, "tier", 'granted', now(), make_date(extract(year from now())::integer + 1, 12, 31)
FROM "account" WHERE "kind" = 'member' AND "tier" IS NOT NULL AND "tier" <> 'member';
