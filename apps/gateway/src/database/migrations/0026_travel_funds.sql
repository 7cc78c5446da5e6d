CREATE TABLE "travel_fund_movement" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "travel_fund_movement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"fund_number" text NOT NULL,
	"kind" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"order_id" uuid,
	CONSTRAINT "travel_fund_movement_sign" CHECK (("travel_fund_movement"."kind" in ('issued', 'returned', 'transferredIn')) = ("travel_fund_movement"."amount_minor" > 0))
);
--> statement-breakpoint
CREATE TABLE "travel_fund_notice" (
	"fund_number" text NOT NULL,
	"days_before" smallint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "travel_fund_notice_fund_number_days_before_pk" PRIMARY KEY("fund_number","days_before")
);
--> statement-breakpoint
ALTER TABLE "travel_credit" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "travel_credit" ALTER COLUMN "record_locator" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "travel_credit" ADD COLUMN "account_id" uuid CONSTRAINT "travel_credit_account_id_account_id_fk" REFERENCES "public"."account"("id");--> statement-breakpoint
ALTER TABLE "travel_credit" ADD COLUMN "kind" text DEFAULT 'personal' NOT NULL;--> statement-breakpoint
ALTER TABLE "travel_credit" ADD COLUMN "company_id" uuid CONSTRAINT "travel_credit_company_id_company_id_fk" REFERENCES "public"."company"("id");--> statement-breakpoint
ALTER TABLE "travel_credit" ADD COLUMN "is_transferable" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "travel_credit" ADD COLUMN "transferred_from" text CONSTRAINT "travel_credit_transferred_from_travel_credit_number_fk" REFERENCES "public"."travel_credit"("number");--> statement-breakpoint
ALTER TABLE "travel_fund_movement" ADD CONSTRAINT "travel_fund_movement_fund_number_travel_credit_number_fk" FOREIGN KEY ("fund_number") REFERENCES "public"."travel_credit"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "travel_fund_movement" ADD CONSTRAINT "travel_fund_movement_order_id_booking_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."booking_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "travel_fund_notice" ADD CONSTRAINT "travel_fund_notice_fund_number_travel_credit_number_fk" FOREIGN KEY ("fund_number") REFERENCES "public"."travel_credit"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "travel_fund_movement_fund_number_at_index" ON "travel_fund_movement" USING btree ("fund_number","at");--> statement-breakpoint
CREATE UNIQUE INDEX "travel_fund_movement_of_order" ON "travel_fund_movement" USING btree ("order_id","fund_number","kind") WHERE "travel_fund_movement"."order_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "travel_fund_movement_once" ON "travel_fund_movement" USING btree ("fund_number","kind") WHERE "travel_fund_movement"."kind" in ('issued', 'transferredIn', 'transferredOut');--> statement-breakpoint
CREATE UNIQUE INDEX "travel_credit_transferred_once" ON "travel_credit" USING btree ("transferred_from");--> statement-breakpoint
CREATE INDEX "travel_credit_record_locator_index" ON "travel_credit" USING btree ("record_locator");--> statement-breakpoint
CREATE INDEX "travel_credit_account_id_index" ON "travel_credit" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "travel_credit_expires_on_index" ON "travel_credit" USING btree ("expires_on");--> statement-breakpoint
UPDATE "travel_credit" SET "account_id" = "account"."id", "company_id" = "account"."company_id",
  "kind" = CASE WHEN "account"."company_id" IS NULL THEN 'personal' ELSE 'business' END
FROM "booking_order" JOIN "account" ON "account"."id" = "booking_order"."account_id"
WHERE "booking_order"."id" = "travel_credit"."order_id";--> statement-breakpoint
INSERT INTO "travel_fund_movement" ("fund_number", "kind", "amount_minor", "at", "order_id")
SELECT "number", 'issued', "amount_minor", "issued_at", "order_id" FROM "travel_credit";--> statement-breakpoint
CREATE FUNCTION "open_travel_fund"() RETURNS trigger AS $$
BEGIN
  INSERT INTO "travel_fund_movement" ("fund_number", "kind", "amount_minor", "at", "order_id")
  VALUES (NEW."number", CASE WHEN NEW."transferred_from" IS NULL THEN 'issued' ELSE 'transferredIn' END,
    NEW."amount_minor", NEW."issued_at", NEW."order_id");
  RETURN NULL;
END; $$ LANGUAGE plpgsql;--> statement-breakpoint
CREATE TRIGGER "travel_credit_opens_fund" AFTER INSERT ON "travel_credit" FOR EACH ROW EXECUTE FUNCTION "open_travel_fund"();--> statement-breakpoint
CREATE FUNCTION "refuse_fund_overspending"() RETURNS trigger AS $$
BEGIN
  PERFORM 1 FROM "travel_credit" WHERE "number" = NEW."fund_number" FOR NO KEY UPDATE;
  IF (SELECT sum("amount_minor") FROM "travel_fund_movement" WHERE "fund_number" = NEW."fund_number") < 0 THEN
    RAISE EXCEPTION 'a travel fund has less than is taken'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'travel_fund_movement_not_below_zero';
  END IF;
  RETURN NULL;
END; $$ LANGUAGE plpgsql;--> statement-breakpoint
CREATE TRIGGER "travel_fund_movement_not_below_zero" AFTER INSERT ON "travel_fund_movement" FOR EACH ROW WHEN (NEW."amount_minor" < 0) EXECUTE FUNCTION "refuse_fund_overspending"();--> statement-breakpoint
CREATE TRIGGER "travel_fund_movement_append_only" BEFORE UPDATE OR TRUNCATE ON "travel_fund_movement" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
