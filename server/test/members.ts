import { randomUUID } from 'node:crypto';
import type { Comment, Post, PostState } from '@pahiya/contract/community/schemas';
import type { Page } from '@pahiya/contract/shared/pages';
import { sql } from 'drizzle-orm';
import type { Api } from './api.ts';
import { type Customer, createCustomer } from './customers.ts';

/** The account is 30 days old, so that limits of new accounts do not apply. */
export async function createMember(api: Api, fullName?: string): Promise<Customer> {
  const member = await createCustomer(api, fullName);
  await api.services.db.execute(
    sql`update auth_users set created_at = now() - interval '30 days' where id = ${member.id}`,
  );
  return member;
}

export async function writePost(api: Api, { token }: Customer, caption = 'Clean at last'): Promise<Post> {
  const input = { caption, idempotencyKey: randomUUID() };
  const { status, body } = await api.call<Post>('POST', '/posts', input, { token });
  if (status !== 201) throw new Error(`The post was refused: ${JSON.stringify(body)}`);
  return body;
}

export async function writeComment(
  api: Api,
  { token }: Customer,
  postId: string,
  content = 'Lovely',
): Promise<Comment> {
  const input = { content, idempotencyKey: randomUUID() };
  const { status, body } = await api.call<Comment>('POST', `/posts/${postId}/comments`, input, { token });
  if (status !== 201) throw new Error(`The comment was refused: ${JSON.stringify(body)}`);
  return body;
}

export function like(api: Api, { token }: Customer, postId: string) {
  return api.call<PostState>('PUT', `/posts/${postId}/like`, undefined, { token });
}

export async function readFeed(api: Api, { token }: Customer, query: Record<string, string> = {}) {
  const { body } = await api.call<Page<Post>>('GET', `/posts?${new URLSearchParams(query)}`, undefined, { token });
  return body;
}
