-- contract of 0049_companies: the table of approvals was neither written nor read, so that none has a row.
CREATE TABLE "company_approval_link" (
	"id" uuid PRIMARY KEY NOT NULL,
	"approval_id" uuid NOT NULL,
	"member_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "company_approval" ADD COLUMN "lowest_minor" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "company_approval" ADD COLUMN "policy_version" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "company_approval" ADD COLUMN "rules" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "company_approval" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "company_approval" ADD COLUMN "cost_centre_id" uuid;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "approval_tolerance_percent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_order" ADD COLUMN "approval_id" uuid;--> statement-breakpoint
ALTER TABLE "company_approval_link" ADD CONSTRAINT "company_approval_link_approval_id_company_approval_id_fk" FOREIGN KEY ("approval_id") REFERENCES "public"."company_approval"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_approval_link" ADD CONSTRAINT "company_approval_link_member_id_company_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."company_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "company_approval_link_once" ON "company_approval_link" USING btree ("approval_id","member_id");--> statement-breakpoint
ALTER TABLE "company_approval" ADD CONSTRAINT "company_approval_cost_centre_id_company_cost_centre_id_fk" FOREIGN KEY ("cost_centre_id") REFERENCES "public"."company_cost_centre"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_order" ADD CONSTRAINT "booking_order_approval_id_company_approval_id_fk" FOREIGN KEY ("approval_id") REFERENCES "public"."company_approval"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "booking_order_approval" ON "booking_order" USING btree ("approval_id") WHERE "booking_order"."approval_id" is not null and "booking_order"."status" <> 'released';--> statement-breakpoint
ALTER TABLE "company_approval" DROP COLUMN "order_id";