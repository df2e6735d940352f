import { brotliCompressSync, constants, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createAnswers } from './answer-with.ts';
import type { RenderedPage } from './types.ts';

function pageOf(html: string): RenderedPage {
  const body = new Uint8Array(brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }));
  const etag = `W/"${html.length}"`;
  return { status: 200, headers: {}, body, isCompressed: true, etag, scripts: [], shows: [], isWhole: true };
}

const asked = (acceptEncoding: string | undefined) => ({ acceptEncoding, ifNoneMatch: undefined });

test('a page is decompressed and recompressed once for all readers who do not accept brotli', async () => {
  const answerWith = createAnswers();
  const page = pageOf('<p>a page</p>');
  for (const accepted of [undefined, 'gzip']) {
    const answers = await Promise.all([1, 2, 3].map(() => answerWith(page, asked(accepted))));
    // This is another rendering of the same page.
    answers.push(await answerWith(pageOf('<p>a page</p>'), asked(accepted)));
    const [first, ...others] = answers.map(({ bytes }) => bytes);
    const html = accepted ? gunzipSync(first ?? '') : first;
    expect(Buffer.from(html ?? '').toString()).toBe('<p>a page</p>');
    for (const other of others) expect(other).toBe(first);
  }
});

test('decompressed pages take only a few megabytes', async () => {
  const answerWith = createAnswers();
  const pages = Array.from({ length: 20 }, (_, number) => pageOf('a'.repeat(1_000_000 + number)));
  const made: (Uint8Array | undefined)[] = [];
  for (const page of pages) made.push((await answerWith(page, asked(undefined))).bytes);
  const again: (Uint8Array | undefined)[] = [];
  for (const page of pages.toReversed()) again.unshift((await answerWith(page, asked(undefined))).bytes);
  expect(made.map((bytes) => bytes?.length)).toEqual(again.map((bytes) => bytes?.length));
  expect(again.filter((bytes, at) => bytes === made[at]).length).toBeLessThanOrEqual(8);
  expect(again.at(-1)).toBe(made.at(-1));
});
