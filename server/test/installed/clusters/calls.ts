import { randomUUID } from 'node:crypto';
import type { Session } from '@pahiya/contract/auth/schemas';
import type { Post } from '@pahiya/contract/community/schemas';
import type { Page } from '@pahiya/contract/shared/pages';
import { goodPassword } from '../../customers.ts';

/** Calls real nodes, each on the node of its address. */
export async function signUp(url: string, name: string): Promise<string> {
  const person = { email: `${name}@example.com`, fullName: name, password: goodPassword, isAdult: true };
  const { session } = await send<{ session: Session }>(`${url}/api/auth/sign-up`, person);
  return session.accessToken;
}

export async function writePost(url: string, token: string, caption: string): Promise<string> {
  const { id } = await send<Post>(`${url}/api/posts`, { caption, idempotencyKey: randomUUID() }, token);
  return id;
}

/** The captions, newest first. */
export async function readFeed(url: string, token: string): Promise<string[]> {
  const response = await fetch(`${url}/api/posts`, { headers: { authorization: `Bearer ${token}` } });
  if (response.status !== 200) throw new Error(`The feed answered ${response.status}: ${await response.text()}`);
  const { items } = (await response.json()) as Page<Post>;
  return items.map(({ caption }) => caption);
}

async function send<Body>(url: string, body: unknown, token?: string): Promise<Body> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (response.status !== 201) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Body;
}
