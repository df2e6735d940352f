import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Features newer than Chromium 111 and Safari 16.4, the oldest browsers supported (docs/mobile.md). */
const tooYoung =
  /\b(URL\.(parse|canParse)|(Map|Object)\.groupBy|Promise\.(withResolvers|try)|AbortSignal\.any|Array\.fromAsync|RegExp\.escape)\b/;

test('no code uses features that the oldest supported browsers lack', () => {
  const folder = new URL('..', import.meta.url).pathname;
  const files = globSync('**/*.{ts,tsx}', { cwd: folder }).filter((file) => !file.includes('.test.'));
  const lines = files.flatMap((file) =>
    readFileSync(`${folder}${file}`, 'utf8')
      .split('\n')
      .filter((line) => tooYoung.test(line) && !line.includes('@NOTE'))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(lines).toEqual([]);
});
