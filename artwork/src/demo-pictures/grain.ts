import sharp from 'sharp';
import type { Sheet } from './sheet.ts';

/** Film grain and darker corners, to be blended with soft light. Middle grey changes nothing. */
export async function grainOf(sheet: Sheet, strength: number): Promise<Buffer> {
  const { width, height } = sheet;
  const pixels = Buffer.alloc(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const grain = (sheet.random() + sheet.random() - 1) * 40 * strength;
      const far = Math.hypot((x / width - 0.5) * 2, (y / height - 0.5) * 2);
      pixels[y * width + x] = Math.round(128 + grain - Math.max(0, far - 0.75) * 42);
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .blur(0.6)
    .toColourspace('srgb')
    .png()
    .toBuffer();
}
