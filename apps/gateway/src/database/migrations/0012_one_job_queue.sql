CREATE TABLE "job" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"key" text,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"run_after" timestamp with time zone NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"leased_until" timestamp with time zone,
	"gave_up_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "job_due" ON "job" USING btree ("run_after") WHERE "job"."gave_up_at" is null;--> statement-breakpoint
CREATE INDEX "job_gave_up" ON "job" USING btree ("gave_up_at") WHERE "job"."gave_up_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "job_intent" ON "job" USING btree ("kind","key");--> statement-breakpoint
WITH "moved" AS (
  DELETE FROM "outbox" WHERE "failed_at" IS NOT NULL RETURNING *
)
INSERT INTO "job" ("kind", "key", "payload", "created_at", "run_after", "attempts", "gave_up_at")
SELECT "kind", "order_id", jsonb_build_object('orderId', "order_id"), "created_at", "due_at", "attempts", "failed_at"
FROM "moved" ORDER BY "id";
