import { limits } from '@pahiya/contract/shared/limits';
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { createFairShares } from '../fair-shares.ts';
import { fitInside, type Size, widthsOf } from './sizes.ts';
import { type ImageFormat, sniff, type UnsupportedKind } from './sniff.ts';

export type PictureRefusal =
  | { ok: false; reason: 'UNSUPPORTED_FILE'; kind: UnsupportedKind }
  | { ok: false; reason: 'UNREADABLE_FILE' };

export interface Resized extends Size {
  ok: true;
  versions: { width: number; bytes: Buffer }[];
  placeholder: string;
}

export interface Images {
  /** Upright WebP without metadata, never wider than the original; of an animation the first frame. */
  resize(account: string, bytes: Buffer): Promise<Resized | PictureRefusal>;
  crop(account: string, bytes: Buffer, side: number): Promise<{ ok: true; bytes: Buffer } | PictureRefusal>;
}

/** Two at once leave threads of the pool for files and passwords. One of them is always for another account. */
const shares = { atOnce: 2, atOnceOfAccount: 1, waiting: 128, waitingOfAccount: 32 };
const longestSeconds = 20;

const options: SharpOptions = { limitInputPixels: limits.picturePixels, failOn: 'error', pages: 1 };
const webp = { quality: 80, effort: 4 };

const loaders = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}Buffer`);

export function createImages(): Images {
  // Uses one thread per picture and no cache, so that the fair shares bound the use of CPU and memory.
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: loaders });
  const runFairly = createFairShares(shares);

  async function read<Result>(
    account: string,
    bytes: Buffer,
    use: (size: Size) => Promise<Result>,
  ): Promise<Result | PictureRefusal> {
    const sniffed = sniff(bytes);
    if (!sniffed.isTaken) return { ok: false, reason: 'UNSUPPORTED_FILE', kind: sniffed.kind };
    return await runFairly(account, async () => {
      try {
        const size = await measure(bytes, sniffed.format);
        return size ? await use(size) : { ok: false, reason: 'UNREADABLE_FILE' };
      } catch {
        // The library reports bad input only as text, and nothing else can fail here.
        return { ok: false, reason: 'UNREADABLE_FILE' };
      }
    });
  }

  return {
    resize: (account, bytes) => read(account, bytes, (size) => resize(bytes, size)),
    crop: (account, bytes, side) =>
      read(account, bytes, async () => {
        const square = open(bytes).resize(side, side, { fit: 'cover' });
        return { ok: true, bytes: await square.webp(webp).toBuffer() };
      }),
  };
}

/** Reads the header only. Null if the format differs from the one sniffed, or if there are too many pixels. */
async function measure(bytes: Buffer, expected: ImageFormat): Promise<Size | null> {
  const { format, compression, autoOrient } = await sharp(bytes, options).metadata();
  const isExpected = expected === 'avif' ? compression === 'av1' : format === expected;
  const most = expected === 'avif' ? limits.avifPixels : limits.picturePixels;
  const isBounded = autoOrient.width * autoOrient.height <= most;
  return isExpected && isBounded ? autoOrient : null;
}

function open(bytes: Buffer): Sharp {
  return sharp(bytes, options).autoOrient().timeout({ seconds: longestSeconds }).toColourspace('srgb');
}

async function resize(bytes: Buffer, original: Size): Promise<Resized> {
  const size = fitInside(original);
  const widest = open(bytes).resize(size.width, size.height, { fit: 'fill' });
  const { data, info } = await widest.raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const versions: Resized['versions'] = [];
  for (const width of widthsOf(size)) {
    const height = Math.max(1, Math.round((width * size.height) / size.width));
    const version = sharp(data, { raw }).resize(width, height, { fit: 'fill' });
    versions.push({ width, bytes: await version.webp(webp).toBuffer() });
  }
  return { ok: true, ...size, versions, placeholder: await blur(sharp(data, { raw })) };
}

async function blur(picture: Sharp): Promise<string> {
  const tiny = picture.resize(20, 20, { fit: 'inside' }).blur(1);
  const bytes = await tiny.webp({ quality: 40, alphaQuality: 40 }).toBuffer();
  return `data:image/webp;base64,${bytes.toString('base64')}`;
}
