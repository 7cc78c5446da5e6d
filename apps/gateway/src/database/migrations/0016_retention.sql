CREATE TABLE "stranger_event" (
	"day" date NOT NULL,
	"event" text NOT NULL,
	"cause" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "stranger_event_day_event_cause_pk" PRIMARY KEY("day","event","cause")
);
--> statement-breakpoint
CREATE INDEX "refresh_token_expires_at_index" ON "refresh_token" USING btree ("expires_at");--> statement-breakpoint
CREATE FUNCTION "refuse_deletion"() RETURNS trigger AS $$ BEGIN
  IF current_setting('airline.retention', true) IS DISTINCT FROM 'on' THEN RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME; END IF;
  IF TG_LEVEL = 'ROW' THEN
    IF OLD.at > now() - interval '13 months' THEN RAISE EXCEPTION 'rows of % are kept for 13 months', TG_TABLE_NAME; END IF;
    RETURN OLD;
  END IF;
  RETURN NULL;
END; $$ LANGUAGE plpgsql;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "security_event_append_only" BEFORE UPDATE OR TRUNCATE ON "security_event" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "security_event_deletion" BEFORE DELETE ON "security_event" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_deletion"();
--> statement-breakpoint
CREATE TRIGGER "security_event_retention" BEFORE DELETE ON "security_event" FOR EACH ROW EXECUTE FUNCTION "refuse_deletion"();
