CREATE SEQUENCE "public"."bag_tag_serial" INCREMENT BY 1 MINVALUE 1 MAXVALUE 999999 START WITH 1 CACHE 1 CYCLE;--> statement-breakpoint
CREATE TABLE "boarding" (
	"order_id" uuid NOT NULL,
	"passenger" smallint NOT NULL,
	"leg_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"scan_key" text NOT NULL,
	CONSTRAINT "boarding_order_id_passenger_leg_id_pk" PRIMARY KEY("order_id","passenger","leg_id")
);
--> statement-breakpoint
CREATE TABLE "boarding_call" (
	"leg_id" text PRIMARY KEY NOT NULL,
	"up_to" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "boarding_call_is_a_place" CHECK ("boarding_call"."up_to" >= 0)
);
--> statement-breakpoint
CREATE TABLE "bag_tag" (
	"order_id" uuid NOT NULL,
	"passenger" smallint NOT NULL,
	"leg_id" text NOT NULL,
	"number" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "bag_tag_order_id_passenger_leg_id_number_pk" PRIMARY KEY("order_id","passenger","leg_id","number")
);
--> statement-breakpoint
ALTER TABLE "boarding" ADD CONSTRAINT "boarding_check_in" FOREIGN KEY ("order_id","passenger","leg_id") REFERENCES "public"."check_in"("order_id","passenger","leg_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bag_tag" ADD CONSTRAINT "bag_tag_check_in" FOREIGN KEY ("order_id","passenger","leg_id") REFERENCES "public"."check_in"("order_id","passenger","leg_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "boarding_scan" ON "boarding" USING btree ("scan_key");--> statement-breakpoint
CREATE INDEX "bag_tag_number" ON "bag_tag" USING btree ("number");