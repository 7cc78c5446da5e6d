import {
  companyRoles,
  corporateAccessLevels,
  type ImportFaultCode,
  type MemberColumn,
  memberColumns,
  memberInvitation,
  type MemberInvitation,
  mostImportedMembers,
} from '@airline/contract';

import { type CsvRow, parseCsv } from './parse-csv.ts';

/** What is wrong with a line of a file. */
export interface ImportFault {
  readonly line: number;
  readonly column?: string;
  readonly value?: string;
  readonly code: ImportFaultCode;
}

/** What a file names by their names: the open departments and cost centres, and who is in the company. */
export interface ImportSurroundings {
  readonly departments: readonly { readonly id: string; readonly name: string }[];
  readonly costCentres: readonly { readonly id: string; readonly code: string }[];
  /** Addresses in lower case. */
  readonly activeEmails: ReadonlySet<string>;
}

const neededColumns: readonly MemberColumn[] = ['email', 'first_name', 'last_name'];
const longestShown = 80;

/** Reads a file of people to invite: every line's faults, or everybody on it. */
export function readMemberFile(
  csv: string,
  surroundings: ImportSurroundings,
): { readonly people: readonly MemberInvitation[]; readonly lines: number; readonly faults: readonly ImportFault[] } {
  const { rows, openQuoteLine } = parseCsv(csv);
  if (openQuoteLine !== undefined)
    return { people: [], lines: 0, faults: [{ line: openQuoteLine, code: 'quoteOpen' }] };
  const [head, ...body] = rows;
  const names = (head?.fields ?? []).map((name) => name.trim().toLowerCase());
  const faults = headFaults(names, head?.line ?? 1);
  if (faults.length > 0) return { people: [], lines: body.length, faults };
  if (body.length === 0) return { people: [], lines: 0, faults: [{ line: 1, code: 'nobody' }] };
  if (body.length > mostImportedMembers) {
    return { people: [], lines: body.length, faults: [{ line: body.length + 1, code: 'tooManyLines' }] };
  }
  const seen = new Set<string>();
  const read = body.map((row) => readRow(row, names as readonly MemberColumn[], surroundings, seen));
  return {
    lines: body.length,
    people: read.flatMap(({ person }) => (person === undefined ? [] : [person])),
    faults: read.flatMap((each) => each.faults),
  };
}

function headFaults(names: readonly string[], line: number): readonly ImportFault[] {
  const known: readonly string[] = memberColumns;
  return [
    ...neededColumns.filter((name) => !names.includes(name)).map((column) => fault(line, 'columnMissing', column)),
    ...names.filter((name) => !known.includes(name)).map((name) => fault(line, 'columnUnknown', name)),
  ];
}

function readRow(
  { line, fields }: CsvRow,
  names: readonly MemberColumn[],
  { departments, costCentres, activeEmails }: ImportSurroundings,
  seen: Set<string>,
): { readonly person?: MemberInvitation; readonly faults: readonly ImportFault[] } {
  const value = (column: MemberColumn): string => fields[names.indexOf(column)]?.trim() ?? '';
  const faults: ImportFault[] = [];
  const add = (code: ImportFaultCode, column: MemberColumn): void => {
    faults.push(fault(line, code, column, value(column)));
  };
  const isFilled = (column: MemberColumn): boolean => {
    if (value(column) === '') add('required', column);
    return value(column) !== '';
  };
  const email = value('email').toLowerCase();
  const shape = memberInvitation.shape;
  if (isFilled('email')) {
    if (!shape.email.safeParse(value('email')).success) add('badEmail', 'email');
    else if (seen.has(email)) add('twiceInFile', 'email');
    else if (activeEmails.has(email)) add('alreadyInCompany', 'email');
    seen.add(email);
  }
  if (isFilled('first_name') && !shape.firstName.safeParse(value('first_name')).success) add('badName', 'first_name');
  if (isFilled('last_name') && !shape.lastName.safeParse(value('last_name')).success) add('badName', 'last_name');
  const role = companyRoles.find((each) => same(each, value('role') || 'traveler'));
  if (role === undefined) add('badRole', 'role');
  const accessLevel = corporateAccessLevels.find((each) => same(each, value('access_level') || 'viewer'));
  if (accessLevel === undefined) add('badAccessLevel', 'access_level');
  const department = departments.find(({ name }) => same(name, value('department')));
  if (value('department') !== '' && department === undefined) add('unknownDepartment', 'department');
  const costCentre = costCentres.find(({ code }) => same(code, value('cost_centre')));
  if (value('cost_centre') !== '' && costCentre === undefined) add('unknownCostCentre', 'cost_centre');
  if (!shape.employeeNumber.safeParse(value('employee_number') || undefined).success) add('tooLong', 'employee_number');
  if (faults.length > 0 || role === undefined || accessLevel === undefined) return { faults };
  const employeeNumber = value('employee_number');
  return {
    faults,
    person: {
      email: value('email'),
      firstName: value('first_name'),
      lastName: value('last_name'),
      role,
      accessLevel,
      ...(department === undefined ? {} : { departmentId: department.id }),
      ...(costCentre === undefined ? {} : { costCentreId: costCentre.id }),
      ...(employeeNumber === '' ? {} : { employeeNumber }),
    },
  };
}

function same(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function fault(line: number, code: ImportFaultCode, column?: string, value?: string): ImportFault {
  return {
    line,
    code,
    ...(column === undefined ? {} : { column: column.slice(0, longestShown) }),
    ...(value === undefined || value === '' ? {} : { value: value.slice(0, longestShown) }),
  };
}
