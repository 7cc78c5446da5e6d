CREATE TABLE "company_approval" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"trip" jsonb NOT NULL,
	"trip_hash" text NOT NULL,
	"total_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"note" text,
	"order_id" uuid,
	CONSTRAINT "company_approval_state" CHECK ("company_approval"."state" in ('asked', 'approved', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "company_card" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"label" text NOT NULL,
	"token" text NOT NULL,
	"brand" text NOT NULL,
	"last_four" text NOT NULL,
	"expires_on" date,
	"department_id" uuid,
	"added_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "company_cost_centre" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"department_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "company_department" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "company_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"account_id" uuid,
	"kind" text NOT NULL,
	"subject_id" uuid,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_member" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"account_id" uuid,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"employee_number" text,
	"role" text NOT NULL,
	"access_level" text NOT NULL,
	"department_id" uuid,
	"cost_centre_id" uuid,
	"state" text NOT NULL,
	"invited_at" timestamp with time zone,
	"invite_expires_at" timestamp with time zone,
	"joined_at" timestamp with time zone,
	"left_at" timestamp with time zone,
	CONSTRAINT "company_member_role" CHECK ("company_member"."role" in ('traveler', 'travelManager')),
	CONSTRAINT "company_member_state" CHECK ("company_member"."state" in ('invited', 'active', 'left'))
);
--> statement-breakpoint
CREATE TABLE "company_policy" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"rules" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "company_role" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "company_number" text CONSTRAINT "company_number" UNIQUE;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "contact_email" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "contact_phone" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "line1" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "line2" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "city" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "state_code" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "postal_code" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "country_code" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "card_use" text DEFAULT 'allowed' NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "is_reference_required" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "is_cost_centre_required" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_order" ADD COLUMN "company_id" uuid CONSTRAINT "booking_order_company_id_company_id_fk" REFERENCES "public"."company"("id");--> statement-breakpoint
ALTER TABLE "booking_order" ADD COLUMN "booked_by" uuid CONSTRAINT "booking_order_booked_by_company_member_id_fk" REFERENCES "public"."company_member"("id");--> statement-breakpoint
ALTER TABLE "booking_order" ADD COLUMN "company_reference" text;--> statement-breakpoint
ALTER TABLE "booking_order" ADD COLUMN "cost_centre_id" uuid CONSTRAINT "booking_order_cost_centre_id_company_cost_centre_id_fk" REFERENCES "public"."company_cost_centre"("id");--> statement-breakpoint
ALTER TABLE "booking_order" ADD COLUMN "policy_outcome" text;--> statement-breakpoint
ALTER TABLE "booking_order" ADD COLUMN "policy_version" integer;--> statement-breakpoint
ALTER TABLE "booking_order" ADD COLUMN "policy_breaks" text[];--> statement-breakpoint
ALTER TABLE "booking_order" ADD COLUMN "policy_reason" text;--> statement-breakpoint
ALTER TABLE "booking_order" ADD COLUMN "lowest_minor" integer;--> statement-breakpoint
ALTER TABLE "order_passenger" ADD COLUMN "company_member_id" uuid CONSTRAINT "order_passenger_company_member_id_company_member_id_fk" REFERENCES "public"."company_member"("id");--> statement-breakpoint
ALTER TABLE "company_approval" ADD CONSTRAINT "company_approval_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_approval" ADD CONSTRAINT "company_approval_member_id_company_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."company_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_approval" ADD CONSTRAINT "company_approval_decided_by_company_member_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."company_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_card" ADD CONSTRAINT "company_card_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_card" ADD CONSTRAINT "company_card_department_id_company_department_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."company_department"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_cost_centre" ADD CONSTRAINT "company_cost_centre_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_cost_centre" ADD CONSTRAINT "company_cost_centre_department_id_company_department_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."company_department"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_department" ADD CONSTRAINT "company_department_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_event" ADD CONSTRAINT "company_event_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_event" ADD CONSTRAINT "company_event_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_member" ADD CONSTRAINT "company_member_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_member" ADD CONSTRAINT "company_member_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_member" ADD CONSTRAINT "company_member_department_id_company_department_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."company_department"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_member" ADD CONSTRAINT "company_member_cost_centre_id_company_cost_centre_id_fk" FOREIGN KEY ("cost_centre_id") REFERENCES "public"."company_cost_centre"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_policy" ADD CONSTRAINT "company_policy_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_approval_company_id_state_index" ON "company_approval" USING btree ("company_id","state");--> statement-breakpoint
CREATE INDEX "company_approval_trip" ON "company_approval" USING btree ("member_id","trip_hash");--> statement-breakpoint
CREATE INDEX "company_card_company_id_index" ON "company_card" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "company_cost_centre_code" ON "company_cost_centre" USING btree ("company_id",lower("code")) WHERE "company_cost_centre"."closed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "company_department_name" ON "company_department" USING btree ("company_id",lower("name")) WHERE "company_department"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "company_event_company_id_id_index" ON "company_event" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "company_member_company_id_state_index" ON "company_member" USING btree ("company_id","state");--> statement-breakpoint
CREATE UNIQUE INDEX "company_member_account" ON "company_member" USING btree ("account_id") WHERE "company_member"."state" = 'active';--> statement-breakpoint
CREATE UNIQUE INDEX "company_member_email" ON "company_member" USING btree ("company_id",lower("email")) WHERE "company_member"."state" <> 'left';--> statement-breakpoint
CREATE UNIQUE INDEX "company_policy_version" ON "company_policy" USING btree ("company_id","version");--> statement-breakpoint
CREATE UNIQUE INDEX "company_policy_draft" ON "company_policy" USING btree ("company_id") WHERE "company_policy"."state" = 'draft';--> statement-breakpoint
CREATE UNIQUE INDEX "company_policy_published" ON "company_policy" USING btree ("company_id") WHERE "company_policy"."state" = 'published';--> statement-breakpoint
CREATE INDEX "booking_order_company" ON "booking_order" USING btree ("company_id","confirmed_at") WHERE "booking_order"."company_id" is not null;--> statement-breakpoint
CREATE INDEX "order_passenger_member" ON "order_passenger" USING btree ("company_member_id") WHERE "order_passenger"."company_member_id" is not null;--> statement-breakpoint
UPDATE "company" SET "company_number" = lpad(("numbered"."place" + 10000000)::text, 8, '0')
FROM (SELECT "id", row_number() OVER (ORDER BY "created_at", "id") AS "place" FROM "company") AS "numbered"
WHERE "company"."id" = "numbered"."id";--> statement-breakpoint
INSERT INTO "company_member" ("id", "company_id", "account_id", "email", "first_name", "last_name", "role", "access_level", "state", "joined_at")
SELECT gen_random_uuid(), "company_id", "id", "email", coalesce("first_name", ''), coalesce("last_name", ''),
  CASE "kind" WHEN 'travelManager' THEN 'travelManager' ELSE 'traveler' END, coalesce("access_level", 'viewer'), 'active', "created_at"
FROM "account"
WHERE "company_id" IS NOT NULL AND "kind" IN ('corporateTraveler', 'travelManager') AND "status" <> 'erased' AND "email" IS NOT NULL
ON CONFLICT DO NOTHING;
