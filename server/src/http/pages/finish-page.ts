import { hash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import type { RenderNotes } from './render-notes.ts';
import type { RenderedPage } from './types.ts';

/** Compressing a shorter page saves no packet. */
const leastBytes = 1024;

/** Higher qualities take tens of milliseconds for a few percent, and a page of a busy site changes often. */
const quality = 4;

/** Bytes that brotli looks back, as a power of two. With the usual 4 MB each page would cost more memory than work. */
const window = 17;

const compression = {
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: window },
};

interface Known {
  notes: RenderNotes;
  /** A secret of this rendering, with which the renderer marks its own scripts. */
  nonce: string;
  /** The whole page, from a renderer that hands it over as a text. */
  html: string | undefined;
}

/** Allows the renderer's inline scripts by their hashes, and compresses the page once. */
export async function finishPage(response: Response, { notes, nonce, html }: Known): Promise<RenderedPage> {
  const mark = ` nonce="${nonce}"`;
  const marked = html ?? (await response.text());
  const plain = encode(marked.split(mark).flatMap((part) => part.split(metaOf(nonce))));
  const isCompressed = plain.length >= leastBytes;
  // Handing it to another thread and back would take as long as compressing it.
  const bytes = isCompressed ? brotliCompressSync(plain, compression) : plain;
  const headers = Object.fromEntries(response.headers);
  const cookies = response.headers.getSetCookie();
  const isForOne = cookies.length > 0 || /\bno-store\b/.test(headers['cache-control'] ?? '');
  return {
    status: notes.isOverloaded ? 503 : response.status,
    headers: cookies.length > 0 ? { ...headers, 'set-cookie': cookies } : headers,
    // Copies the bytes into memory of their own, so that they can be handed to another thread.
    body: new Uint8Array(bytes),
    isCompressed,
    // The same HTML always has the same compressed bytes, which are fewer.
    etag: `W/"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`,
    scripts: hashScripts(marked, mark),
    shows: [...notes.shows],
    isWhole: response.status === 200 && !isForOne && !notes.isUnwatched && !notes.isOverloaded,
  };
}

let space = Buffer.alloc(0);

/** Returns bytes that the next call overwrites. Memory of their own for each page would cost more time than the work. */
function encode(parts: string[]): Buffer {
  const mostBytes = 3 * parts.reduce((sum, part) => sum + part.length, 0);
  if (space.length < mostBytes) space = Buffer.allocUnsafeSlow(2 * mostBytes);
  let length = 0;
  for (const part of parts) length += space.write(part, length);
  return space.subarray(0, length);
}

/** This tag tells the secret to the router in the browser, which does not need it. */
const metaOf = (nonce: string) => `<meta property="csp-nonce" content="${nonce}"/>`;

const inlineScript = /<script(?<attributes>\s[^>]*)>(?<code>[\s\S]*?)<\/script>/g;

/** Data in a script element, such as JSON-LD, is not executed. */
const isExecuted = (attributes: string) =>
  !/\ssrc=/.test(attributes) && !/\stype="(?!module|text\/javascript)/.test(attributes);

/** A script that came with the data of the page has no mark, and the browser refuses it. */
function hashScripts(html: string, mark: string): string[] {
  const codes = [...html.matchAll(inlineScript)].flatMap(({ groups: { attributes = '', code = '' } = {} }) =>
    attributes.includes(mark) && isExecuted(attributes) ? [code] : [],
  );
  return [...new Set(codes.map((code) => `'sha256-${hash('sha256', code, 'base64')}'`))];
}
