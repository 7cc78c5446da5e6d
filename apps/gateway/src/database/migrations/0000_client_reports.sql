CREATE TABLE "client_report" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "client_report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"received_at" timestamp with time zone NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"app" text NOT NULL,
	"level" text NOT NULL,
	"event" text NOT NULL,
	"reference" text,
	"route" text NOT NULL,
	"message" text,
	"stack" text,
	"language" text NOT NULL,
	"dropped_before" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "client_report_reference_index" ON "client_report" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "client_report_received_at_index" ON "client_report" USING btree ("received_at");