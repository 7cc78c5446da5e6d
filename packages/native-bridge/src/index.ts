export { agree, firstAppOffer, capabilities, findMissing, isCapability, pageOffer } from './agree.ts';
export type { Agreement, AgreementRefusal, BridgeOffer, Capability, VersionRange } from './agree.ts';
export { connectNativeApp } from './connect.ts';
export type { Answer, ConnectOptions, Connection, NativeApp } from './connect.ts';
export {
  bridgeEvents,
  bridgeMethods,
  parseEvent,
  parseReply,
  parseRequest,
  sessionChangeEventOfVersion1,
} from './messages.ts';
export type {
  BridgeEvent,
  BridgeMethod,
  BridgeRequest,
  EventParams,
  MethodParams,
  MethodResult,
  ParsedEvent,
  ParsedReply,
  ParsedRequest,
} from './messages.ts';
export type { CalendarFile, FormatLocale, LoggedInPerson, NativeSession, SharedContent, WalletPass } from './values.ts';
