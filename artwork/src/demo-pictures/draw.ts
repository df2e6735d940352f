import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { createImages } from '../../../server/src/platform/images/images.ts';
import { allScenes } from './all-scenes.ts';
import { grainOf } from './grain.ts';
import { type ListedPicture, readList, writeList } from './picture-list.ts';
import { createSheet, type Scene } from './sheet.ts';

/**
 * Draws the pictures of the demonstration community. `node artwork/src/demo-pictures/draw.ts` draws all of them; `… draw.ts
 * tyre-tread goa-sunrise` draws the named ones. The files are written to server/data/demo-pictures in the widths of an
 * upload, so that a first start has nothing to resize.
 */
const folder = new URL('../../../server/data/demo-pictures/', import.meta.url);

/** Maximum size of a picture's widest version, in bytes. */
const heaviest = 200_000;

const wanted = process.argv.slice(2);
const scenes = allScenes.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const drawings: { scene: Scene; bytes: Buffer }[] = [];
for (const scene of scenes) drawings.push({ scene, bytes: await render(scene) });
// Drawing must be finished here: `createImages` disables SVG input for the whole process.
const images = createImages();
const list = await readList(folder);
for (const { scene, bytes } of drawings) {
  if (scene.isPortrait) await keepPortrait(scene.name, bytes);
  else list[scene.name] = await keepPicture(scene.name, bytes);
}
await writeList(folder, list);

async function render(scene: Scene): Promise<Buffer> {
  const sheet = createSheet(scene.width, scene.height, seedOf(scene.name));
  const svg = sheet.finish(scene.draw(sheet));
  const flat = await sharp(Buffer.from(svg), { unlimited: true })
    .flatten()
    .blur(scene.softening ?? false)
    .png({ compressionLevel: 1 })
    .toBuffer();
  return await sharp(flat)
    .composite([{ input: await grainOf(sheet, scene.grain ?? 0.35), blend: 'soft-light' }])
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
}

async function keepPortrait(name: string, bytes: Buffer): Promise<void> {
  const cropped = await images.crop('demonstration', bytes, 512);
  if (!cropped.ok) throw new Error(`${name} is no picture`);
  await write(name, new Map([['avatar', cropped.bytes]]));
}

async function keepPicture(name: string, bytes: Buffer): Promise<ListedPicture> {
  const resized = await images.resize('demonstration', bytes);
  if (!resized.ok) throw new Error(`${name} is no picture`);
  const { versions, width, height, placeholder } = resized;
  await write(name, new Map(versions.map((version) => [String(version.width), version.bytes])));
  return { width, height, widths: versions.map((version) => version.width), placeholder };
}

async function write(name: string, versions: ReadonlyMap<string, Buffer>): Promise<void> {
  const own = new URL(`${name}/`, folder);
  await rm(own, { recursive: true, force: true });
  await mkdir(own, { recursive: true });
  for (const [version, bytes] of versions) {
    await writeFile(new URL(`${version}.webp`, own), bytes);
    process.stdout.write(`${fileURLToPath(own)}${version}.webp ${Math.round(bytes.length / 1000)} kB\n`);
    if (bytes.length > heaviest) throw new Error(`${name} weighs too much: soften it, or take its grain away`);
  }
}

function seedOf(name: string): number {
  return [...name].reduce((seed, letter) => (seed * 31 + letter.charCodeAt(0)) >>> 0, 7);
}
