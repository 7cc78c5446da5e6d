CREATE TABLE "limit_refusal" (
	"hour" timestamp with time zone NOT NULL,
	"limit_name" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "limit_refusal_hour_limit_name_pk" PRIMARY KEY("hour","limit_name")
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "staff_role" text;