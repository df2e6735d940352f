import { id } from '@pahiya/contract/shared/ids';
import { expect, test } from 'vitest';
import { isId } from './plain-checks.ts';

test.each([
  '0190a1b2-0000-7000-8000-000000000001',
  'F47AC10B-58CC-4372-A567-0E02B2C3D479',
  '0190a1b2-0000-0000-8000-000000000001',
  '0190a1b2-0000-9000-8000-000000000001',
  '0190a1b2-0000-7000-c000-000000000001',
  '0190a1b2-0000-7000-8000-00000000000',
  ' 0190a1b2-0000-7000-8000-000000000001',
  '0190a1b2-0000-7000-8000-000000000001\n',
  '0190a1b200007000800000000000000a',
  'x',
  '',
  7,
  null,
])('%j is an id if the contract says so', (value) => {
  expect(isId(value)).toBe(id.safeParse(value).success);
});
