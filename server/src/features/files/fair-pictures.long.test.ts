import { limits } from '@pahiya/contract/shared/limits';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { createCustomer } from '../../../test/customers.ts';
import { plainJpeg } from '../../../test/pictures.ts';
import { upload } from '../../../test/uploads.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});

afterAll(() => api.stop());

/** A few hundred bytes at any size in pixels. */
async function plainAvif(width: number, height: number): Promise<Buffer> {
  return await sharp({ create: { width, height, channels: 3, background: '#123456' } })
    .avif({ effort: 0, quality: 1 })
    .toBuffer();
}

async function send(token: string, bytes: Buffer) {
  const { status, body } = await upload<{ code?: string }>(api, token, { bytes });
  return { status, code: body.code };
}

const hostilePictures = 40;

test('another account’s pictures do not wait for one account’s many hostile pictures', async () => {
  const [hostile, asha] = [await createCustomer(api), await createCustomer(api)];
  const [bomb, heavy] = [await plainAvif(7000, 7000), await plainAvif(4000, 4000)];
  expect(bomb.length).toBeLessThan(2_000);
  const photo = await plainJpeg(300, 300);
  let stored = 0;
  const theirs = Array.from({ length: hostilePictures }, async (_, at) => {
    const answer = await send(hostile.token, at % 2 === 0 ? bomb : heavy);
    if (answer.status === 201) stored += 1;
    return answer;
  });
  for (let count = 0; count < 2; count += 1) {
    const before = stored;
    expect((await send(asha.token, photo)).status).toBe(201);
    // Half of them are stored in the end.
    expect(stored - before).toBeLessThan(hostilePictures / 4);
  }
  const codes = (await Promise.all(theirs)).map(({ status, code }) => code ?? status);
  expect(codes.every((code) => ['UNREADABLE_FILE', 'OVERLOADED', 201].includes(code))).toBe(true);
  expect(codes).toContain('UNREADABLE_FILE');
}, 120_000);

test('an AVIF may have as many pixels as a phone’s photo, and not one row more', async () => {
  const { token } = await createCustomer(api);
  const side = Math.sqrt(limits.avifPixels);
  expect((await send(token, await plainAvif(4032, 3024))).status).toBe(201);
  expect((await send(token, await plainAvif(side, side))).status).toBe(201);
  expect(await send(token, await plainAvif(side, side + 1))).toMatchObject({ status: 422, code: 'UNREADABLE_FILE' });
}, 60_000);
