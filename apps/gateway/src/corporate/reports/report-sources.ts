import type { CompanyReportName } from '@airline/contract';
import { distanceBetween, getStation } from '@airline/reference-data/stations';
import { type SQL, sql } from 'drizzle-orm';

import { firstUsableDay } from '../../bookings/funds/rules/fund-state.ts';
import type { Database } from '../../database/database.ts';
import { co2KilogramsOver } from '../../flights/shopping/rules/emissions/co2.ts';
import type { ReportQuery } from './report-query.ts';

/** The types of keys that rows are ordered by. */
export type KeyType = 'timestamptz' | 'uuid' | 'integer' | 'text';

/** Where the rows of a report come from. */
export interface ReportSource {
  /** From `from` to the end of `where`. */
  readonly from: SQL;
  /** Whether its conditions stand within, as those of groups do: what is added begins them then. */
  readonly isGrouped?: true;
  /** Each column of the report. */
  readonly fields: Readonly<Record<string, SQL>>;
  /** What orders the rows, and names each of them. */
  readonly keys: readonly { readonly value: SQL; readonly type: KeyType }[];
  readonly direction: 'asc' | 'desc';
}

/** Makes the source of each report. What stands in it is chosen here, and what people give are parameters. */
export const reportSources: Readonly<
  Record<CompanyReportName, (db: Database, query: ReportQuery, now: Date) => ReportSource | Promise<ReportSource>>
> = {
  'air-spend': (_, query) => ({
    from: sql`from ${spendLines(query)}`,
    fields: {
      at: instantText(sql`l.at`),
      kind: sql`l.kind`,
      recordLocator: sql`o.record_locator`,
      ticket: sql`l.ticket`,
      traveller: nameOf(sql`p`),
      reference: sql`o.company_reference`,
      costCentre: sql`cc.code`,
      payment,
      base: sql`l.base_minor`,
      taxes: sql`l.taxes_minor`,
      facilityCharges: sql`l.facility_minor`,
      total: sql`l.total_minor`,
    },
    keys: [
      { value: sql`l.at`, type: 'timestamptz' },
      { value: sql`l.order_id`, type: 'uuid' },
      { value: sql`l.number`, type: 'integer' },
      { value: sql`l.position`, type: 'integer' },
    ],
    direction: 'desc',
  }),
  'monthly-spend': (_, query) => ({
    from: sql`from (
      select ${monthText(sql`l.at`)} as month, count(*) filter (where l.kind = 'sale' and l.ticket is not null) as tickets,
        sum(l.flights) as flights, coalesce(sum(l.total_minor) filter (where l.total_minor > 0), 0) as sold,
        coalesce(sum(l.total_minor) filter (where l.total_minor < 0), 0) as given_back, sum(l.total_minor) as net,
        round(avg(l.base_minor) filter (where l.kind = 'sale' and l.ticket is not null)) as average_base
      from ${spendLines(query)} group by 1
    ) g`,
    isGrouped: true,
    fields: {
      month: sql`g.month`,
      tickets: sql`g.tickets`,
      flights: sql`g.flights`,
      sold: sql`g.sold`,
      givenBack: sql`g.given_back`,
      net: sql`g.net`,
      averageBase: sql`g.average_base`,
    },
    keys: [{ value: sql`g.month`, type: 'text' }],
    direction: 'asc',
  }),
  'unused-funds': (_, { companyId, from, to, traveller }, now) => ({
    from: sql`from travel_credit f cross join lateral (
        select coalesce(sum(m.amount_minor), 0) as left_minor from travel_fund_movement m where m.fund_number = f.number
      ) b
      where f.company_id = ${companyId}::uuid and ${within(sql`f.issued_at`, { from, to })} and b.left_minor > 0
        ${traveller === undefined ? sql`` : sql`and ${hasText(sql`f.holder_first_name || ' ' || f.holder_last_name`, traveller)}`}`,
    fields: {
      issuedAt: instantText(sql`f.issued_at`),
      expiresOn: sql`f.expires_on::text`,
      state: sql`case when f.expires_on >= ${firstUsableDay(now)}::date then 'usable' else 'expired' end`,
      recordLocator: sql`f.record_locator`,
      traveller: sql`f.holder_first_name || ' ' || f.holder_last_name`,
      issued: sql`f.amount_minor`,
      left: sql`b.left_minor`,
    },
    keys: [
      { value: sql`f.issued_at`, type: 'timestamptz' },
      { value: sql`f.number`, type: 'text' },
    ],
    direction: 'desc',
  }),
  'policy-exceptions': (_, query) => ({
    from: sql`from ${orders(query)} and o.policy_outcome in ('reason', 'approval')`,
    fields: {
      ...orderFields,
      outcome: sql`o.policy_outcome`,
      reason: sql`o.policy_reason`,
      approvedBy,
      total: sql`s.paid`,
    },
    keys: orderKeys,
    direction: 'desc',
  }),
  'lost-savings': (_, query) => ({
    from: sql`from ${orders(query)} and o.status = 'confirmed' and s.paid > o.lowest_minor`,
    fields: {
      ...orderFields,
      paid: sql`s.paid`,
      lowest: sql`o.lowest_minor`,
      lost: sql`s.paid - o.lowest_minor`,
      reason: sql`o.policy_reason`,
    },
    keys: orderKeys,
    direction: 'desc',
  }),
  'traveller-tracker': (_, query) => ({
    from: sql`from ${flights(query)}`,
    fields: {
      departsAt: sql`f.departs_local`,
      arrivesAt: sql`f.arrives_local`,
      traveller: nameOf(sql`p`),
      flight: sql`f.flight`,
      from: sql`f.origin`,
      to: sql`f.destination`,
      recordLocator: sql`o.record_locator`,
      costCentre: sql`cc.code`,
    },
    keys: [
      { value: sql`f.departs_at`, type: 'timestamptz' },
      { value: sql`f.order_id`, type: 'uuid' },
      { value: sql`f.position`, type: 'integer' },
      { value: sql`f.leg_id`, type: 'text' },
    ],
    direction: 'asc',
  }),
  async emissions(db, query) {
    const routes = await readRoutes(db, query);
    return {
      from: sql`from (
        select ${monthText(sql`f.departs_at`)} as month, f.origin, f.destination, count(*) as flights
        from ${flights(query)} and p.kind <> 'lapInfant' group by 1, 2, 3
      ) g left join jsonb_to_recordset(${JSON.stringify(routes)}::jsonb) as r
        (origin text, destination text, miles double precision, kilograms double precision)
        on r.origin = g.origin and r.destination = g.destination`,
      isGrouped: true,
      fields: {
        month: sql`g.month`,
        from: sql`g.origin`,
        to: sql`g.destination`,
        flights: sql`g.flights`,
        miles: sql`round(g.flights * r.miles)`,
        kilograms: sql`round(g.flights * r.kilograms)`,
      },
      keys: [
        { value: sql`g.month`, type: 'text' },
        { value: sql`g.origin`, type: 'text' },
        { value: sql`g.destination`, type: 'text' },
      ],
      direction: 'asc',
    };
  },
};

/** What paid most of a line: of the change or the extras that it is of, else of the order. Extras that were bought with it are paid with it. */
const payment = sql`coalesce(
    (select json_build_object('kind', x.payment ->> 'kind', 'brand', x.payment ->> 'brand', 'lastFour', x.payment ->> 'lastFour')::text
      from order_extra_purchase x where x.id = l.subject and x.payment ->> 'movedWith' is null),
    (select json_build_object('kind', m.kind, 'brand', m.brand, 'lastFour', m.last_four)::text
      from order_change c cross join jsonb_array_elements(c.payments) p join order_payment m on m.id = (p ->> 'id')::uuid
      where c.id = l.subject order by m.amount_minor desc, m.position limit 1),
    (select json_build_object('kind', m.kind, 'brand', m.brand, 'lastFour', m.last_four)::text
      from order_payment m where m.order_id = l.order_id order by m.amount_minor desc, m.position limit 1)
  )`;

/** Who approved the trip of an order, by name; nobody of a trip that needed no approval. */
const approvedBy = sql`(select m.first_name || ' ' || m.last_name from company_approval a join company_member m on m.id = a.decided_by
    where a.id = o.approval_id)`;

const orderFields = {
  at: instantText(sql`o.confirmed_at`),
  recordLocator: sql`o.record_locator`,
  traveller: sql`(select ${nameOf(sql`p`)} || case when count(*) over () > 1 then ' +' || count(*) over () - 1 else '' end
    from order_passenger p where p.order_id = o.id order by p.position limit 1)`,
  reference: sql`o.company_reference`,
  costCentre: sql`cc.code`,
};

const orderKeys = [
  { value: sql`o.confirmed_at`, type: 'timestamptz' },
  { value: sql`o.id`, type: 'uuid' },
] as const;

type Narrowing = Pick<ReportQuery, 'companyId' | 'from' | 'to' | 'traveller' | 'reference' | 'costCentre'>;

/**
 * The lines of what was spent. The database leaves joins out that nothing is asked of. That orders are the company’s too is said again, so
 * that an index alone narrows them.
 */
function spendLines(query: Narrowing): SQL {
  return sql`company_spend_line l left join booking_order o on o.id = l.order_id and o.company_id = ${query.companyId}::uuid
    left join order_passenger p on p.order_id = l.order_id and p.position = l.position
    left join company_cost_centre cc on cc.id = o.cost_centre_id
    where l.company_id = ${query.companyId}::uuid and ${within(sql`l.at`, query)}${narrowed(query)}`;
}

function flights(query: Narrowing): SQL {
  return sql`company_flight f left join booking_order o on o.id = f.order_id and o.company_id = ${query.companyId}::uuid
    left join order_passenger p on p.order_id = f.order_id and p.position = f.position
    left join company_cost_centre cc on cc.id = o.cost_centre_id
    where f.company_id = ${query.companyId}::uuid and ${within(sql`f.departs_at`, query)}${narrowed(query)}`;
}

/**
 * Orders, each with what its tickets cost when they were bought: looked up order by order, so that a page of some reads those alone.
 */
function orders({ traveller, ...query }: Narrowing): SQL {
  const days = within(sql`o.confirmed_at`, query);
  const byTraveller =
    traveller === undefined
      ? sql``
      : sql` and exists (select from order_passenger p where p.order_id = o.id and ${hasText(nameOf(sql`p`), traveller)})`;
  return sql`booking_order o join lateral (
      select sum(l.total_minor) as paid from company_spend_line l where l.order_id = o.id and l.number = 0
    ) s on s.paid is not null left join company_cost_centre cc on cc.id = o.cost_centre_id
    where o.company_id = ${query.companyId}::uuid and ${days}${narrowed(query)}${byTraveller}`;
}

function narrowed({ traveller, reference, costCentre }: Partial<Narrowing>): SQL {
  return sql.join([
    sql``,
    ...(traveller === undefined ? [] : [sql` and ${hasText(nameOf(sql`p`), traveller)}`]),
    ...(reference === undefined ? [] : [sql` and ${hasText(sql`o.company_reference`, reference)}`]),
    ...(costCentre === undefined ? [] : [sql` and lower(cc.code) = lower(${costCentre})`]),
  ]);
}

function within(instant: SQL, { from, to }: Pick<Narrowing, 'from' | 'to'>): SQL {
  const end = new Date(Date.parse(to) + 24 * 60 * 60 * 1000).toISOString();
  return sql`${instant} >= ${`${from}T00:00:00Z`}::timestamptz and ${instant} < ${end}::timestamptz`;
}

const accented = 'áàâäãéèêëíìîïóòôöõúùûüñç';
const plain = 'aaaaaeeeeiiiiooooouuuunc';

/** Whether a text has another one in it, letter case and accents aside. */
function hasText(text: SQL, part: string): SQL {
  const fold = (value: SQL) => sql`translate(lower(${value}), ${accented}, ${plain})`;
  return sql`strpos(${fold(text)}, ${fold(sql`${part}`)}) > 0`;
}

function nameOf(passenger: SQL): SQL {
  return sql`${passenger}.first_name || ' ' || ${passenger}.last_name`;
}

function instantText(instant: SQL): SQL {
  return sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
}

function monthText(instant: SQL): SQL {
  return sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM')`;
}

interface Route {
  readonly origin: string;
  readonly destination: string;
}

/** Reads which routes are flown, each with its great circle and the carbon dioxide of a seat on it. */
async function readRoutes(db: Database, query: Narrowing) {
  const { rows } = (await db.execute(sql`
    select distinct f.origin, f.destination from company_flight f
    where f.company_id = ${query.companyId}::uuid and ${within(sql`f.departs_at`, query)}`)) as {
    readonly rows: readonly Route[];
  };
  return rows.map(({ origin, destination }) => {
    const [from, to] = [getStation(origin), getStation(destination)];
    const miles = from && to ? distanceBetween(from, to) : 0;
    return { origin, destination, miles, kilograms: co2KilogramsOver(miles) };
  });
}
