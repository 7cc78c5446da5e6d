CREATE TABLE "known_device" (
	"account_id" uuid NOT NULL,
	"device_hash" text NOT NULL,
	"session_id" uuid NOT NULL,
	"last_login_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_device_account_id_device_hash_pk" PRIMARY KEY("account_id","device_hash")
);
--> statement-breakpoint
ALTER TABLE "known_device" ADD CONSTRAINT "known_device_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_device_device_hash_index" ON "known_device" USING btree ("device_hash");--> statement-breakpoint
CREATE INDEX "known_device_last_login_at_index" ON "known_device" USING btree ("last_login_at");