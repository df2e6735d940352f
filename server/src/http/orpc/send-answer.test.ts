import { get, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { createGarage } from '../../../test/garages.ts';

let api: Api;
let long: string;

beforeAll(async () => {
  api = await startApi();
  const names = Array.from({ length: 40 }, (_, index) => `Service number ${index}`);
  const garage = await createGarage(api.services.db, {
    services: names.map((name) => ({ name, price: 100, duration: 30 })),
  });
  long = `/api/garages/${garage.id}`;
});

afterAll(() => api.stop());

/** Headers and undecoded bytes of a response. */
function read(path: string, acceptEncoding?: string): Promise<{ headers: IncomingHttpHeaders; bytes: Buffer }> {
  const headers = acceptEncoding === undefined ? {} : { 'accept-encoding': acceptEncoding };
  return new Promise((resolve, reject) => {
    get(`${api.url}${path}`, { headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      resolve({ headers: response.headers, bytes: Buffer.concat(chunks) });
    }).on('error', reject);
  });
}

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['br;q=1.0, gzip;q=0.8', 'br', brotliDecompressSync],
  ['GZIP', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
  ['identity', undefined, (bytes: Buffer) => bytes],
  ['br;q=0', undefined, (bytes: Buffer) => bytes],
  [undefined, undefined, (bytes: Buffer) => bytes],
])('a long response to a client that accepts %s is encoded as %s', async (accepted, encoding, decode) => {
  const { headers, bytes } = await read(long, accepted);
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers['content-length']).toBe(String(bytes.length));
  expect(headers.vary).toBe('accept-encoding');
  expect(JSON.parse(decode(bytes).toString()).services).toHaveLength(40);
});

test('a short response is not compressed', async () => {
  const { headers, bytes } = await read('/api/garages/nearby?city=Atlantis', 'br, gzip');
  expect(headers['content-encoding']).toBeUndefined();
  expect(bytes.toString()).toBe('[]');
});
