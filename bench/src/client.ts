import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface Client {
  url: string;
  agent: Agent;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** As it was sent, compressed or not. */
  body: Buffer;
}

interface Asked {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

interface Connections {
  /** One of the machine's own, such as 127.0.0.2: the server sees another visitor. */
  from?: string;
  most?: number;
  keepAlive?: boolean;
}

const patienceMs = 10_000;

/** As current browsers send it. */
export const asBrowser = { 'accept-encoding': 'gzip, deflate, br, zstd' };

/** Like a browser: its connections stay open. */
export function openClient(url: string, { from, most = 1, keepAlive = true }: Connections = {}): Client {
  return { url, agent: new Agent({ keepAlive, maxSockets: most, ...(from && { localAddress: from }) }) };
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
