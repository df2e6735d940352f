import { expect, test } from 'vitest';
import { auditDetails, isAuditDetail } from './shown-audit-details.ts';

test('a change of a service lists only the fields that differ', () => {
  const from = { name: 'Oil change', price: 900, isActive: true };
  expect(auditDetails('service.change', { from, to: { ...from, price: 950, isActive: false } })).toEqual([
    { name: 'price', from: '900', to: '950' },
    { name: 'isActive', from: '✓', to: '✗' },
  ]);
  expect(auditDetails('service.add', { to: { name: 'Oil change', price: 900 } })).toEqual([
    { name: 'name', to: 'Oil change' },
    { name: 'price', to: '900' },
  ]);
});

test('a changed value shows the old and the new one, with a dash where there was none', () => {
  expect(auditDetails('ticket.status', { from: 'open', to: 'resolved' })).toEqual([
    { name: 'change', from: 'open', to: 'resolved' },
  ]);
  expect(auditDetails('ticket.give', { from: null, to: '0198c0de-0000-7000-8000-000000000001' })).toEqual([
    { name: 'change', from: '–', to: '0198c0de' },
  ]);
  expect(auditDetails('ticket.priority', { to: 'high' })).toEqual([{ name: 'change', to: 'high' }]);
});

test('the dates of an export are shown as dates, not as a change', () => {
  expect(auditDetails('export.tickets', { from: '2026-11-01', to: '2026-11-21', rows: 7 })).toEqual([
    { name: 'from', to: '2026-11-01' },
    { name: 'to', to: '2026-11-21' },
    { name: 'rows', to: '7' },
  ]);
  expect(auditDetails('featured.set', { garageIds: ['a', 'b'] })).toEqual([{ name: 'garageIds', to: 'a, b' }]);
  expect(isAuditDetail('reason')).toBe(true);
  expect(isAuditDetail('seq')).toBe(false);
});
