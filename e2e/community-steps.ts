import { fileURLToPath } from 'node:url';
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import type { Post } from '../contract/src/community/schemas.ts';
import type { Customer } from './api.ts';
import type { Texts } from './texts.ts';

export const photo = fileURLToPath(new URL('../server/data/demo-pictures/brake-disc/480.webp', import.meta.url));

/** A unique caption, because other tests post at the same time. */
export function newCaption(words: string): string {
  return `${words} ${crypto.randomUUID().slice(0, 8)}`;
}

export function postOf(page: Page, caption: string): Locator {
  return page.getByRole('article').filter({ hasText: caption });
}

/** The button's name begins with the word; a count follows. */
export function action(post: Locator, word: string): Locator {
  return post.getByRole('button', { name: new RegExp(`^${word}`) });
}

export async function writePost(page: Page, { community: t }: Texts, caption: string, file?: string): Promise<Locator> {
  await page.getByRole('button', { name: t.create.open, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t.create.title });
  await dialog.getByLabel(t.create.caption).fill(caption);
  if (file) {
    await dialog.getByLabel(t.create.addPhoto).setInputFiles(file);
    await expect(dialog.getByText(t.create.uploaded)).toBeVisible();
  }
  await dialog.getByRole('button', { name: t.create.submit, exact: true }).click();
  await expect(dialog).toBeHidden();
  const post = postOf(page, caption);
  await expect(post).toBeVisible();
  return post;
}

function bearer({ accessToken }: Customer) {
  return { authorization: `Bearer ${accessToken}` };
}

/** Posts through the API, as a person on another device would. */
export async function createPost(request: APIRequestContext, customer: Customer, caption: string): Promise<Post> {
  const answer = await request.post('/api/posts', {
    headers: bearer(customer),
    data: { caption, idempotencyKey: crypto.randomUUID() },
  });
  expect(answer.status()).toBe(201);
  return answer.json();
}

export async function updateProfile(request: APIRequestContext, customer: Customer, data: object): Promise<void> {
  const answer = await request.patch('/api/profiles/me', { headers: bearer(customer), data });
  expect(answer.status()).toBe(200);
}

export async function chooseInMenu(page: Page, post: Locator, { community: t }: Texts, item: string): Promise<void> {
  await post.getByRole('button', { name: t.post.menu }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

export function isFeed(url: URL): boolean {
  return url.pathname === '/api/posts';
}

interface HeldFeed {
  /** Resolves when the server has answered. */
  isRead: Promise<void>;
  letGo: () => void;
}

/** Holds back the answer to the next feed request until `letGo` is called. */
export async function holdNextFeed(page: Page): Promise<HeldFeed> {
  const read = Promise.withResolvers<void>();
  const late = Promise.withResolvers<void>();
  let reads = 0;
  await page.route(isFeed, async (route) => {
    reads += 1;
    const isNext = reads === 1;
    const response = await route.fetch();
    read.resolve();
    if (isNext) await late.promise;
    await route.fulfill({ response });
  });
  return { isRead: read.promise, letGo: late.resolve };
}
