import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import type { OwnProfile } from '../contract/src/profiles/schemas.ts';
import { type Customer, signUp } from './api.ts';
import { rememberSession } from './remember-session.ts';
import { fill, type Texts } from './texts.ts';

export interface Person extends Customer {
  username: string;
  id: string;
}

type Method = 'GET' | 'PUT' | 'PATCH' | 'POST' | 'DELETE';

export async function callAs<Result>(
  request: APIRequestContext,
  { accessToken }: Customer,
  method: Method,
  path: string,
  data?: object,
): Promise<Result> {
  const headers = { authorization: `Bearer ${accessToken}` };
  const answer = await request.fetch(`/api${path}`, { method, headers, ...(data && { data }) });
  expect(answer.ok(), `${method} ${path} answers ${answer.status()}`).toBe(true);
  return answer.json();
}

export async function asPerson(request: APIRequestContext, customer: Customer): Promise<Person> {
  const { id, username } = await callAs<OwnProfile>(request, customer, 'GET', '/profiles/me');
  return { ...customer, id, username };
}

export interface Other {
  person: Person;
  page: Page;
}

export async function openOther(browser: Browser, baseURL: string | undefined, fullName: string): Promise<Other> {
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const page = await context.newPage();
  const person = await asPerson(page.request, await signUp(page.request, fullName));
  await rememberSession(page);
  return { person, page };
}

export async function newPerson(request: APIRequestContext, fullName: string): Promise<Person> {
  return await asPerson(request, await signUp(request, fullName));
}

export async function follow(request: APIRequestContext, follower: Customer, { username }: Person): Promise<void> {
  await callAs(request, follower, 'PUT', `/profiles/${username}/follow`);
}

export async function post(request: APIRequestContext, author: Customer, caption: string): Promise<void> {
  await callAs(request, author, 'POST', '/posts', { caption, idempotencyKey: crypto.randomUUID() });
}

/** The sentences of every dialog that asks for confirmation before a block. */
export function blockingSays({ profile: { hide } }: Texts, name: string): string[] {
  return [hide.unseen, hide.unfollowed, fill(hide.untold, { name }), hide.undoPlace];
}
