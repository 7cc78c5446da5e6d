CREATE TABLE "company_signup" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"company_name" text NOT NULL,
	"registration_number" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"product" text NOT NULL,
	"language" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"company_id" uuid,
	CONSTRAINT "company_signup_key" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "company_signup" ADD CONSTRAINT "company_signup_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_signup_expires_at_index" ON "company_signup" USING btree ("expires_at");