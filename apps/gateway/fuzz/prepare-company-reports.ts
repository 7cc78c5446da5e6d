import { randomUUID } from 'node:crypto';

import type { CompanyOverview, ReportPage, ReportViews } from '@airline/contract';

import { bearer, call, callEndpoint, type FuzzedGateway, readAnswer } from './caller.ts';
import { logIn } from './prepare-members.ts';
import type { Prepared, Preparations } from './preparations.ts';

type ReportOperation =
  | 'readCompanyReport'
  | 'createReportFile'
  | 'downloadReportFile'
  | 'listReportViews'
  | 'saveReportView'
  | 'deleteReportView'
  | 'scheduleReportView'
  | 'unscheduleReportView'
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

  /** Deletes what earlier ones kept: a person has no more than fifty. */
  async function makeView() {
    const { headers } = await asManager();
    const { views } = await readAnswer<ReportViews>(callEndpoint(gateway, 'listReportViews', { headers }));
    const old = views.filter(({ name, isOwn }) => isOwn && name.startsWith('Fuzz '));
    for (const { id } of old.slice(10)) {
      await callEndpoint(gateway, 'deleteReportView', { headers, pathTexts: { viewId: id } });
    }
    const name = `Fuzz ${randomUUID()}`;
    const period = { kind: 'relative', name: 'lastMonth' };
    const body = { name, report: 'air-spend', filters: { traveller: 'Gil' }, period, isShared: false };
    return { headers, pathTexts: { viewId: randomUUID() }, body };
  }

  async function keepView() {
    const made = await makeView();
    await callEndpoint(gateway, 'saveReportView', made);
    const { headers, pathTexts } = made;
    return { headers, pathTexts };
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
    listReportViews: asManager,
    saveReportView: makeView,
    deleteReportView: keepView,
    async scheduleReportView() {
      const { headers, pathTexts } = await keepView();
      const { readers } = await readAnswer<ReportViews>(callEndpoint(gateway, 'listReportViews', { headers }));
      const memberIds = readers.flatMap(({ memberId, isOwn }) => (isOwn ? [memberId] : []));
      const rhythm = { frequency: 'weekly', day: 1, hour: 8 };
      return { headers, pathTexts, body: { rhythm, memberIds, isPaused: false } };
    },
    unscheduleReportView: keepView,
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
