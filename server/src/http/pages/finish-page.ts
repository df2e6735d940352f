import { type BinaryToTextEncoding, createHash } from 'node:crypto';
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
  const text = await response.text();
  const html = Buffer.from(text);
  const isCompressed = html.length >= leastBytes;
  const headers = Object.fromEntries(response.headers);
  return {
    status: isOverloaded ? 503 : response.status,
    headers,
    // A copy that owns its memory, so that it can be handed to another thread.
    body: new Uint8Array(isCompressed ? await promisify(brotliCompress)(html, quality) : html),
    isCompressed,
    etag: `W/"${sha256(text, 'base64url').slice(0, 22)}"`,
    scripts: hashScripts(text),
    isWhole: response.status === 200 && !('set-cookie' in headers) && !isOverloaded,
  };
}

const inlineScript = /<script(?<attributes>(?:\s[^>]*)?)>(?<code>[\s\S]*?)<\/script>/g;

/** Data in a script element, such as JSON-LD, is not executed. */
const isExecuted = (attributes: string) =>
  !/\ssrc=/.test(attributes) && !/\stype="(?!module|text\/javascript)/.test(attributes);

function hashScripts(html: string): string[] {
  const scripts = [...html.matchAll(inlineScript)].map(({ groups }) => groups);
  const executed = scripts.filter((script) => script && isExecuted(script.attributes ?? ''));
  return [...new Set(executed.map((script) => `'sha256-${sha256(script?.code ?? '')}'`))];
}

function sha256(text: string, encoding: BinaryToTextEncoding = 'base64'): string {
  return createHash('sha256').update(text).digest(encoding);
}
