CREATE TABLE "report_credential" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"last_four" text NOT NULL,
	"made_by" uuid,
	"made_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"warned_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "report_credential_account" UNIQUE("account_id")
);
--> statement-breakpoint
CREATE TABLE "report_delivery" (
	"view_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"fault" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "report_delivery_view_id_member_id_due_at_pk" PRIMARY KEY("view_id","member_id","due_at"),
	CONSTRAINT "report_delivery_state" CHECK ("report_delivery"."state" in ('waiting', 'sent', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "report_recipient" (
	"id" uuid PRIMARY KEY NOT NULL,
	"view_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "report_schedule" (
	"view_id" uuid PRIMARY KEY NOT NULL,
	"frequency" text NOT NULL,
	"day" smallint NOT NULL,
	"hour" smallint NOT NULL,
	"is_paused" boolean NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	CONSTRAINT "report_schedule_frequency" CHECK ("report_schedule"."frequency" in ('weekly', 'monthly'))
);
--> statement-breakpoint
CREATE TABLE "report_view" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"name" text NOT NULL,
	"report" text NOT NULL,
	"filters" jsonb NOT NULL,
	"period" jsonb NOT NULL,
	"is_shared" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "report_credential" ADD CONSTRAINT "report_credential_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_credential" ADD CONSTRAINT "report_credential_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_credential" ADD CONSTRAINT "report_credential_made_by_company_member_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."company_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_delivery" ADD CONSTRAINT "report_delivery_view_id_report_view_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."report_view"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_delivery" ADD CONSTRAINT "report_delivery_member_id_company_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."company_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_recipient" ADD CONSTRAINT "report_recipient_view_id_report_view_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."report_view"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_recipient" ADD CONSTRAINT "report_recipient_member_id_company_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."company_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_schedule" ADD CONSTRAINT "report_schedule_view_id_report_view_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."report_view"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_view" ADD CONSTRAINT "report_view_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_view" ADD CONSTRAINT "report_view_member_id_company_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."company_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_credential_company_id_index" ON "report_credential" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "report_credential_expiry" ON "report_credential" USING btree ("expires_at") WHERE "report_credential"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "report_credential_name" ON "report_credential" USING btree ("company_id",lower("name")) WHERE "report_credential"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "report_delivery_member_id_index" ON "report_delivery" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "report_delivery_due_at_index" ON "report_delivery" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "report_recipient_once" ON "report_recipient" USING btree ("view_id","member_id");--> statement-breakpoint
CREATE INDEX "report_recipient_member_id_index" ON "report_recipient" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "report_schedule_next_at_index" ON "report_schedule" USING btree ("next_at") WHERE not "report_schedule"."is_paused";--> statement-breakpoint
CREATE INDEX "report_view_company_id_index" ON "report_view" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "report_view_name" ON "report_view" USING btree ("member_id",lower("name"));--> statement-breakpoint
CREATE INDEX "company_spend_line_sale" ON "company_spend_line" USING btree ("order_id","total_minor") WHERE "company_spend_line"."number" = 0;--> statement-breakpoint
CREATE INDEX "booking_order_of_company" ON "booking_order" USING btree ("company_id","confirmed_at","id","policy_outcome","status","lowest_minor","cost_centre_id","company_reference") WHERE "booking_order"."company_id" is not null;--> statement-breakpoint
DROP INDEX "booking_order_company";