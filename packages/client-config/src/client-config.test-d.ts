import { expectTypeOf, test } from 'vitest';

import type {
  apiKeyFor,
  AppSettings,
  BoardingModel,
  clientCategories,
  ClientCategory,
  clientConfigFor,
  ClientConfig,
  Environment,
  environments,
  LoginClient,
  loginClientFor,
  metadataFlags,
  multiFactorFor,
  MultiFactorSettings,
  parseAppSettings,
} from './index.ts';

test('the closed lists are the agreed ones', () => {
  expectTypeOf<typeof environments>().toEqualTypeOf<
    readonly ['qa', 'offline', 'ptest', 'prod', 'dev', 'cstg', 'local', 'efix']
  >();
  expectTypeOf<typeof clientCategories>().toEqualTypeOf<
    readonly [
      'anonymousTraveler',
      'corporateTraveler',
      'corporateTravelManager',
      'areaMarketingManager',
      'automatedReportService',
      'member',
      'mobileMember',
      'mobileCorporate',
    ]
  >();
  expectTypeOf<BoardingModel>().toEqualTypeOf<'open' | 'assigned'>();
});

test('a login client has its words as a set', () => {
  expectTypeOf<ReturnType<typeof loginClientFor>>().toEqualTypeOf<LoginClient>();
  expectTypeOf<LoginClient['responseType']>().toEqualTypeOf<ReadonlySet<'id_token' | 'site' | 'corporate'>>();
  expectTypeOf<LoginClient['tokenKind']>().toEqualTypeOf<'traveler' | 'mobile' | 'corporate'>();
  expectTypeOf<Parameters<typeof loginClientFor>[0]>().toEqualTypeOf<Environment>();
  expectTypeOf<Parameters<typeof loginClientFor>[1]>().toEqualTypeOf<ClientCategory>();
});

test('a second factor may be absent, an API key may not', () => {
  expectTypeOf<ReturnType<typeof multiFactorFor>>().toEqualTypeOf<MultiFactorSettings | undefined>();
  expectTypeOf<ReturnType<typeof apiKeyFor>>().toEqualTypeOf<string>();
});

test('what a bundler or Node gives as variables is a source of API keys', () => {
  expectTypeOf<NodeJS.ProcessEnv>().toExtend<Parameters<typeof apiKeyFor>[2]>();
});

test('settings are parsed to themselves or to errors', () => {
  expectTypeOf<ReturnType<typeof parseAppSettings>>().toEqualTypeOf<
    | { readonly settings: AppSettings }
    | { readonly errors: readonly { readonly path: string; readonly reason: string }[] }
  >();
});

test('flags and limits can be overridden, so they are no literals', () => {
  expectTypeOf<(typeof metadataFlags)['lowFareCalendar']>().toEqualTypeOf<boolean>();
  expectTypeOf<ReturnType<typeof clientConfigFor>>().toEqualTypeOf<ClientConfig>();
  expectTypeOf<ClientConfig>().toEqualTypeOf<Readonly<ClientConfig>>();
});
