import { Hono } from 'hono';

import type { DeploymentSettings, SettingsInForce } from '../settings/deployment-settings.ts';

const folder = '/colours';

/** Returns the address of the style sheet with the deployment's colours; `undefined` where it has set none. */
export function colourSheetAddress({ version, settings }: SettingsInForce): string | undefined {
  const { colourOverrides, darkColourOverrides } = settings;
  const hasColours = Object.keys(colourOverrides).length + Object.keys(darkColourOverrides).length > 0;
  return hasColours ? `${folder}/${version}.css` : undefined;
}

/**
 * Serves the deployment's colours as a style sheet, under the version of the settings: a browser keeps it as long as it likes.
 *
 * Who asks for more contrast gets the design's own colours, and paper stays white.
 */
export function colourSheetRoutes({ current }: DeploymentSettings): Hono {
  return new Hono().get(`${folder}/:sheet`, (context, next) => {
    const inForce = current();
    if (context.req.path !== colourSheetAddress(inForce)) return next();
    return context.body(toColourSheet(inForce), 200, {
      'content-type': 'text/css; charset=UTF-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });
}

function toColourSheet({ settings: { colourOverrides, darkColourOverrides } }: SettingsInForce): string {
  return [toRule('light', colourOverrides), toRule('dark', darkColourOverrides)].join('');
}

function toRule(scheme: 'light' | 'dark', colours: Readonly<Record<string, string>>): string {
  const declarations = Object.entries(colours).map(([name, value]) => `--color-${name}:${value}`);
  if (declarations.length === 0) return '';
  const look = `screen and (prefers-color-scheme: ${scheme}) and (not (prefers-contrast: more))`;
  return `@media ${look}{:root{${declarations.join(';')}}}\n`;
}
