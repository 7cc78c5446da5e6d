CREATE TABLE "measurement" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "measurement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"received_at" timestamp with time zone NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"app" text NOT NULL,
	"route" text NOT NULL,
	"language" text NOT NULL,
	"details" jsonb NOT NULL,
	"dropped_before" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "measurement_event_received_at_index" ON "measurement" USING btree ("event","received_at");--> statement-breakpoint
CREATE INDEX "measurement_received_at_index" ON "measurement" USING btree ("received_at");