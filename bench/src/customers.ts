import { randomUUID } from 'node:crypto';
import type { Session } from '@pahiya/contract/auth/schemas';
import { apiPrefix } from '@pahiya/contract/router';
import { ask, type Client, openClient } from './client.ts';

export interface Reply {
  status: number;
  /** The code of an error answer. */
  code: string | undefined;
  body: unknown;
}

export interface Clients {
  at(index: number): Client;
  close(): Promise<void>;
}

/** Opens clients that act like separate browsers. With `keepAlive` it also opens their connections in advance. */
export async function openClients(url: string, count: number, keepAlive: boolean): Promise<Clients> {
  const clients = Array.from({ length: count }, () => openClient(url, { keepAlive }));
  if (keepAlive) await Promise.all(clients.map((client) => ask(client, { path: '/healthz' })));
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
  return call(client, 'POST', path, body, token);
}

export function get(client: Client, path: string, token?: string): Promise<Reply> {
  return call(client, 'GET', path, undefined, token);
}

export function put(client: Client, path: string, body: unknown, token: string): Promise<Reply> {
  return call(client, 'PUT', path, body, token);
}

export function remove(client: Client, path: string, token: string): Promise<Reply> {
  return call(client, 'DELETE', path, undefined, token);
}

async function call(client: Client, method: string, path: string, body: unknown, token?: string): Promise<Reply> {
  const sent = {
    method,
    path: apiPrefix + path,
    headers: { 'content-type': 'application/json', ...(token && bearer(token)) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
  const { status, headers, body: bytes } = await ask(client, sent);
  const text = bytes.toString();
  const answer: unknown = headers['content-type']?.includes('json') ? JSON.parse(text) : text;
  return { status, code: codeOf(answer), body: answer };
}

export function bearer(token: string): { authorization: string } {
  return { authorization: `Bearer ${token}` };
}

/** Reads the account's id from an access token. */
export function accountOf(token: string): string {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub;
}

function codeOf(answer: unknown): string | undefined {
  return typeof answer === 'object' && answer !== null && 'code' in answer ? String(answer.code) : undefined;
}

/** Signs up four accounts at a time, because hashing passwords uses all CPU. */
export async function signUpAccounts(url: string, count: number): Promise<Account[]> {
  const clients = await openClients(url, 4, false);
  const numbers = Array.from({ length: count }, (_, index) => index).values();
  const accounts: Account[] = [];
  async function work(client: Client): Promise<void> {
    for (const _ of numbers) accounts.push(await signUp(client));
  }
  await Promise.all([0, 1, 2, 3].map((index) => work(clients.at(index))));
  await clients.close();
  return accounts;
}

/** Resolves to access tokens. */
export async function signUpCustomers(url: string, count: number): Promise<string[]> {
  return (await signUpAccounts(url, count)).map(({ token }) => token);
}

export interface Account {
  email: string;
  token: string;
}

/** All accounts of the benchmarks have this password. */
export const password = 'six of them';

export async function signIn(client: Client, email: string): Promise<string> {
  const { status, body } = await post(client, '/auth/sign-in', { email, password });
  if (status !== 200) throw new Error(`The sign-in was refused with ${status}`);
  return (body as Session).accessToken;
}

export async function signUp(client: Client): Promise<Account> {
  const email = `customer-${randomUUID()}@example.com`;
  const { status, body } = await post(client, '/auth/sign-up', {
    fullName: 'Asha Rao',
    email,
    password,
    isAdult: true,
  });
  if (status !== 201) throw new Error(`The sign-up was refused: ${JSON.stringify(body)}`);
  return { email, token: (body as { session: Session }).session.accessToken };
}
