ALTER TABLE "identity_session" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "identity_session" ADD COLUMN "system" text;