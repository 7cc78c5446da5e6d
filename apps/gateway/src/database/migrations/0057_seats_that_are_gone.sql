-- contract of 0052_leg_seats: both checks only allow more, and what they allowed before stays allowed.
ALTER TABLE "leg_seat" DROP CONSTRAINT "leg_seat_state";--> statement-breakpoint
ALTER TABLE "leg_seat" DROP CONSTRAINT "leg_seat_held_by_purchase";--> statement-breakpoint
ALTER TABLE "leg_seat" ADD CONSTRAINT "leg_seat_state" CHECK ("leg_seat"."state" in ('held', 'given', 'gone'));--> statement-breakpoint
ALTER TABLE "leg_seat" ADD CONSTRAINT "leg_seat_held_by_purchase" CHECK ("leg_seat"."state" <> 'held' or "leg_seat"."purchase_id" is not null);