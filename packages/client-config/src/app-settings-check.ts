import type { AppSettings } from './app-settings.ts';
import { boardingModels } from './boarding-model.ts';
import type { CacheLifetimesSeconds } from './cache-lifetimes.ts';
import { clientCategories } from './client-categories.ts';
import { fields, listOf } from './collection-checks.ts';
import { colourPattern, overridableColours } from './colour-overrides.ts';
import { environments } from './environments.ts';
import { logLevels, type MetadataFlags } from './metadata-flags.ts';
import type { Monitoring } from './monitoring.ts';
import { multiFactorEnvironments } from './multi-factor.ts';
import type { Check } from './setting-check.ts';
import { numberFrom, oneOf, text, trueOrFalse, wholeNumberFrom } from './value-checks.ts';

type ChecksOf<Settings> = { readonly [Field in keyof Settings]-?: Check<NonNullable<Settings[Field]>> };

/** Makes the check of a deployment's settings: what each field takes. */
export function settingsCheck(): Check<Partial<AppSettings>> {
  const clientId = text(/^[!-~]{1,128}$/, 'an id of 1 to 128 visible ASCII characters without space');
  const milliseconds = wholeNumberFrom(1, 600_000);
  const flag = trueOrFalse();
  const colours = eachOf(overridableColours, text(new RegExp(colourPattern), 'a colour as #rrggbb'));
  return fields({
    clientIds: eachOf(environments, eachOf(clientCategories, clientId)),
    multiFactorClientIds: eachOf(multiFactorEnvironments, clientId),
    metadataFlags: fields({
      branchTimeoutMilliseconds: milliseconds,
      experimentBoxDefaultTimeoutMilliseconds: milliseconds,
      logLevel: oneOf(logLevels),
      logReportIntervalMilliseconds: milliseconds,
      maximumQueuedLogMessages: wholeNumberFrom(1, 1000),
      earlyBirdService: flag,
      payPalForEarlyBird: flag,
      lowFareCalendar: flag,
      miniCart: flag,
      frequentTravelers: flag,
    } satisfies ChecksOf<MetadataFlags>),
    cacheLifetimesSeconds: fields({
      userInfoV4: wholeNumberFrom(0, 86_400),
      userInfoV3: wholeNumberFrom(0, 86_400),
    } satisfies ChecksOf<CacheLifetimesSeconds>),
    monitoring: fields({
      samplingRatePercent: numberFrom(0, 100),
      sessionReplayRatePercent: numberFrom(0, 100),
    } satisfies ChecksOf<Monitoring>),
    limits: fields({
      // Nine travellers with nine lap infants still have a passenger page each: there are 19.
      maximumTicketedPassengers: wholeNumberFrom(1, 9),
      maximumLapInfantsPerAdult: wholeNumberFrom(0, 1),
    } satisfies ChecksOf<AppSettings['limits']>),
    boardingModel: oneOf(boardingModels),
    products: listOf(
      // The gateway, the search and the web-view bundle have these paths of the same origin.
      text(/^(?!(?:api|s|mobile)$)[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, 'a name in kebab case other than api, s and mobile'),
    ),
    colourOverrides: colours,
    darkColourOverrides: colours,
  } satisfies ChecksOf<AppSettings>);
}

function eachOf<const Name extends string, Value>(
  names: readonly Name[],
  check: Check<Value>,
): Check<{ readonly [Each in Name]?: Value }> {
  return fields(Object.fromEntries(names.map((name) => [name, check]))) as Check<{ readonly [Each in Name]?: Value }>;
}
