CREATE TABLE "schedule_data_set" (
	"version" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "schedule_data_set_version_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"stored_at" timestamp with time zone NOT NULL,
	"generated_from" date,
	"header" jsonb NOT NULL,
	"carriers" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "schedule_leg_pattern" (
	"version" bigint NOT NULL,
	"carrier_place" integer NOT NULL,
	"place" integer NOT NULL,
	"pattern" jsonb NOT NULL,
	CONSTRAINT "schedule_leg_pattern_version_carrier_place_place_pk" PRIMARY KEY("version","carrier_place","place")
);
--> statement-breakpoint
ALTER TABLE "schedule_leg_pattern" ADD CONSTRAINT "schedule_leg_pattern_version_schedule_data_set_version_fk" FOREIGN KEY ("version") REFERENCES "public"."schedule_data_set"("version") ON DELETE cascade ON UPDATE no action;