import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { root } from './root.ts';

/**
 * Draws the icons and splash pictures of the mobile app in all sizes for phones and stores. Run it again when the logo
 * changes.
 */
const resources = path.join(root, 'mobile/android/app/src/main/res');
const catalogue = path.join(root, 'mobile/ios/App/App/Assets.xcassets');
const midnight = '#0B1226';
const warmWhite = '#FBF8F2';

/** The parts of `web/public/brand/mark.svg`, drawn around its centre. */
const petal = 'M0,-3.5C-4.8,-8 -6.8,-13.5 -4.4,-19Q0,-22.5 4.4,-19C6.8,-13.5 4.8,-8 0,-3.5Z';
const turns = [0, 60, 120, 180, 240, 300];

function circle(radius: number): string {
  return `M-${radius},0a${radius},${radius} 0 1,0 ${2 * radius},0a${radius},${radius} 0 1,0 -${2 * radius},0Z`;
}

function shape(data: string, color: string, rule = ''): string {
  return `<path android:fillColor="${color}"${rule} android:pathData="${data}"/>`;
}

function petals(color: string): string {
  return turns.map((turn) => `<group android:rotation="${turn}">${shape(petal, color)}</group>`).join('\n    ');
}

const colored = [
  shape(circle(32), '#F4A416'),
  shape(circle(24), '#1A2750'),
  petals('#FFB938'),
  shape(circle(6.5), '#F4A416'),
  shape(circle(2.8), '#1A2750'),
].join('\n    ');

const evenOdd = ' android:fillType="evenOdd"';

/** Some phones colour the icon themselves and use only its shape. */
const plain = [
  shape(`${circle(32)}${circle(24)}`, '#FFFFFF', evenOdd),
  petals('#FFFFFF'),
  shape(`${circle(6.5)}${circle(2.8)}`, '#FFFFFF', evenOdd),
].join('\n    ');

/** A drawing that is `size` dp wide. The wheel takes `part` of it. */
function vector(size: number, part: number, content: string): string {
  const scale = (size * part) / 64;
  return `<?xml version="1.0" encoding="utf-8"?>
<!-- Drawn by artwork/src/draw-phone-icons.ts -->
<vector xmlns:android="http://schemas.android.com/apk/res/android"
    android:width="${size}dp" android:height="${size}dp"
    android:viewportWidth="${size}" android:viewportHeight="${size}">
  <group android:translateX="${size / 2}" android:translateY="${size / 2}" android:scaleX="${scale}" android:scaleY="${scale}">
    ${content}
  </group>
</vector>
`;
}

const mark = await readFile(path.join(root, 'web/public/brand/mark.svg'), 'utf8');

/** The wheel on its background. `corner` is the corner radius as a fraction of the width. */
async function drawIcon(file: string, size: number, part: number, corner: number): Promise<void> {
  const wheel = Math.round(size * part);
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="100%" height="100%" rx="${size * corner}" fill="${midnight}"/></svg>`;
  const input = await sharp(Buffer.from(mark), { density: 72 * Math.ceil(wheel / 32) })
    .resize(wheel, wheel)
    .toBuffer();
  const drawn = sharp(Buffer.from(ground)).composite([{ input }]);
  // The stores refuse transparent icons.
  if (corner === 0) drawn.flatten({ background: midnight }).removeAlpha();
  await mkdir(path.dirname(file), { recursive: true });
  const few = corner > 0 ? { palette: true, effort: 10 } : {};
  await drawn.png({ compressionLevel: 9, ...few }).toFile(file);
}

async function drawSplash(file: string, background: string): Promise<void> {
  const size = 2732;
  const wheel = 560;
  const input = await sharp(Buffer.from(mark), { density: 72 * 9 })
    .resize(wheel, wheel)
    .toBuffer();
  await sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input }])
    .png({ compressionLevel: 9, palette: true, effort: 10 })
    .toFile(file);
}

/** A phone shows at least the middle 66 of 108 units, whatever its icon shape. */
const safePart = 60 / 108;
const drawings: Record<string, string> = {
  ic_launcher_foreground: vector(108, safePart, colored),
  ic_launcher_monochrome: vector(108, safePart, plain),
  ic_push: vector(24, 22 / 24, plain),
  // The splash screen shows only a circle of two thirds of its width.
  splash_icon: vector(288, 0.5, colored),
};
for (const [name, text] of Object.entries(drawings)) {
  await writeFile(path.join(resources, `drawable/${name}.xml`), text);
}

const densities = { mdpi: 48, hdpi: 72, xhdpi: 96, xxhdpi: 144, xxxhdpi: 192 };
for (const [density, size] of Object.entries(densities)) {
  const folder = path.join(resources, `mipmap-${density}`);
  await drawIcon(path.join(folder, 'ic_launcher.png'), size, 0.7, 0.2);
  await drawIcon(path.join(folder, 'ic_launcher_round.png'), size, 0.7, 0.5);
}

await drawIcon(path.join(catalogue, 'AppIcon.appiconset/icon-1024.png'), 1024, 0.68, 0);
await drawSplash(path.join(catalogue, 'Splash.imageset/splash.png'), warmWhite);
await drawSplash(path.join(catalogue, 'Splash.imageset/splash-dark.png'), midnight);

// Required by the Play Console in addition to the app.
await drawIcon(path.join(root, 'mobile/store/icon-512.png'), 512, 0.68, 0);
