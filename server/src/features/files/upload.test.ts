import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { createCustomer } from '../../../test/customers.ts';
import { download, upload } from '../../../test/uploads.ts';

let api: Api;
let token: string;

beforeAll(async () => {
  api = await startApi();
  token = (await createCustomer(api)).token;
});

afterAll(() => api.stop());

test('a picture is kept as WebP in three widths, with its shape and a blurred stand-in', async () => {
  const bytes = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#c9472f' } })
    .jpeg()
    .toBuffer();
  const { status, body } = await upload(api, token, { bytes });
  expect({ status, body }).toMatchObject({ status: 201 });
  const { picture } = body;
  expect(picture).toMatchObject({ width: 1600, height: 800, url: picture.sources[2]?.url });
  expect(picture.sources.map(({ width }) => width)).toEqual([480, 960, 1600]);
  for (const { url, width } of picture.sources) {
    expect(await sharp(await download(api, url)).metadata()).toMatchObject({
      format: 'webp',
      width,
      height: width / 2,
    });
  }
  const stand = Buffer.from(picture.placeholder.replace('data:image/webp;base64,', ''), 'base64');
  expect(await sharp(stand).metadata()).toMatchObject({ format: 'webp', width: 20, height: 10 });
  expect(picture.placeholder.length).toBeLessThan(600);
});
