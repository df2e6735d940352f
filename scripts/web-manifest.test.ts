import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { languages } from '../web/src/i18n/languages.ts';
import { manifestPath } from '../web/src/shared/installed-site/rules/manifest.ts';
import { buildManifests } from '../web/vite/web-manifest.ts';
import { root } from './steps.ts';

type Picture = { src: string; sizes: string; type: string; purpose?: string; form_factor?: string };

const manifests = [...buildManifests()].map(([address, text]) => [address, JSON.parse(text)] as const);
const [, english] = manifests[0] ?? ['', null];

function pictures(): Picture[] {
  const ofShortcuts = english.shortcuts.flatMap(({ icons }: { icons: Picture[] }) => icons);
  return [...english.icons, ...english.screenshots, ...ofShortcuts];
}

async function look({ src }: Picture) {
  return sharp(readFileSync(path.join(root, 'web/public', src))).metadata();
}

describe('the manifest meets the install criteria of Chromium', () => {
  test('it has a name, a start page within its scope and a window of its own', () => {
    expect(english).toMatchObject({ id: '/', scope: '/', display: 'standalone' });
    expect(english.short_name.length).toBeGreaterThan(0);
    expect(english.short_name.length).toBeLessThanOrEqual(12);
    expect(english.start_url.startsWith(english.scope)).toBe(true);
    expect(english.prefer_related_applications).toBeUndefined();
  });

  test('it has icons of 192 and 512 pixels, each also maskable, and a monochrome one', () => {
    const kinds = english.icons.map(({ sizes, purpose }: Picture) => `${purpose} ${sizes}`);
    expect(kinds).toEqual(
      expect.arrayContaining([
        'any 192x192',
        'any 512x512',
        'maskable 192x192',
        'maskable 512x512',
        'monochrome 512x512',
      ]),
    );
  });

  test.each(pictures().map((picture) => [picture.src, picture] as const))(
    '%s has the declared size and type',
    async (_, picture) => {
      const { width, height, format } = await look(picture);
      expect(`${width}x${height} image/${format}`).toBe(`${picture.sizes} ${picture.type}`);
    },
  );

  test('it has screenshots of a phone and of a wide screen, within the sizes a browser accepts', () => {
    expect(new Set(english.screenshots.map(({ form_factor }: Picture) => form_factor))).toEqual(
      new Set(['narrow', 'wide']),
    );
    for (const { sizes } of english.screenshots) {
      const [short = 0, long = 0] = sizes
        .split('x')
        .map(Number)
        .sort((a: number, b: number) => a - b);
      expect(short).toBeGreaterThanOrEqual(320);
      expect(long).toBeLessThanOrEqual(3840);
      expect(long / short).toBeLessThanOrEqual(2.3);
    }
  });
});

test('a maskable icon fills its square and keeps its content in the safe circle', async () => {
  for (const { src } of english.icons.filter(({ purpose }: Picture) => purpose === 'maskable')) {
    const { data, info } = await sharp(path.join(root, 'web/public', src))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const corner = [...data.subarray(0, 4)];
    expect(corner[3]).toBe(255);
    // Only the background may be outside the circle that every mask shows.
    for (let y = 0; y < info.height; y += 4) {
      for (let x = 0; x < info.width; x += 4) {
        const isOutside = Math.hypot(x - info.width / 2, y - info.height / 2) > info.width * 0.4;
        const at = (y * info.width + x) * 4;
        const distance = Math.max(...corner.map((value, channel) => Math.abs(value - (data[at + channel] ?? 0))));
        if (isOutside) expect(distance, `${src} at ${x}, ${y}`).toBeLessThanOrEqual(24);
      }
    }
  }
});

test('each language has a manifest with its own texts for the same app', () => {
  expect(manifests.map(([address]) => address)).toEqual(languages.map(({ code }) => manifestPath(code)));
  expect(new Set(manifests.map(([, { id }]) => id))).toEqual(new Set(['/']));
  expect(new Set(manifests.map(([, { name }]) => name)).size).toBe(languages.length);
  for (const [, manifest] of manifests) expect(JSON.stringify(manifest)).not.toContain('undefined');
});
