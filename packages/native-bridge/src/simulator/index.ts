export {
  createSimulatedApp,
  type SimulatedApp,
  type SimulatedAppOptions,
  type SimulatedMessage,
} from './simulated-app.ts';
export { installAndroidApp, installIosApp, type InstalledApp } from './install-app.ts';
