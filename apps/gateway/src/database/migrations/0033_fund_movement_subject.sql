DROP INDEX "travel_fund_movement_of_order";--> statement-breakpoint
ALTER TABLE "travel_fund_movement" ADD COLUMN "subject" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "travel_fund_movement_of_subject" ON "travel_fund_movement" USING btree ("order_id",coalesce("subject", "order_id"),"fund_number","kind") WHERE "travel_fund_movement"."order_id" is not null;