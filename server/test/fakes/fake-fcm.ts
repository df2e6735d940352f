import { createPublicKey, generateKeyPairSync, type KeyObject, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** `UNREGISTERED`: the device is gone; `SENDER_ID_MISMATCH`: it belongs to another project. */
export type FcmFailure =
  | 'hang'
  | 'UNREGISTERED'
  | 'SENDER_ID_MISMATCH'
  | 'INVALID_ARGUMENT'
  | { status: number; retryAfter?: string };

export interface FcmMessage {
  token: string;
  notification: { title: string; body: string };
  data: Record<string, string>;
  android: { priority: string; ttl: string; collapse_key: string; notification: { tag: string } };
  apns: { headers: Record<string, string> };
}

export interface FakeFcm {
  url: string;
  /** Content of the key file. */
  account: Record<string, string>;
  messages: FcmMessage[];
  tokensGiven: number;
  misbehave(...failures: FcmFailure[]): void;
  stop(): Promise<void>;
}

/** Google's token endpoint (RFC 7523) and FCM's HTTP v1 API on one local port. */
export async function startFakeFcm(): Promise<FakeFcm> {
  const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const accessTokens = new Set<string>();
  const failures: FcmFailure[] = [];
  const server = createServer((request, response) => void answer(request, response));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readText(request);
    if (request.url === '/token') return giveToken(response, body);
    if (request.method !== 'POST' || request.url !== '/v1/projects/pahiya-test/messages:send')
      return send(response, 404, {});
    const accessToken = request.headers.authorization?.match(/^Bearer (\S+)$/)?.[1] ?? '';
    if (!accessTokens.has(accessToken)) return refuse(response, 401, 'UNAUTHENTICATED');
    const failure = failures.shift();
    if (failure) return failure === 'hang' ? undefined : fail(response, failure);
    const { message } = JSON.parse(body);
    fcm.messages.push(message);
    send(response, 200, { name: `projects/pahiya-test/messages/${fcm.messages.length}` });
  }

  function giveToken(response: ServerResponse, body: string) {
    const form = new URLSearchParams(body);
    const isGrant = form.get('grant_type') === 'urn:ietf:params:oauth:grant-type:jwt-bearer';
    const isGood = isGrant && isAssertion(form.get('assertion') ?? '', pair.publicKey, fcm.account.client_email ?? '');
    if (!isGood) return send(response, 400, { error: 'invalid_grant', error_description: 'Invalid JWT' });
    const token = randomBytes(24).toString('base64url');
    accessTokens.add(token);
    fcm.tokensGiven += 1;
    send(response, 200, { access_token: token, expires_in: 3_599, token_type: 'Bearer' });
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fcm: FakeFcm = {
    url,
    account: {
      type: 'service_account',
      project_id: 'pahiya-test',
      client_email: 'push@pahiya-test.iam.gserviceaccount.com',
      private_key: pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      token_uri: `${url}/token`,
    },
    messages: [],
    tokensGiven: 0,
    misbehave: (...wanted) => void failures.push(...wanted),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return fcm;
}

function isAssertion(jwt: string, publicKey: KeyObject, email: string): boolean {
  const [head = '', payload = '', signature = ''] = jwt.split('.');
  const key = createPublicKey(publicKey.export({ type: 'spki', format: 'pem' }));
  if (!verify('RSA-SHA256', Buffer.from(`${head}.${payload}`), key, Buffer.from(signature, 'base64url'))) return false;
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const seconds = Date.now() / 1_000;
  return (
    claims.iss === email &&
    claims.aud === 'https://oauth2.googleapis.com/token' &&
    claims.scope === 'https://www.googleapis.com/auth/firebase.messaging' &&
    claims.exp > seconds &&
    claims.exp <= seconds + 3_601
  );
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

function fail(response: ServerResponse, failure: Exclude<FcmFailure, 'hang'>) {
  if (failure === 'UNREGISTERED') return refuse(response, 404, 'NOT_FOUND', failure);
  if (failure === 'SENDER_ID_MISMATCH') return refuse(response, 403, 'PERMISSION_DENIED', failure);
  if (failure === 'INVALID_ARGUMENT') return refuse(response, 400, failure, failure);
  if (failure.retryAfter !== undefined) response.setHeader('retry-after', failure.retryAfter);
  refuse(response, failure.status, 'UNAVAILABLE', 'UNAVAILABLE');
}

/** https://firebase.google.com/docs/reference/fcm/rest/v1/ErrorCode */
function refuse(response: ServerResponse, status: number, name: string, errorCode?: string): void {
  const details = errorCode ? [{ '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode }] : [];
  send(response, status, { error: { code: status, message: name, status: name, details } });
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
