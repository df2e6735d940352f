export interface AuditDetail {
  /** Name of the detail; `change` for one without a name of its own. */
  name: string;
  from?: string;
  to: string;
}

const knownNames = [
  'amount',
  'change',
  'changedGarages',
  'date',
  'description',
  'duration',
  'from',
  'garageIds',
  'garages',
  'gatewayPaymentId',
  'isActive',
  'isAvailable',
  'mechanicId',
  'name',
  'newGarages',
  'note',
  'outcome',
  'phone',
  'price',
  'problem',
  'reason',
  'role',
  'rows',
  'slots',
  'status',
  'target',
  'tickets',
  'title',
  'to',
] as const;
export type AuditDetailName = (typeof knownNames)[number];

export function isAuditDetail(name: string): name is AuditDetailName {
  return (knownNames as readonly string[]).includes(name);
}

/** Readable details of an action: only the fields that differ between two versions, and ids shortened. */
export function auditDetails(action: string, details: Record<string, unknown>): AuditDetail[] {
  // `from` and `to` of an export are dates, not a change.
  if (!('to' in details) || action.startsWith('export.')) return listed(details);
  const { from, to, ...rest } = details;
  return [...changes(from, to), ...listed(rest)];
}

function changes(from: unknown, to: unknown): AuditDetail[] {
  if (!isRecord(to)) return [{ name: 'change', ...(from !== undefined && { from: shown(from) }), to: shown(to) }];
  const before = isRecord(from) ? from : undefined;
  return Object.entries(to)
    .filter(([name, value]) => !before || shown(before[name]) !== shown(value))
    .map(([name, value]) => ({ name, ...(before && { from: shown(before[name]) }), to: shown(value) }));
}

function listed(details: Record<string, unknown>): AuditDetail[] {
  return Object.entries(details).map(([name, value]) => ({ name, to: shown(value) }));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const idText = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (Array.isArray(value)) return value.map(shown).join(', ');
  if (typeof value === 'string') return idText.test(value) ? value.slice(0, 8) : value;
  if (typeof value === 'boolean') return value ? '✓' : '✗';
  if (isRecord(value)) return Object.values(value).map(shown).join(' ');
  return typeof value === 'number' ? String(value) : JSON.stringify(value);
}
