DROP INDEX "points_movement_order_id_account_id_kind_index";--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "email_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "points_movement" ADD COLUMN "bound" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "points_movement" ADD COLUMN "counts_from" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "points_movement_order_id_account_id_kind_bound_index" ON "points_movement" USING btree ("order_id","account_id","kind","bound");--> statement-breakpoint
CREATE FUNCTION "refuse_overspending"() RETURNS trigger AS $$
BEGIN
  PERFORM 1 FROM "account" WHERE "id" = NEW."account_id" FOR NO KEY UPDATE;
  IF (SELECT sum("points") FROM "points_movement"
      WHERE "account_id" = NEW."account_id" AND ("counts_from" IS NULL OR "counts_from" <= NEW."at")) < 0 THEN
    RAISE EXCEPTION 'an account has fewer points than are taken'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'points_movement_not_below_zero';
  END IF;
  RETURN NULL;
END; $$ LANGUAGE plpgsql;--> statement-breakpoint
CREATE TRIGGER "points_movement_not_below_zero" AFTER INSERT ON "points_movement" FOR EACH ROW WHEN (NEW."points" < 0) EXECUTE FUNCTION "refuse_overspending"();
