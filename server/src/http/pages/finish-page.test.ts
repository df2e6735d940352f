import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { finishPage } from './finish-page.ts';
import { createNotes } from './render-notes.ts';

const nonce = 'a-secret';
const script = 'start("नमस्ते")';
const page = (text: string) => `<html><script nonce="${nonce}">${script}</script>${text.repeat(500)}</html>`;

const finish = (html: string) => finishPage(new Response(null), { notes: createNotes(), nonce, html });

function finishBytes(html: string) {
  return finishPage(new Response(Buffer.from(html)), { notes: createNotes(), nonce, html: undefined });
}

test.each([['English'], ['हिन्दी']])(
  'a page in %s is the same as a text and as the bytes of a response',
  async (text) => {
    expect(await finish(page(text))).toEqual(await finishBytes(page(text)));
  },
);

test('a page is sent without the secret of its rendering, and its script is allowed by its hash', async () => {
  const { body, scripts } = await finish(page('हिन्दी'));
  expect(brotliDecompressSync(body).toString()).toBe(page('हिन्दी').replace(` nonce="${nonce}"`, ''));
  expect(scripts).toEqual(["'sha256-N/FgnWIwY5qyLpCi1I1Y0Nf2t4Bq2tisYFiiCzCob5c='"]);
});

test('two renderings of the same page have the same version, and another page has another', async () => {
  const [one, same, other] = await Promise.all([finish(page('one')), finish(page('one')), finish(page('two'))]);
  expect(same.etag).toBe(one.etag);
  expect(other.etag).not.toBe(one.etag);
});
