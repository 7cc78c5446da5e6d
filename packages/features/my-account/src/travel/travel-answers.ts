import { assistanceCodes, passenger, seatWishes, type TravelPreferences } from '@airline/contract';
import * as z from 'zod/mini';

const { knownTravelerNumber, redressNumber } = passenger.shape;

function optionalNumber(schema: z.ZodMiniType) {
  return z.string().check(
    z.trim(),
    z.refine((typed) => typed === '' || schema.safeParse(typed).success, 'invalid'),
  );
}

/** Accepts travel preferences as they are typed; the passports stand on their own. */
export const travelSchema = z.object({
  homeAirport: z.string(),
  knownTravelerNumber: optionalNumber(knownTravelerNumber),
  redressNumber: optionalNumber(redressNumber),
  seat: z.string(),
  assistance: z.record(z.enum(assistanceCodes), z.boolean()),
});

export type TravelAnswers = z.infer<typeof travelSchema>;

/** Gives the answers of what is kept. */
export function toTravelAnswers(travel: TravelPreferences): TravelAnswers {
  const wanted = new Set(travel.assistance);
  return {
    homeAirport: travel.homeAirport ?? '',
    knownTravelerNumber: travel.knownTravelerNumber ?? '',
    redressNumber: travel.redressNumber ?? '',
    seat: travel.seat ?? 'any',
    assistance: Object.fromEntries(
      assistanceCodes.map((code) => [code, wanted.has(code)]),
    ) as TravelAnswers['assistance'],
  };
}

/** Gives travel preferences as the gateway takes them, with the passports that are kept. */
export function toTravelPreferences(
  typed: TravelAnswers,
  passports: TravelPreferences['passports'],
): TravelPreferences {
  const seat = seatWishes.find((wish) => wish === typed.seat);
  return {
    ...filled('homeAirport', typed.homeAirport),
    ...filled('knownTravelerNumber', typed.knownTravelerNumber),
    ...filled('redressNumber', typed.redressNumber),
    ...(seat === undefined ? {} : { seat }),
    assistance: assistanceCodes.filter((code) => typed.assistance[code]),
    passports,
  };
}

function filled<Name extends string>(name: Name, text: string): { readonly [Key in Name]?: string } {
  return text === '' ? {} : ({ [name]: text } as { readonly [Key in Name]: string });
}
