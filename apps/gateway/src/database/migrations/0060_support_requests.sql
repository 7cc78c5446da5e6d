CREATE TABLE "support_request" (
	"reference" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"company_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"message" text NOT NULL,
	"language" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "support_request_key" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "support_request" ADD CONSTRAINT "support_request_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_request" ADD CONSTRAINT "support_request_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_request_account_id_at_index" ON "support_request" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "support_request_at_index" ON "support_request" USING btree ("at");