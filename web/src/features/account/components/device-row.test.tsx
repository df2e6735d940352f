import type { DeviceSession } from '@pahiya/contract/account/schemas';
import { expect, test } from 'vitest';
import { buttonsOf, draw } from '@/test/draw.tsx';
import { DeviceRow } from './device-row.tsx';

const device: DeviceSession = {
  id: '00000000-0000-4000-8000-000000000001',
  userAgent: null,
  signedInAt: '2026-11-20T04:30:00.000Z',
  lastSeenAt: '2026-11-22T04:30:00.000Z',
  isCurrent: true,
};

test('the list of devices offers to sign out this device only, or another one', async () => {
  expect(buttonsOf(await draw(<DeviceRow device={device} />))).toEqual(['Log out on this device only']);
  const other = await draw(<DeviceRow device={{ ...device, isCurrent: false }} />);
  expect(buttonsOf(other)).toEqual(['Log out']);
});
