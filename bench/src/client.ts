import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface Client {
  url: string;
  agent: Agent;
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
  body?: string;
}

interface Connections {
  /** Local address to send from, such as 127.0.0.2, so that the server sees another visitor. */
  from?: string;
  most?: number;
  keepAlive?: boolean;
}

const patienceMs = 10_000;

/** The product closes an idle connection after 65 s. A request on its way at that moment would fail. */
const idleMs = 50_000;

/** Headers of current browsers. */
export const asBrowser = { 'accept-encoding': 'gzip, deflate, br, zstd' };

/** Keeps connections open by default, as a browser does. */
export function openClient(url: string, { from, most = 1, keepAlive = true }: Connections = {}): Client {
  const agent = new Agent({ keepAlive, maxSockets: most, timeout: idleMs, ...(from && { localAddress: from }) });
  return { url, agent };
}

/** Rejects when the server says nothing for ten seconds. */
export function ask({ url, agent }: Client, { method = 'GET', path, headers = {}, body }: Asked): Promise<Answer> {
  return new Promise((resolve, reject) => {
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
