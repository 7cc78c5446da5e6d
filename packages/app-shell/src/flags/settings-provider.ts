import type { MetadataFlags } from '@airline/client-config/metadata-flags';
import {
  ErrorCode,
  type JsonValue,
  type Provider,
  type ResolutionDetails,
  StandardResolutionReasons,
} from '@openfeature/web-sdk';

/**
 * Creates the provider of OpenFeature that answers from a deployment's settings.
 *
 * A name that is no flag, and a flag that is asked for as another type than its own, give the caller's own value, with the reason why.
 */
export function createSettingsProvider(flags: MetadataFlags): Provider {
  const values = new Map<string, unknown>(Object.entries(flags));
  const resolve = <Value extends JsonValue>(name: string, fallback: Value): ResolutionDetails<Value> => {
    const value = values.get(name);
    if (value === undefined) return { value: fallback, errorCode: ErrorCode.FLAG_NOT_FOUND };
    if (typeof value !== typeof fallback) return { value: fallback, errorCode: ErrorCode.TYPE_MISMATCH };
    return { value: value as Value, reason: StandardResolutionReasons.STATIC };
  };
  return {
    metadata: { name: 'deployment settings' },
    runsOn: 'client',
    resolveBooleanEvaluation: resolve,
    resolveStringEvaluation: resolve,
    resolveNumberEvaluation: resolve,
    resolveObjectEvaluation: resolve,
  };
}
