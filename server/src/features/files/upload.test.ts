import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { createCustomer } from '../../../test/customers.ts';
import { blackPng, heic, photographed, pixelAt, plainJpeg, pngChunk } from '../../../test/pictures.ts';
import { download, type Upload, upload } from '../../../test/uploads.ts';

let api: Api;
let token: string;

beforeAll(async () => {
  api = await startApi();
  token = (await createCustomer(api)).token;
});

afterAll(() => api.stop());

/** Every stored version of a picture. */
async function kept(file: Upload): Promise<Buffer[]> {
  const { status, body } = await upload(api, token, file);
  expect({ status, body }).toMatchObject({ status: 201 });
  return await Promise.all(body.picture.sources.map(({ url }) => download(api, url)));
}

async function expectRefused(file: Upload, expected: object): Promise<void> {
  const { status, body } = await upload<object>(api, token, file);
  expect({ status, ...body }).toMatchObject({ ...expected, data: { field: 'file' } });
}

test('a picture is stored as WebP in three widths, with its aspect ratio and a blurred placeholder', async () => {
  const { status, body } = await upload(api, token, { bytes: await plainJpeg(2400, 1200) });
  expect(status).toBe(201);
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

test('a small picture is not enlarged', async () => {
  const { body } = await upload(api, token, { bytes: await plainJpeg(300, 200) });
  expect(body.picture).toMatchObject({ width: 300, height: 200, sources: [{ width: 300 }] });
});

test('a very tall picture is scaled down to what WebP can hold', async () => {
  const { body } = await upload(api, token, { bytes: blackPng(400, 40_000), type: 'image/png' });
  expect(body.picture).toMatchObject({ width: 40, height: 4000 });
});

test('a photograph’s location, camera, notes and colour profile are not stored', async () => {
  const bytes = await photographed();
  const sent = await sharp(bytes).metadata();
  expect([sent.exif, sent.xmp, sent.icc].every(Boolean)).toBe(true);
  for (const version of await kept({ bytes })) {
    const { exif, xmp, icc, iptc, comments } = await sharp(version).metadata();
    expect([exif, xmp, icc, iptc, comments]).toEqual([undefined, undefined, undefined, undefined, undefined]);
    for (const secret of ['SecretCamera', 'SecretXmp', 'EXIF', 'XMP ', 'ICCP', 'GPS']) {
      expect(version.includes(secret), secret).toBe(false);
    }
    // Red in its own colour profile; still red without it.
    expect(await pixelAt(version, 50, 100)).toEqual([
      expect.closeTo(255, -1),
      expect.closeTo(0, -1),
      expect.closeTo(0, -1),
    ]);
  }
});

test('the texts in a PNG are not stored', async () => {
  const text = pngChunk('tEXt', Buffer.from('Comment\0SecretText'));
  const international = pngChunk('iTXt', Buffer.from('Title\0\0\0\0\0SecretTitle'));
  for (const version of await kept({ bytes: blackPng(640, 480, text, international), type: 'image/png' })) {
    expect(version.includes('Secret')).toBe(false);
  }
});

test('a photograph taken sideways is turned upright', async () => {
  const { body } = await upload(api, token, { bytes: await photographed(6) });
  expect(body.picture).toMatchObject({ width: 200, height: 400 });
  const version = await download(api, body.picture.url);
  expect((await sharp(version).metadata()).orientation).toBeUndefined();
  // Turned by a quarter to the right: the left side is now the top.
  const [above, below] = [await pixelAt(version, 100, 50), await pixelAt(version, 100, 350)];
  expect(above[0]).toBeGreaterThan(200);
  expect(above[2]).toBeLessThan(50);
  expect(below[0]).toBeLessThan(50);
  expect(below[2]).toBeGreaterThan(200);
});

test('a picture of 30,000 by 30,000 pixels is refused without being decoded', async () => {
  const bytes = blackPng(30_000, 30_000);
  const before = process.memoryUsage.rss();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 5);
  await expectRefused({ bytes, type: 'image/png' }, { status: 422, code: 'UNREADABLE_FILE' });
  clearInterval(watch);
  expect(most - before).toBeLessThan(64 * 1024 * 1024);
});

test('a text chunk that unpacks to hundreds of megabytes is not unpacked', async () => {
  const { deflateSync } = await import('node:zlib');
  const packed = Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(300_000_000))]);
  const bytes = blackPng(64, 64, pngChunk('zTXt', packed));
  const before = process.memoryUsage.rss();
  await upload(api, token, { bytes });
  expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 1024 * 1024);
});

test('the first frame of an animation is stored', async () => {
  const frames = Buffer.concat([Buffer.alloc(100 * 80 * 3, 200), Buffer.alloc(100 * 80 * 3, 20)]);
  const bytes = await sharp(frames, { raw: { width: 100, height: 160, channels: 3, pageHeight: 80 } })
    .gif({ delay: [50, 50] })
    .toBuffer();
  expect((await sharp(bytes).metadata()).pages).toBe(2);
  const { body } = await upload(api, token, { bytes, type: 'image/gif' });
  expect(body.picture).toMatchObject({ width: 100, height: 80 });
  expect((await pixelAt(await download(api, body.picture.url), 50, 40))[0]).toBeGreaterThan(150);
});

test.each(['png', 'webp', 'gif', 'avif', 'jpeg'] as const)(
  '%s is accepted, whatever its name and type say',
  async (format) => {
    const bytes = await sharp(await plainJpeg(80, 60))
      .toFormat(format)
      .toBuffer();
    const [version] = await kept({ bytes, name: 'page.html', type: 'text/html' });
    expect(await sharp(version).metadata()).toMatchObject({ format: 'webp', width: 80, height: 60 });
  },
);

test.each<[name: string, bytes: Buffer | string, kind: string]>([
  ['a page named .jpg', '<!doctype html><html><script>alert(1)</script></html>', 'other'],
  ['a page with a drawing in it', '<html><svg onload="alert(1)"></svg></html>', 'other'],
  ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'svg'],
  [
    'a drawing after its preface',
    '\ufeff<?xml version="1.0"?>\n<!-- <html> -->\n<!DOCTYPE svg [<!ENTITY a "b">]>\n<svg/>',
    'svg',
  ],
  ['a drawing with a prefix', '<x:svg xmlns:x="http://www.w3.org/2000/svg"/>', 'svg'],
  ["an iPhone's HEIC", heic(), 'heic'],
  ['a PDF', '%PDF-1.7 ...', 'other'],
  ['a TIFF', Buffer.from('49492a0008000000', 'hex'), 'other'],
  ['nothing', '', 'other'],
])('%s is refused by its content', async (_name, bytes, kind) => {
  const { status, body } = await upload<object>(api, token, { bytes });
  expect({ status, ...body }).toMatchObject({ status: 415, code: 'UNSUPPORTED_FILE', data: { field: 'file', kind } });
});

test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('half a %s cannot be read', async (format) => {
  const whole = await sharp(await photographed())
    .toFormat(format)
    .toBuffer();
  const bytes = whole.subarray(0, whole.length / 2);
  await expectRefused({ bytes }, { status: 422, code: 'UNREADABLE_FILE' });
});

test('a JPEG with a PNG signature, and noise with a JPEG signature, cannot be read', async () => {
  const noise = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(5_000, 'noise')]);
  await expectRefused({ bytes: noise }, { status: 422, code: 'UNREADABLE_FILE' });
  const mixed = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), await plainJpeg()]);
  await expectRefused({ bytes: mixed }, { status: 422, code: 'UNREADABLE_FILE' });
});

test('no request caused an unexpected error', () => {
  expect(api.logs.filter((line) => line.includes('request failed'))).toEqual([]);
});
