import { expect, test } from 'vitest';
import { deskTarget, isClosed } from './gate.ts';

const member = { isAgent: true, isAdmin: false, garages: [] };

test('the desk is closed until the second factor is proved or set up', () => {
  expect(isClosed({ ...member, secondFactor: 'passed' })).toBe(false);
  expect(isClosed({ ...member, secondFactor: 'confirm' })).toBe(true);
  expect(isClosed({ ...member, secondFactor: 'set_up' })).toBe(true);
});

test('the gate leads on to an address of the desk and nowhere else', () => {
  expect(deskTarget('/desk/tickets?status=open')).toBe('/desk/tickets?status=open');
  for (const other of ['/desk/gate?next=/desk/gate', '/desktop', '//desk', 'https://evil.example/desk', 7, undefined])
    expect(deskTarget(other)).toBe('/desk');
});
