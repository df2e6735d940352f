import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { root } from './root.ts';

/**
 * Draws the icons and pictures named in the web app's manifest, from the logo and the README's screenshots. Run it
 * again when one of those changes.
 */
const brand = path.join(root, 'web/public/brand');
const icons = path.join(root, 'web/public/icons');
const screens = { 'home-phone': 'home-narrow', 'profile-phone': 'bookings-narrow', 'home-desktop': 'home-wide' };
const midnight = '#0B1226';

async function draw(file: string, size: number): Promise<void> {
  await sharp(path.join(brand, file))
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true, quality: 95 })
    .toFile(path.join(icons, file.replace('-512', `-${size}`).replace('icon-maskable', 'maskable')));
}

/** The system uses only the shape, in its theme's colour: the wheel with its dark parts cut out. */
async function drawMonochrome(size: number): Promise<void> {
  const logo = await readFile(path.join(brand, 'mark.svg'), 'utf8');
  const light = logo.replaceAll(/#(F4A416|FFB938)/g, '#FFFFFF').replaceAll('#1A2750', '#000000');
  const margin = Math.round(size * 0.14);
  const shape = await sharp(Buffer.from(light), { density: 600 })
    .resize(size - 2 * margin, size - 2 * margin)
    .flatten({ background: '#000000' })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#000000' })
    .extractChannel(0)
    .raw()
    .toBuffer();
  const white = Buffer.alloc(size * size * 3, 255);
  await sharp(white, { raw: { width: size, height: size, channels: 3 } })
    .joinChannel(shape, { raw: { width: size, height: size, channels: 1 } })
    .png({ compressionLevel: 9 })
    .toFile(path.join(icons, `monochrome-${size}.png`));
}

/** The icon of a shortcut in the menu of the app's icon. */
async function drawShortcut(name: string, shape: string): Promise<void> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" rx="48" fill="${midnight}"/>
    <g transform="translate(24 24) scale(2)" fill="none" stroke="#FFB938" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${shape}</g></svg>`;
  await sharp(Buffer.from(svg), { density: 144 })
    .resize(96, 96)
    .png({ compressionLevel: 9 })
    .toFile(path.join(icons, `shortcut-${name}.png`));
}

await mkdir(icons, { recursive: true });
for (const size of [192, 512]) {
  await draw('icon-512.png', size);
  await draw('icon-maskable-512.png', size);
}
await drawMonochrome(512);
await drawShortcut('book', '<path d="M12 5v14M5 12h14"/>');
await drawShortcut('bookings', '<rect x="4" y="5" width="16" height="15" rx="2"/><path d="M8 3v4M16 3v4M4 10h16"/>');
await drawShortcut('revvy', '<path d="M20 15a2 2 0 0 1-2 2H9l-5 4V6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2z"/>');
for (const [from, to] of Object.entries(screens)) {
  await sharp(path.join(root, 'docs/screenshots', `${from}.png`))
    .webp({ quality: 70, effort: 6 })
    .toFile(path.join(icons, `${to}.webp`));
}
