// Arranges the pictures of `e2e/tests/booking-languages.spec.ts` on one sheet, two languages per row and one column per step:
// BOOKING_PICTURES=FOLDER playwright test -c e2e booking-languages --project=phone && node artwork/src/draw-booking-sheet.ts FOLDER
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { languageCodes } from '@pahiya/contract/shared/languages';
import sharp from 'sharp';

const target = fileURLToPath(new URL('../../docs/screenshots/languages.png', import.meta.url));
const steps = ['1-home', '2-services', '3-slot', '4-confirm', '5-profile'];
const [width, height, gap] = [195, 422, 12];
const [columns, rows] = [steps.length * 2, Math.ceil(languageCodes.length / 2)];

const [folder] = process.argv.slice(2);
if (!folder) {
  process.stderr.write('Usage: node artwork/src/draw-booking-sheet.ts FOLDER\n');
  process.exit(1);
}

/** Two languages share a row, so that the sheet does not become too tall. */
const pictures = languageCodes.flatMap((language, place) =>
  steps.map(async (step, index) => ({
    input: await sharp(path.join(folder, `${language}-${step}.png`))
      .resize(width, height)
      .toBuffer(),
    left: gap + ((place % 2) * steps.length + index) * (width + gap) + (place % 2) * gap,
    top: gap + Math.floor(place / 2) * (height + gap),
  })),
);
await sharp({
  create: {
    width: columns * (width + gap) + 2 * gap,
    height: rows * (height + gap) + gap,
    channels: 3,
    background: '#33488A',
  },
})
  .composite(await Promise.all(pictures))
  .png({ palette: true, quality: 90, effort: 10 })
  .toFile(target);
