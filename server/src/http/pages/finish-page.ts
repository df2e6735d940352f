import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { RenderNotes } from './render-notes.ts';
import type { RenderedPage } from './types.ts';

/** Compressing a shorter page saves no packet. */
const leastBytes = 1024;

/** Higher qualities take tens of milliseconds for a few percent, and a page of a busy site changes often. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

interface Known {
  notes: RenderNotes;
  /** A secret of this rendering, with which the renderer marks its own scripts. */
  nonce: string;
}

/** Reads the whole response, allows the renderer's inline scripts by their hashes, and compresses it once. */
export async function finishPage(response: Response, { notes, nonce }: Known): Promise<RenderedPage> {
  const mark = ` nonce="${nonce}"`;
  // Latin-1 has one character a byte: the tags are ASCII, and decoding a long page takes longer than finding them.
  const marked = Buffer.from(await response.arrayBuffer()).toString('latin1');
  const html = Buffer.from(marked.replaceAll(mark, '').replace(metaOf(nonce), ''), 'latin1');
  const isCompressed = html.length >= leastBytes;
  const headers = Object.fromEntries(response.headers);
  const cookies = response.headers.getSetCookie();
  const isForOne = cookies.length > 0 || /\bno-store\b/.test(headers['cache-control'] ?? '');
  return {
    status: notes.isOverloaded ? 503 : response.status,
    headers: cookies.length > 0 ? { ...headers, 'set-cookie': cookies } : headers,
    // Copies the bytes into memory of their own, so that they can be handed to another thread.
    body: new Uint8Array(isCompressed ? await promisify(brotliCompress)(html, quality) : html),
    isCompressed,
    etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
    scripts: hashScripts(marked, mark),
    shows: [...notes.shows],
    isWhole: response.status === 200 && !isForOne && !notes.isUnwatched && !notes.isOverloaded,
  };
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
  return [...new Set(codes.map((code) => `'sha256-${sha256(code)}'`))];
}

function sha256(bytes: string): string {
  return createHash('sha256').update(bytes, 'latin1').digest('base64');
}
