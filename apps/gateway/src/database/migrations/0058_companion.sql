CREATE TABLE "companion_grant" (
	"account_id" uuid NOT NULL,
	"year" smallint NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "companion_grant_account_id_year_pk" PRIMARY KEY("account_id","year")
);
--> statement-breakpoint
CREATE TABLE "named_companion" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"birth_date" date NOT NULL,
	"named_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "companion_grant" ADD CONSTRAINT "companion_grant_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "named_companion" ADD CONSTRAINT "named_companion_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "named_companion_account_id_index" ON "named_companion" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "named_companion_now" ON "named_companion" USING btree ("account_id") WHERE "named_companion"."ended_at" is null;