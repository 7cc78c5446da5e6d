CREATE TABLE "boarding_place" (
	"order_id" uuid NOT NULL,
	"passenger" smallint NOT NULL,
	"leg_id" text NOT NULL,
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	"purchase_id" uuid,
	CONSTRAINT "boarding_place_order_id_passenger_leg_id_kind_pk" PRIMARY KEY("order_id","passenger","leg_id","kind"),
	CONSTRAINT "boarding_place_counts_from_one" CHECK ("boarding_place"."position" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_extra" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"purchase_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"passenger" smallint NOT NULL,
	"bound" smallint NOT NULL,
	"leg_id" text,
	"amount_minor" integer NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" uuid,
	CONSTRAINT "order_extra_amount" CHECK ("order_extra"."amount_minor" > 0),
	CONSTRAINT "order_extra_state" CHECK ("order_extra"."state" in ('active', 'refunded', 'forfeited')),
	CONSTRAINT "order_extra_ended" CHECK (("order_extra"."state" = 'active') = ("order_extra"."ended_at" is null))
);
--> statement-breakpoint
CREATE TABLE "order_extra_purchase" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"replaces" smallint NOT NULL,
	"status" text NOT NULL,
	"release_reason" text,
	"extras" jsonb NOT NULL,
	"payment" jsonb NOT NULL,
	"address_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"hold_expires_at" timestamp with time zone NOT NULL,
	"settle_after" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"captured_at" timestamp with time zone,
	CONSTRAINT "order_extra_purchase_status" CHECK ("order_extra_purchase"."status" in ('held', 'confirmed', 'released'))
);
--> statement-breakpoint
ALTER TABLE "order_change" ADD COLUMN "ended_extras" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "boarding_place" ADD CONSTRAINT "boarding_place_purchase_id_order_extra_purchase_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."order_extra_purchase"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boarding_place" ADD CONSTRAINT "boarding_place_passenger" FOREIGN KEY ("order_id","passenger") REFERENCES "public"."order_passenger"("order_id","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_extra" ADD CONSTRAINT "order_extra_purchase_id_order_extra_purchase_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."order_extra_purchase"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_extra" ADD CONSTRAINT "order_extra_passenger" FOREIGN KEY ("order_id","passenger") REFERENCES "public"."order_passenger"("order_id","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_extra_purchase" ADD CONSTRAINT "order_extra_purchase_order_id_booking_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."booking_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "boarding_place_position" ON "boarding_place" USING btree ("leg_id","position");--> statement-breakpoint
CREATE INDEX "order_extra_order_id_index" ON "order_extra" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_extra_purchase_id_index" ON "order_extra" USING btree ("purchase_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_extra_purchase_held_once" ON "order_extra_purchase" USING btree ("order_id") WHERE "order_extra_purchase"."status" = 'held';--> statement-breakpoint
CREATE INDEX "order_extra_purchase_of_order" ON "order_extra_purchase" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_extra_purchase_held" ON "order_extra_purchase" USING btree ("settle_after") WHERE "order_extra_purchase"."status" = 'held';--> statement-breakpoint
CREATE INDEX "order_extra_purchase_declined" ON "order_extra_purchase" USING btree ("address_hash","created_at") WHERE "order_extra_purchase"."release_reason" in ('declined', 'insufficientFunds', 'challengeFailed');