import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { root } from './root.ts';

/**
 * Android shows only the shape of a notification's badge, in one colour: the wheel of the logo with its dark parts cut
 * out. Run it again when the logo changes.
 */
const brand = path.join(root, 'web/public/brand');
const logo = await readFile(path.join(brand, 'mark.svg'), 'utf8');
const light = logo.replaceAll(/#(F4A416|FFB938)/g, '#FFFFFF').replaceAll('#1A2750', '#000000');
const size = 96;
const { data } = await sharp(Buffer.from(light), { density: 300 })
  .resize(size, size)
  .flatten({ background: '#000000' })
  .extractChannel(0)
  .raw()
  .toBuffer({ resolveWithObject: true });
const white = Buffer.alloc(size * size * 3, 255);
await sharp(white, { raw: { width: size, height: size, channels: 3 } })
  .joinChannel(data, { raw: { width: size, height: size, channels: 1 } })
  .png({ compressionLevel: 9 })
  .toFile(path.join(brand, 'badge-96.png'));
