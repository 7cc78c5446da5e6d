ALTER TABLE "account" DROP COLUMN "failed_tries";--> statement-breakpoint
ALTER TABLE "account" DROP COLUMN "locked_at";