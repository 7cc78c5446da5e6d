ALTER TABLE "order_change" ALTER COLUMN "agreement" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_change" ADD COLUMN "cancelled_part" jsonb;--> statement-breakpoint
ALTER TABLE "order_passenger" ADD COLUMN "left_in_version" smallint;