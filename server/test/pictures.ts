import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const signature = Buffer.from('89504e470d0a1a0a', 'hex');

export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** Has one bit per pixel, so that a large one is a decompression bomb. */
export function blackPng(width: number, height: number, ...extra: Buffer[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc(height * (Math.ceil(width / 8) + 1)), { level: 9 });
  const parts = [pngChunk('IHDR', header), ...extra, pngChunk('IDAT', rows), pngChunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...parts]);
}

export async function plainJpeg(width = 600, height = 400, background = '#c9472f'): Promise<Buffer> {
  return await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

/** Makes a photo with location, camera name and colour profile. */
export async function photographed(orientation = 1): Promise<Buffer> {
  const halves = { create: { width: 400, height: 200, channels: 3 as const, background: '#ff0000' } };
  const right = await sharp({ create: { ...halves.create, width: 200, background: '#0000ff' } })
    .png()
    .toBuffer();
  return await sharp(halves)
    .composite([{ input: right, left: 200, top: 0 }])
    .withIccProfile('p3')
    .withExif({
      IFD0: { Make: 'SecretCamera', Orientation: String(orientation) },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '12/1 58/1 30/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '77/1 35/1 40/1',
      },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>SecretXmp</secret></x:xmpmeta>')
    .withMetadata({ orientation })
    .jpeg({ quality: 95 })
    .toBuffer();
}

export function heic(): Buffer {
  const brands = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  return Buffer.concat([brands, Buffer.alloc(2_000, 7)]);
}

export async function pixelAt(picture: Buffer, left: number, top: number): Promise<number[]> {
  const { data } = await sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}
