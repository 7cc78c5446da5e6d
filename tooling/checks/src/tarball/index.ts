export { parseManifest, type Manifest } from './shipped-manifest.ts';
export { inspectTarball, readTarball } from './tarball.ts';
