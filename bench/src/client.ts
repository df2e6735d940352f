import http, { type Agent, type IncomingHttpHeaders } from 'node:http';
import https from 'node:https';

export interface Client {
  url: string;
  agent: Agent;
  /** How long to wait while the server says nothing; ten seconds without this. */
  patienceMs?: number;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** The body as sent, possibly compressed. */
  body: Buffer;
}

interface Asked {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

interface Connections {
  /** Local address to send from, such as 127.0.0.2, so that the server sees another visitor. */
  from?: string;
  most?: number;
  keepAlive?: boolean;
  patienceMs?: number;
}

const usualPatienceMs = 10_000;

/** The product closes an idle connection after 65 s. A request on its way at that moment would fail. */
const idleMs = 50_000;

/** Headers of current browsers. */
export const asBrowser = { 'accept-encoding': 'gzip, deflate, br, zstd' };

/** Keeps connections open by default, as a browser does. */
export function openClient(url: string, connections: Connections = {}): Client {
  const { from, most = 1, keepAlive = true, patienceMs = usualPatienceMs } = connections;
  const options = { keepAlive, maxSockets: most, timeout: idleMs, ...(from && { localAddress: from }) };
  // A proxy on this machine has a certificate that nobody signed.
  const agent = isSecure(url) ? new https.Agent({ ...options, rejectUnauthorized: false }) : new http.Agent(options);
  return { url, agent, patienceMs };
}

/** Rejects when the server says nothing for too long. */
export function ask(
  { url, agent, patienceMs = usualPatienceMs }: Client,
  { method = 'GET', path, headers = {}, body }: Asked,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { request } = isSecure(url) ? https : http;
    const sent = request(url + path, { agent, method, headers, timeout: patienceMs }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('timeout', () => sent.destroy(new Error(`${method} ${path}: no answer in time`)));
    sent.on('error', reject);
    sent.end(body);
  });
}

function isSecure(url: string): boolean {
  return url.startsWith('https:');
}
