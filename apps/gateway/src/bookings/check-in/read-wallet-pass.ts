import type { WalletPassRequest } from '@airline/contract';

import { type Refused, refusedByName, refusedFields } from '../../http/refusal.ts';
import type { ProvedTrip } from '../trips/prove-trip.ts';
import { readBoardingPasses } from './read-boarding-passes.ts';
import { toWalletPass } from './wallet/pass-content.ts';
import type { CheckInServices } from './services.ts';
import { findPassCertificate } from './wallet/find-pass-certificate.ts';
import { writePassFile } from './wallet/write-pass-file.ts';

/** Gives one boarding pass of a trip as a file for a wallet, to who may see it. */
export async function readWalletPass(
  services: CheckInServices,
  proved: ProvedTrip,
  { traveller, legId, symbol, language }: Pick<WalletPassRequest, 'traveller' | 'legId' | 'symbol' | 'language'>,
): Promise<{ readonly filename: string; readonly content: Uint8Array } | Refused> {
  const certificate = findPassCertificate(services);
  if (certificate === undefined) return refusedByName('walletPassNotOffered');
  const shown = await readBoardingPasses(services, proved);
  if ('refused' in shown) return shown;
  const { recordLocator, boarding, passes } = shown;
  const pass = passes.find((each) => each.traveller === traveller && each.leg.id === legId);
  if (pass === undefined) return refusedFields([{ pointer: '/traveller', code: 'notCheckedIn' }]);
  const { passType, teamId } = certificate;
  const said = toWalletPass(pass, { recordLocator, boarding, symbol, language, passType, teamId });
  return {
    filename: `${recordLocator}-${pass.leg.flight}-${traveller + 1}.pkpass`,
    content: await writePassFile(said, certificate, services.now()),
  };
}
