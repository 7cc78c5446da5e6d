CREATE TABLE "settings_version" (
	"version" text PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL,
	"source" text NOT NULL,
	"first_in_force_at" timestamp with time zone NOT NULL,
	"last_in_force_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "client_report" ADD COLUMN "settings" text;--> statement-breakpoint
ALTER TABLE "measurement" ADD COLUMN "settings" text;