import { Agent, request } from 'node:http';
import type { Session } from '@pahiya/contract/auth/schemas';
import { apiPrefix } from '@pahiya/contract/router';

export interface Reply {
  status: number;
  /** The code of an error answer. */
  code: string | undefined;
  body: unknown;
}

export interface Client {
  url: string;
  agent: Agent;
}

export interface Clients {
  at(index: number): Client;
  close(): Promise<void>;
}

/** Like separate browsers. With `keepAlive` each has an open connection before the measurement. */
export async function openClients(url: string, count: number, keepAlive: boolean): Promise<Clients> {
  const clients = Array.from({ length: count }, () => ({ url, agent: new Agent({ keepAlive, maxSockets: 1 }) }));
  if (keepAlive) await Promise.all(clients.map((client) => send(client, 'GET', '/healthz')));
  return {
    at(index) {
      const client = clients[index];
      if (!client) throw new Error(`There are only ${count} clients`);
      return client;
    },
    async close() {
      for (const { agent } of clients) agent.destroy();
    },
  };
}

export function post(client: Client, path: string, body: unknown, token?: string): Promise<Reply> {
  return send(client, 'POST', apiPrefix + path, body, token);
}

export function get(client: Client, path: string, token: string): Promise<Reply> {
  return send(client, 'GET', apiPrefix + path, undefined, token);
}

export function put(client: Client, path: string, body: unknown, token: string): Promise<Reply> {
  return send(client, 'PUT', apiPrefix + path, body, token);
}

function send({ url, agent }: Client, method: string, path: string, body?: unknown, token?: string): Promise<Reply> {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  return new Promise((resolve, reject) => {
    const sent = request(url + path, { agent, method, headers }, async (response) => {
      let text = '';
      for await (const chunk of response.setEncoding('utf8')) text += chunk;
      const answer: unknown = response.headers['content-type']?.includes('json') ? JSON.parse(text) : text;
      resolve({ status: response.statusCode ?? 0, code: codeOf(answer), body: answer });
    });
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

function codeOf(answer: unknown): string | undefined {
  return typeof answer === 'object' && answer !== null && 'code' in answer ? String(answer.code) : undefined;
}

/** Four at a time, because hashing passwords uses all CPU. Resolves to access tokens. */
export async function signUpCustomers(url: string, count: number): Promise<string[]> {
  const clients = await openClients(url, 4, false);
  const numbers = Array.from({ length: count }, (_, index) => index).values();
  const tokens: string[] = [];
  async function work(client: Client): Promise<void> {
    for (const number of numbers) tokens.push(await signUp(client, number));
  }
  await Promise.all([0, 1, 2, 3].map((index) => work(clients.at(index))));
  await clients.close();
  return tokens;
}

async function signUp(client: Client, number: number): Promise<string> {
  const email = `customer-${Date.now()}-${number}@example.com`;
  const { status, body } = await post(client, '/auth/sign-up', {
    fullName: 'Asha Rao',
    email,
    password: 'six of them',
    isAdult: true,
  });
  if (status !== 201) throw new Error(`The sign-up was refused: ${JSON.stringify(body)}`);
  return (body as { session: Session }).session.accessToken;
}
