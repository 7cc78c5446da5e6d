CREATE TABLE "sandbox_card" (
	"reference" uuid PRIMARY KEY NOT NULL,
	"outcome" text NOT NULL,
	"brand" text NOT NULL,
	"last_four" text NOT NULL,
	"fingerprint" text,
	"expiry_month" integer NOT NULL,
	"expiry_year" integer NOT NULL,
	"holder_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_card" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"reference" uuid NOT NULL,
	"kept_at" timestamp with time zone,
	"brand" text DEFAULT 'unknown' NOT NULL,
	"last_four" text DEFAULT '' NOT NULL,
	"expiry_month" smallint DEFAULT 1 NOT NULL,
	"expiry_year" smallint DEFAULT 2000 NOT NULL,
	"holder_name" text DEFAULT '' NOT NULL,
	"label" text,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_card_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
ALTER TABLE "sandbox_token" ADD COLUMN "expiry_month" integer;--> statement-breakpoint
ALTER TABLE "sandbox_token" ADD COLUMN "expiry_year" integer;--> statement-breakpoint
ALTER TABLE "sandbox_token" ADD COLUMN "holder_name" text;--> statement-breakpoint
ALTER TABLE "saved_card" ADD CONSTRAINT "saved_card_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_card_account_id_index" ON "saved_card" USING btree ("account_id");