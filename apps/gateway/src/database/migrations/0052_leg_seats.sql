CREATE TABLE "leg_seat" (
	"leg_id" text NOT NULL,
	"seat" text NOT NULL,
	"order_id" uuid NOT NULL,
	"passenger" smallint NOT NULL,
	"state" text NOT NULL,
	"purchase_id" uuid,
	CONSTRAINT "leg_seat_leg_id_seat_pk" PRIMARY KEY("leg_id","seat"),
	CONSTRAINT "leg_seat_state" CHECK ("leg_seat"."state" in ('held', 'given')),
	CONSTRAINT "leg_seat_held_by_purchase" CHECK ("leg_seat"."state" = 'given' or "leg_seat"."purchase_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "leg_seat" ADD CONSTRAINT "leg_seat_purchase_id_order_extra_purchase_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."order_extra_purchase"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leg_seat" ADD CONSTRAINT "leg_seat_passenger" FOREIGN KEY ("order_id","passenger") REFERENCES "public"."order_passenger"("order_id","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "leg_seat_given_once" ON "leg_seat" USING btree ("order_id","passenger","leg_id") WHERE "leg_seat"."state" = 'given';--> statement-breakpoint
CREATE INDEX "leg_seat_of_purchase" ON "leg_seat" USING btree ("purchase_id");