import { expectTypeOf, test } from 'vitest';

import {
  buildPath,
  getLink,
  type Link,
  type LinkId,
  type LinkMatch,
  type links,
  type PathParameters,
} from './index.ts';

test('ids and paths are literals', () => {
  expectTypeOf<'login'>().toExtend<LinkId>();
  expectTypeOf<'nowhere'>().not.toExtend<LinkId>();
  expectTypeOf<typeof links>().toEqualTypeOf<readonly Link[]>();
  expectTypeOf<Link<'trip'>>().toExtend<Link>();
  expectTypeOf<Extract<Link, { id: 'trip' }>>().toEqualTypeOf<Link<'trip'>>();
  expectTypeOf<Link<'trip'>['path']>().toEqualTypeOf<'/trip/:recordLocator'>();
  expectTypeOf(getLink('login').path).toEqualTypeOf<'/login/'>();
  expectTypeOf(getLink('login' as string)).toEqualTypeOf<Link | undefined>();
});

test('parameters are inferred from the path', () => {
  expectTypeOf<PathParameters<'/:product/ctm/'>>().toEqualTypeOf<{ readonly product: string | number }>();
  expectTypeOf<PathParameters<'/a/:b/c/:d'>>().toEqualTypeOf<{
    readonly b: string | number;
    readonly d: string | number;
  }>();
});

test('buildPath asks for exactly the parameters of its link', () => {
  expectTypeOf(buildPath('login')).toEqualTypeOf<string>();
  expectTypeOf(buildPath('trip', { recordLocator: 'AB12CD' })).toEqualTypeOf<string>();
  expectTypeOf(buildPath('air-booking-passenger', { passenger: 0 })).toEqualTypeOf<string>();
  // @ts-expect-error there is no such link
  buildPath('nowhere');
  // @ts-expect-error the parameter is missing
  buildPath('trip');
  // @ts-expect-error the parameter is missing
  buildPath('trip', {});
  // @ts-expect-error the parameter has another name
  buildPath('trip', { locator: 'AB12CD' });
  // @ts-expect-error one parameter too many
  buildPath('trip', { recordLocator: 'AB12CD', page: 1 });
  // @ts-expect-error the path has no parameter
  buildPath('login', { page: 1 });
  // @ts-expect-error neither text nor number
  buildPath('trip', { recordLocator: true });
});

test('the id of a match narrows its link and its parameters', () => {
  type Trip = Extract<LinkMatch, { id: 'trip' }>;
  expectTypeOf<Trip['params']>().toEqualTypeOf<{ readonly recordLocator: string }>();
  expectTypeOf<Trip['link']>().toEqualTypeOf<Link<'trip'>>();
  expectTypeOf<keyof Extract<LinkMatch, { id: 'login' }>['params']>().toEqualTypeOf<never>();
});
