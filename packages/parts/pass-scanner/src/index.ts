export { PassScanner, type PassScannerProps } from './PassScanner.tsx';
