export { buildPath, type BuildPathArguments } from './build-path.ts';
export { getLink, isLinkId, type Link, type LinkId, type LinkPath, links } from './catalogue.ts';
export type { LinkFlag, Surface, TitleKey } from './link-shape.ts';
export { type LinkMatch, matchLink } from './match-link.ts';
export { type MatchedParameters, parameterPatterns, type PathParameters } from './path-parameters.ts';
export { personalQueryParameters, trackedQueryParameters, withoutPersonalParameters } from './query-parameters.ts';
export { toSurfaceAddress } from './surface-address.ts';
export { isWebviewAllowed } from './webview-allowlist.ts';
export { webviewBase } from './webview-base.ts';
