ALTER TABLE "order_payment" ADD COLUMN "account" text;--> statement-breakpoint
ALTER TABLE "sandbox_authorisation" ADD COLUMN "processor" text DEFAULT 'card' NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_authorisation" ADD COLUMN "account" text;--> statement-breakpoint
ALTER TABLE "sandbox_authorisation" ADD COLUMN "country_code" text;--> statement-breakpoint
ALTER TABLE "sandbox_authorisation" ADD COLUMN "settles_to" text;