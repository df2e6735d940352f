import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Fixed texts (product, sections 7.3 and 9.1). */
const fixed = ['Login Failed', 'Login Required', 'Please login to like posts.'];

test('English screens say "sign in" and "log out" except in fixed texts', () => {
  const folder = new URL('locales/en/', import.meta.url).pathname;
  const texts = globSync('*.json', { cwd: folder }).flatMap((file) =>
    [...readFileSync(`${folder}${file}`, 'utf8').matchAll(/^ *"\w+": "(.*)",?$/gm)].map(([, text]) => text),
  );
  expect(texts.length).toBeGreaterThan(1500);
  expect(
    texts.filter((text) => /\b(login|log(ging)? in|sign(ed|s|ing)? out|sign you out)\b/i.test(text ?? '')),
  ).toEqual(fixed);
});
