import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';

vi.mock('@/lib/api/api.ts', () => ({
  api: { locations: { pincode: vi.fn(), search: vi.fn() } },
  orpc: {
    locations: { search: { queryOptions: (options: object) => ({ ...options, queryKey: ['search', options] }) } },
  },
}));

// A test file before this one may still have been loading these modules, with the real API.
vi.resetModules();
const { api } = await import('@/lib/api/api.ts');
const { findPincode } = await import('./queries/find-pincode.ts');
const { findPlace } = await import('./queries/find-places.ts');

const pincode = vi.mocked(api.locations.pincode);
const search = vi.mocked(api.locations.search);
let client: QueryClient;

beforeEach(() => {
  client = new QueryClient();
  pincode.mockReset();
  search.mockReset();
});

test('the imported directory answers first, with one request per pincode', async () => {
  pincode.mockResolvedValue({ place: { city: 'Sohna', state: 'Haryana' } });
  const found = { city: 'Sohna', state: 'Haryana', isFromDirectory: true };
  expect(await findPincode(client, '122103')).toEqual(found);
  expect(await findPincode(client, '122103')).toEqual(found);
  expect(pincode).toHaveBeenCalledTimes(1);
});

test('the built-in table answers if no directory was imported', async () => {
  pincode.mockResolvedValue({ place: null });
  expect(await findPincode(client, '560038')).toEqual({
    city: 'Bengaluru',
    state: 'Karnataka',
    isFromDirectory: false,
  });
  expect(await findPincode(client, '562999')).toEqual({ city: null, state: 'Karnataka', isFromDirectory: false });
  expect(await findPincode(client, '900001')).toBeNull();
});

test('the built-in table answers offline, and the directory is tried again later', async () => {
  pincode.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await findPincode(client, '122103')).toMatchObject({ city: 'Gurugram', isFromDirectory: false });
  pincode.mockResolvedValue({ place: { city: 'Sohna', state: 'Haryana' } });
  expect(await findPincode(client, '122103')).toMatchObject({ city: 'Sohna', isFromDirectory: true });
});

test('a search by pincode finds the town in its state, never one in another state or with a similar name', async () => {
  const place = { name: 'Hamirpur', city: 'Hamirpur', latitude: 31.7, longitude: 76.5, isGuess: false };
  pincode.mockResolvedValue({ place: { city: 'Hamirpur', state: 'Himachal Pradesh' } });
  search.mockResolvedValue([
    { ...place, state: 'Uttar Pradesh' },
    { ...place, name: 'Hamirpura', state: 'Himachal Pradesh', isGuess: true },
  ]);
  expect((await findPlace(client, '177001'))?.place).toMatchObject({ name: '177001' });
  search.mockResolvedValue([{ ...place, state: 'Himachal Pradesh' }]);
  expect((await findPlace(new QueryClient(), '177001'))?.place).toMatchObject({ city: 'Hamirpur' });
});
