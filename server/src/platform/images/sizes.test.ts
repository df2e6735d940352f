import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitInside, widthsOf } from './sizes.ts';

const side = fc.integer({ min: 1, max: 50_000 });

test('a picture keeps its aspect ratio, never grows and fits the limits of WebP', () => {
  fc.assert(
    fc.property(side, side, (width, height) => {
      const kept = fitInside({ width, height });
      expect(kept.width).toBeLessThanOrEqual(Math.min(width, 1600));
      expect(kept.height).toBeLessThanOrEqual(Math.min(height, 4000));
      expect(Math.min(kept.width, kept.height)).toBeGreaterThanOrEqual(1);
      const scale = Math.min(1, 1600 / width, 4000 / height);
      expect(Math.abs(kept.width - width * scale)).toBeLessThanOrEqual(1);
      expect(Math.abs(kept.height - height * scale)).toBeLessThanOrEqual(1);
    }),
  );
});

test.each([
  [4000, [480, 960, 1600]],
  [1600, [480, 960, 1600]],
  [1000, [480, 1000]],
  [500, [500]],
  [1, [1]],
])('a picture %i pixels wide is stored in the widths %j', (width, widths) => {
  expect(widthsOf(fitInside({ width, height: width }))).toEqual(widths);
});
