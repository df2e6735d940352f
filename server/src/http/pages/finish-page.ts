import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { RenderedPage } from './types.ts';

/** Compressing a shorter page saves no packet. */
const leastBytes = 1024;

/** Higher qualities take tens of milliseconds for a few percent, and a page of a busy site changes often. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Reads the whole response, allows its inline scripts by their hashes, and compresses it once. */
export async function finishPage(
  response: Response,
  { isOverloaded }: { isOverloaded: boolean },
): Promise<RenderedPage> {
  const html = new Uint8Array(await response.arrayBuffer());
  const isCompressed = html.length >= leastBytes;
  const headers = Object.fromEntries(response.headers);
  return {
    status: isOverloaded ? 503 : response.status,
    headers,
    // A copy that owns its memory, so that it can be handed to another thread.
    body: isCompressed ? new Uint8Array(await promisify(brotliCompress)(html, quality)) : html,
    isCompressed,
    etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
    scripts: hashScripts(html),
    isWhole: response.status === 200 && !('set-cookie' in headers) && !isOverloaded,
  };
}

const inlineScript = /<script(?<attributes>(?:\s[^>]*)?)>(?<code>[\s\S]*?)<\/script>/g;

/** Data in a script element, such as JSON-LD, is not executed. */
const isExecuted = (attributes: string) =>
  !/\ssrc=/.test(attributes) && !/\stype="(?!module|text\/javascript)/.test(attributes);

function hashScripts(html: Uint8Array<ArrayBuffer>): string[] {
  // A character for each byte: the tags are ASCII, and decoding a long page takes longer than finding them.
  const bytes = Buffer.from(html.buffer).toString('latin1');
  const scripts = [...bytes.matchAll(inlineScript)].map(({ groups }) => groups);
  const executed = scripts.filter((script) => script && isExecuted(script.attributes ?? ''));
  return [...new Set(executed.map((script) => `'sha256-${sha256(script?.code ?? '')}'`))];
}

function sha256(bytes: string): string {
  return createHash('sha256').update(bytes, 'latin1').digest('base64');
}
