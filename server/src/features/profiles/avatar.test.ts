import type { OwnProfile } from '@pahiya/contract/profiles/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { createCustomer } from '../../../test/customers.ts';
import { heic, photographed, pixelAt, plainJpeg } from '../../../test/pictures.ts';
import { download, uploadAvatar } from '../../../test/uploads.ts';
import { files } from '../files/tables.ts';

let api: Api;
let token: string;
let userId: string;

beforeAll(async () => {
  api = await startApi();
});

beforeEach(async () => {
  ({ token, id: userId } = await createCustomer(api));
});

afterAll(() => api.stop());

async function setPicture(bytes: Buffer): Promise<string> {
  const { status, body } = await uploadAvatar<OwnProfile>(api, token, { bytes });
  expect({ status, body }).toMatchObject({ status: 200 });
  return body.avatarUrl ?? '';
}

const rows = () => api.services.db.select().from(files).where(eq(files.userId, userId));

test('a profile picture is cropped to a centred square, upright and without location data', async () => {
  const address = await setPicture(await photographed(6));
  expect(address).toMatch(new RegExp(`^/api/files/profile-pictures/${userId}/avatar\\.webp\\?v=[0-9a-f]{16}$`));
  const picture = await download(api, address);
  const facts = await sharp(picture).metadata();
  expect(facts).toMatchObject({ format: 'webp', width: 512, height: 512 });
  expect([facts.exif, facts.xmp, facts.icc]).toEqual([undefined, undefined, undefined]);
  expect((await pixelAt(picture, 256, 40))[0]).toBeGreaterThan(200);
  expect((await pixelAt(picture, 256, 470))[2]).toBeGreaterThan(200);
});

test('a new picture replaces the old one and gets a new address', async () => {
  const first = await setPicture(await plainJpeg(600, 400, '#ff0000'));
  const second = await setPicture(await plainJpeg(600, 400, '#00ff00'));
  expect(second).not.toBe(first);
  expect(second.split('?')[0]).toBe(first.split('?')[0]);
  expect((await pixelAt(await download(api, second), 9, 9))[1]).toBeGreaterThan(200);
  expect(await rows()).toMatchObject([{ purpose: 'avatar', releasedAt: null }]);
});

test('the same picture has the same address', async () => {
  const bytes = await plainJpeg();
  expect(await setPicture(bytes)).toBe(await setPicture(bytes));
});

test('removing a picture deletes its address, object and row', async () => {
  const address = await setPicture(await plainJpeg());
  for (let times = 0; times < 2; times += 1) {
    const { status, body } = await api.call<OwnProfile>('DELETE', '/profiles/me/avatar', undefined, { token });
    expect({ status, avatarUrl: body.avatarUrl }).toEqual({ status: 200, avatarUrl: null });
  }
  expect((await fetch(`${api.url}${address}`)).status).toBe(404);
  expect(await rows()).toEqual([]);
});

test('a file that is not a picture, or too large, is refused and changes nothing', async () => {
  const address = await setPicture(await plainJpeg());
  const large = Buffer.concat([await plainJpeg(), Buffer.alloc(limits.avatarBytes)]);
  expect(await uploadAvatar(api, token, { bytes: large })).toMatchObject({
    status: 413,
    body: { code: 'FILE_TOO_LARGE', data: { field: 'file', maximumBytes: limits.avatarBytes } },
  });
  expect(await uploadAvatar(api, token, { bytes: '<html></html>' })).toMatchObject({
    status: 415,
    body: { code: 'UNSUPPORTED_FILE', data: { field: 'file', kind: 'other' } },
  });
  expect(await uploadAvatar(api, token, { bytes: heic() })).toMatchObject({ body: { data: { kind: 'heic' } } });
  const { body } = await api.call<OwnProfile>('GET', '/profiles/me', undefined, { token });
  expect(body.avatarUrl).toBe(address);
});

test('when twenty pictures are set at once, the stored one matches the address', async () => {
  const colours = Array.from({ length: 20 }, (_, index) => `rgb(${index * 12}, ${255 - index * 12}, 128)`);
  const addresses = await Promise.all(colours.map(async (colour) => setPicture(await plainJpeg(300, 300, colour))));
  // Each response names its own picture, in whatever order they arrive.
  expect(new Set(addresses).size).toBe(20);
  const { body } = await api.call<OwnProfile>('GET', '/profiles/me', undefined, { token });
  const winner = addresses.indexOf(body.avatarUrl ?? '');
  expect(winner).toBeGreaterThanOrEqual(0);
  const [red] = await pixelAt(await download(api, body.avatarUrl ?? ''), 250, 250);
  expect(Math.abs((red ?? 0) - winner * 12)).toBeLessThan(6);
  expect(await rows()).toHaveLength(1);
});

test('a picture set and removed at once either exists with its address or not at all', async () => {
  const bytes = await plainJpeg(300, 300);
  await setPicture(bytes);
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0
        ? setPicture(bytes)
        : api
            .call('DELETE', '/profiles/me/avatar', undefined, { token })
            .then(({ status }) => expect(status).toBe(200)),
    ),
  );
  const { body } = await api.call<OwnProfile>('GET', '/profiles/me', undefined, { token });
  const object = await api.services.files.store.find(`profile-pictures/${userId}/avatar.webp`);
  expect(object !== null).toBe(body.avatarUrl !== null);
  expect(await rows()).toHaveLength(body.avatarUrl === null ? 0 : 1);
});
