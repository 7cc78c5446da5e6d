-- Before a rollback to the release that has no table "job": gives what waits there back to the queues which that release reads.
-- Run it once no instance of the newer release runs. A job that still has a lease becomes due when its lease ends.
WITH "moved" AS (
  DELETE FROM "job" WHERE "key" IS NOT NULL RETURNING *
)
INSERT INTO "outbox" ("kind", "order_id", "created_at", "attempts", "due_at", "failed_at")
SELECT "kind", "key"::uuid, "created_at", "attempts", greatest("run_after", "leased_until"), "gave_up_at"
FROM "moved" ORDER BY "id"
ON CONFLICT DO NOTHING;

WITH "moved" AS (
  DELETE FROM "job" WHERE "key" IS NULL RETURNING *
)
INSERT INTO "account_task" ("task", "created_at", "attempts", "due_at")
SELECT "payload" - 'id' || jsonb_build_object('kind', CASE "kind"
    WHEN 'accountLookup' THEN 'lookup' WHEN 'accountLink' THEN 'link' WHEN 'accountNotice' THEN 'notice' ELSE "kind" END),
  "created_at", "attempts", greatest("run_after", "leased_until")
FROM "moved" ORDER BY "id";
