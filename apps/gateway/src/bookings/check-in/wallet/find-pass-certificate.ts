import type { CheckInServices } from '../services.ts';
import type { PassCertificate } from './sign-manifest.ts';

/** Finds what passes for wallets are signed with now: wallets take none whose certificate has run out. */
export function findPassCertificate({
  now,
  passCertificate,
}: Pick<CheckInServices, 'now' | 'passCertificate'>): PassCertificate | undefined {
  return passCertificate !== undefined && now() < new Date(passCertificate.certificate.validTo)
    ? passCertificate
    : undefined;
}
