import type { CompanyOverview, ReportPage } from '@airline/contract';

import { bearer, call, callEndpoint, type FuzzedGateway, readAnswer } from './caller.ts';
import { logIn } from './prepare-members.ts';
import type { Prepared, Preparations } from './preparations.ts';

type ReportOperation =
  | 'readCompanyReport'
  | 'createReportFile'
  | 'downloadReportFile'
  | 'readCompanyOverview'
  | 'writeToTravellers';

const days = { from: '2026-01-01', to: '2026-12-01' };

/** Makes what prepares the operations of companies' reports: the portal of a company that travels. */
export function companyReportPreparations(gateway: FuzzedGateway): Required<Pick<Preparations, ReportOperation>> {
  let device: string | undefined;

  async function asManager(): Promise<Required<Pick<Prepared, 'headers'>>> {
    const credentials = { category: 'corporateTravelManager' as const, ...gateway.manager };
    const { accessToken, cookie } = await logIn(gateway, credentials, device);
    device = cookie;
    return { headers: bearer(accessToken) };
  }

  return {
    async readCompanyReport() {
      const { headers } = await asManager();
      const target = `/api/corporate/v1/reports/air-spend?${new URLSearchParams({ ...days, limit: '1' }).toString()}`;
      const { next = '' } = await readAnswer<ReportPage>(
        call(gateway, target, { method: 'GET', headers, body: undefined }),
      );
      return { headers, pathTexts: { report: 'air-spend' }, queryTexts: { ...days, limit: '5', cursor: next } };
    },
    createReportFile: async () => ({
      ...(await asManager()),
      body: { report: 'monthly-spend', format: 'csv', ...days },
    }),
    async downloadReportFile() {
      const body = { report: 'emissions', format: 'xlsx', ...days };
      const { path } = await readAnswer<{ readonly path: string }>(
        callEndpoint(gateway, 'createReportFile', { ...(await asManager()), body }),
      );
      return { pathTexts: { file: path.slice(path.lastIndexOf('/') + 1) } };
    },
    readCompanyOverview: asManager,
    async writeToTravellers() {
      const { headers } = await asManager();
      const { whereabouts } = await readAnswer<CompanyOverview>(
        callEndpoint(gateway, 'readCompanyOverview', { headers }),
      );
      return { headers, body: { station: whereabouts[0]?.station ?? 'DAL', message: 'Llame a la oficina.' } };
    },
  };
}
