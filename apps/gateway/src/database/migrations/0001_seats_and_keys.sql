CREATE TABLE "leg_inventory" (
	"leg_id" text PRIMARY KEY NOT NULL,
	"date" date NOT NULL,
	"seats" integer NOT NULL,
	"sold" integer NOT NULL,
	CONSTRAINT "leg_inventory_sold_within_seats" CHECK ("leg_inventory"."sold" between 0 and "leg_inventory"."seats")
);
--> statement-breakpoint
CREATE TABLE "signing_key" (
	"purpose" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "leg_inventory_date_index" ON "leg_inventory" USING btree ("date");