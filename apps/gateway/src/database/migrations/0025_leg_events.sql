CREATE TABLE "leg_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leg_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"leg_id" text NOT NULL,
	"date" date NOT NULL,
	"said_at" timestamp with time zone NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"source" text NOT NULL,
	"facts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "leg_event_leg_id_index" ON "leg_event" USING btree ("leg_id");--> statement-breakpoint
CREATE INDEX "leg_event_date_index" ON "leg_event" USING btree ("date");--> statement-breakpoint
CREATE TRIGGER "leg_event_append_only" BEFORE UPDATE OR TRUNCATE ON "leg_event" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
