import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export interface S3Keys {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

const form =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;

/** AWS Signature Version 4, and the body's hash if it is signed. */
export function isSignedRequest(request: IncomingMessage, body: Buffer, keys: S3Keys): boolean {
  const [, accessKeyId, day = '', region = '', names = '', signature] =
    request.headers.authorization?.match(form) ?? [];
  if (accessKeyId !== keys.accessKeyId || region !== keys.region) return false;
  const bodyHash = String(request.headers['x-amz-content-sha256']);
  if (bodyHash !== 'UNSIGNED-PAYLOAD' && bodyHash !== sha256(body)) return false;
  const scope = `${day}/${region}/s3/aws4_request`;
  const canonical = sha256(canonicalRequest(request, names, bodyHash));
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, canonical].join('\n');
  const parts = [day, region, 's3', 'aws4_request'];
  const key = parts.reduce<Buffer | string>((so, part) => hmac(so, part), `AWS4${keys.secretAccessKey}`);
  return hmac(key, text).toString('hex') === signature;
}

function canonicalRequest({ method, url = '', headers }: IncomingMessage, names: string, bodyHash: string): string {
  const [path = '', query = ''] = url.split('?');
  const lines = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const sorted = query.split('&').filter(Boolean).sort().join('&');
  return [method, path, sorted, lines.join(''), names, bodyHash].join('\n');
}

function sha256(data: Buffer | string): string {
  return createHash('sha256').update(data).digest('hex');
}

function hmac(key: Buffer | string, data: string): Buffer {
  return createHmac('sha256', key).update(data).digest();
}
