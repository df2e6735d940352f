import { mkdir, stat, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { allScenes } from './all-scenes.ts';
import { grainOf } from './grain.ts';
import { createSheet, type Scene } from './sheet.ts';

/**
 * Draws the demonstration community's pictures: `node scripts/demo-pictures/draw.ts` all of them,
 * `… draw.ts tyre-tread goa-sunrise` those named. They land in server/data/demo-pictures.
 */
const folder = new URL('../../server/data/demo-pictures/', import.meta.url);

/** What a picture may weigh, in bytes. */
const heaviest = 200_000;

const wanted = process.argv.slice(2);
await mkdir(folder, { recursive: true });
for (const scene of allScenes) {
  if (wanted.length > 0 && !wanted.includes(scene.name)) continue;
  const file = new URL(`${scene.name}.webp`, folder);
  await writeFile(file, await render(scene));
  const { size } = await stat(file);
  process.stdout.write(`${fileURLToPath(file)} ${scene.width}x${scene.height} ${Math.round(size / 1024)} kB\n`);
}

async function render(scene: Scene): Promise<Buffer> {
  const sheet = createSheet(scene.width, scene.height, seedOf(scene.name));
  const svg = sheet.finish(scene.draw(sheet));
  const flat = await sharp(Buffer.from(svg), { unlimited: true })
    .flatten()
    .composite([{ input: await grainOf(sheet, scene.grain ?? 0.35), blend: 'soft-light' }])
    .png({ compressionLevel: 1 })
    .toBuffer();
  return compress(flat, 84);
}

/** The best quality under the limit. */
async function compress(image: Buffer, quality: number): Promise<Buffer> {
  const encoded = await sharp(image).webp({ quality, effort: 5, smartSubsample: true }).toBuffer();
  return encoded.length <= heaviest || quality <= 40 ? encoded : compress(image, quality - 6);
}

function seedOf(name: string): number {
  return [...name].reduce((seed, letter) => (seed * 31 + letter.charCodeAt(0)) >>> 0, 7);
}
