CREATE TABLE "company_sign_on" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"client_secret" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_sign_on_domain" (
	"domain" text PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_sign_on_link" (
	"company_id" uuid NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"account_id" uuid NOT NULL,
	"linked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "company_sign_on_link_company_id_issuer_subject_pk" PRIMARY KEY("company_id","issuer","subject")
);
--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "sign_on" text DEFAULT 'off' NOT NULL;--> statement-breakpoint
ALTER TABLE "company_sign_on" ADD CONSTRAINT "company_sign_on_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_sign_on_domain" ADD CONSTRAINT "company_sign_on_domain_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_sign_on_link" ADD CONSTRAINT "company_sign_on_link_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_sign_on_link" ADD CONSTRAINT "company_sign_on_link_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_sign_on_domain_company_id_index" ON "company_sign_on_domain" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "company_sign_on_link_account" ON "company_sign_on_link" USING btree ("company_id","account_id");--> statement-breakpoint
CREATE INDEX "company_sign_on_link_account_id_index" ON "company_sign_on_link" USING btree ("account_id");
