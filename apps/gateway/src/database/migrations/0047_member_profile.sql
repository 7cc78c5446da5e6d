CREATE TABLE "account_passport" (
	"account_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"number" text NOT NULL,
	"nationality" text NOT NULL,
	"expires_on" date NOT NULL,
	CONSTRAINT "account_passport_account_id_position_pk" PRIMARY KEY("account_id","position")
);
--> statement-breakpoint
CREATE TABLE "account_profile" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"middle_name" text,
	"gender" text,
	"phone" text,
	"other_phone" text,
	"home_airport" text,
	"known_traveler_number" text,
	"redress_number" text,
	"assistance" text[] DEFAULT '{}' NOT NULL,
	"seat" text
);
--> statement-breakpoint
CREATE TABLE "frequent_traveler" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"first_name" text NOT NULL,
	"middle_name" text,
	"last_name" text NOT NULL,
	"suffix" text,
	"birth_date" date NOT NULL,
	"gender" text NOT NULL,
	"known_traveler_number" text,
	"redress_number" text,
	"frequent_flyer_number" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_passport" ADD CONSTRAINT "account_passport_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_profile" ADD CONSTRAINT "account_profile_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "frequent_traveler" ADD CONSTRAINT "frequent_traveler_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "frequent_traveler_account_id_index" ON "frequent_traveler" USING btree ("account_id");