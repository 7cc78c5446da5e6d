CREATE TABLE "check_in" (
	"order_id" uuid NOT NULL,
	"passenger" smallint NOT NULL,
	"leg_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"sequence" integer NOT NULL,
	"position" integer,
	CONSTRAINT "check_in_order_id_passenger_leg_id_pk" PRIMARY KEY("order_id","passenger","leg_id"),
	CONSTRAINT "check_in_counts_from_one" CHECK ("check_in"."sequence" > 0 and coalesce("check_in"."position", 1) > 0)
);
--> statement-breakpoint
ALTER TABLE "check_in" ADD CONSTRAINT "check_in_passenger" FOREIGN KEY ("order_id","passenger") REFERENCES "public"."order_passenger"("order_id","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "check_in_sequence" ON "check_in" USING btree ("leg_id","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "check_in_position" ON "check_in" USING btree ("leg_id","position") WHERE "check_in"."position" is not null;