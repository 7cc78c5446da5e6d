ALTER TABLE "order_payment" ADD COLUMN "wallet" text;--> statement-breakpoint
ALTER TABLE "sandbox_token" ADD COLUMN "wallet" text;--> statement-breakpoint
ALTER TABLE "sandbox_token" ADD COLUMN "amount_minor" integer;--> statement-breakpoint
ALTER TABLE "sandbox_token" ADD COLUMN "currency" text;