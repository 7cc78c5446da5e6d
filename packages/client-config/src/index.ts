export {
  type ApiKeySet,
  apiKeySets,
  type ApiKeySource,
  apiKeyFor,
  apiKeyVariable,
  missingApiKeys,
} from './api-keys.ts';
export { type AppSettings, emptyAppSettings, parseAppSettings, type SettingError } from './app-settings.ts';
export { boardingModel, type BoardingModel, boardingModels } from './boarding-model.ts';
export { cacheLifetimesSeconds, type CacheLifetimesSeconds } from './cache-lifetimes.ts';
export { clientCategories, type ClientCategory, isClientCategory } from './client-categories.ts';
export { type ClientConfig, clientConfigFor } from './client-config.ts';
export { colourPattern, overridableColours, type OverridableColour } from './colour-overrides.ts';
export { ConfigurationError } from './configuration-error.ts';
export { type Environment, environments, isEnvironment } from './environments.ts';
export { limits, type Limits } from './limits.ts';
export {
  anonymousUsername,
  isAnonymousUsername,
  type LoginClient,
  loginClientFor,
  type TokenKind,
} from './login-clients.ts';
export {
  type FeatureFlag,
  featureFlags,
  type LogLevel,
  logLevels,
  metadataFlags,
  type MetadataFlags,
} from './metadata-flags.ts';
export { monitoring, type Monitoring } from './monitoring.ts';
export {
  type MultiFactorEnvironment,
  multiFactorEnvironments,
  multiFactorFor,
  type MultiFactorSettings,
  requireMultiFactorFor,
} from './multi-factor.ts';
export { products } from './products.ts';
export { formatResponseType, parseResponseType, type ResponseTypeWord } from './response-type.ts';
