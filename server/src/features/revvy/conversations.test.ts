import { randomUUID } from 'node:crypto';
import type { Conversation } from '@pahiya/contract/revvy/schemas';
import type { Page } from '@pahiya/contract/shared/pages';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { type Customer, createCustomer } from '../../../test/customers.ts';
import { askAll, createConversation, ended, listMessages, question } from '../../../test/revvy-stream.ts';
import { revvyCleaningQueue } from './jobs.ts';
import { revvyConversations, revvyMessages } from './tables.ts';

let api: Api;
let asha: Customer;

beforeAll(async () => {
  api = await startApi();
});

beforeEach(async () => {
  asha = await createCustomer(api);
});

afterAll(() => api.stop());

async function list(query: Record<string, string> = {}): Promise<Page<Conversation>> {
  const path = `/revvy/conversations?${new URLSearchParams(query)}`;
  return (await api.call<Page<Conversation>>('GET', path, undefined, asha)).body;
}

function change(method: string, id: string, body?: unknown, suffix = '') {
  return api.call<Conversation>(method, `/revvy/conversations/${id}${suffix}`, body, asha);
}

const titles = (page: Page<Conversation>) => page.items.map(({ title }) => title);

test('a conversation is created once, and is called New Chat until a question is asked', async () => {
  const conversationId = randomUUID();
  const made = await Promise.all(
    Array.from({ length: 10 }, () => api.call('POST', '/revvy/conversations', { conversationId }, asha)),
  );
  for (const answer of made)
    expect(answer).toMatchObject({ status: 201, body: { id: conversationId, title: 'New Chat' } });
  expect((await list()).items).toHaveLength(1);
});

test.each([
  ['Why?', 'Why?'],
  ['x'.repeat(40), 'x'.repeat(40)],
  ['x'.repeat(41), `${'x'.repeat(40)}...`],
  ['👨‍👩‍👧‍👦'.repeat(41), `${'👨‍👩‍👧‍👦'.repeat(40)}...`],
  ['क्षि'.repeat(40), 'क्षि'.repeat(40)],
  ['क्षि'.repeat(41), `${'क्षि'.repeat(40)}...`],
  ['two\n\nlines', 'two lines'],
])("the question '%s' names the conversation", async (text, title) => {
  const id = await createConversation(api, asha);
  expect(ended(await askAll(api, asha, id, question(text))).conversation.title).toBe(title);
  const second = ended(await askAll(api, asha, id, question('Another'))).conversation;
  expect(second.title).toBe(title);
});

test('a title set by hand is kept', async () => {
  const id = await createConversation(api, asha);
  expect(await change('PATCH', id, { title: 'गाड़ी' })).toMatchObject({ status: 200, body: { title: 'गाड़ी' } });
  expect(ended(await askAll(api, asha, id, question('Something'))).conversation.title).toBe('गाड़ी');
  for (const title of ['', ' ', 'two\nlines', '\u200b', 'x'.repeat(81)]) {
    expect((await change('PATCH', id, { title })).status, title).toBe(400);
  }
});

test('the list is paged and starts with the conversation used last', async () => {
  const ids: string[] = [];
  for (let index = 0; index < 7; index++) {
    const id = await createConversation(api, asha);
    ids.push(id);
    await askAll(api, asha, id, question(`Number ${index}`));
  }
  await askAll(api, asha, ids[2] ?? '', question('Again'));
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Page<Conversation> = await list({ limit: '3', ...(cursor && { cursor }) });
    seen.push(...titles(page));
    cursor = page.nextCursor;
  } while (cursor);
  expect(seen).toEqual([2, 6, 5, 4, 3, 1, 0].map((index) => `Number ${index}`));
  expect((await api.call('GET', '/revvy/conversations?cursor=W10', undefined, asha)).status).toBe(400);
});

test('conversations with the same timestamp appear on one page each', async () => {
  for (let index = 0; index < 5; index++) await createConversation(api, asha);
  await api.services.db
    .update(revvyConversations)
    .set({ updatedAt: new Date('2026-01-01T00:00:00.123Z') })
    .where(eq(revvyConversations.userId, asha.id));
  const first = await list({ limit: '3' });
  const second = await list({ limit: '3', cursor: first.nextCursor ?? '' });
  expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(5);
  expect(second.nextCursor).toBeNull();
});

test('a search finds titles and messages in any script, and wildcards are taken literally', async () => {
  const texts = ['100% of BRAKES', 'मेरी गाड़ी से आवाज़', 'சத்தம் வருகிறது', 'under_score', 'back\\slash', '👨‍👩‍👧 trip'];
  for (const text of texts) await askAll(api, asha, await createConversation(api, asha), question(text));
  const hits: [string, string[]][] = [
    ['brakes', [texts[0] ?? '']],
    ['100%', [texts[0] ?? '']],
    ['%', [texts[0] ?? '']],
    ['_', [texts[3] ?? '']],
    ['\\', [texts[4] ?? '']],
    // The same letters, encoded as other keyboards write them.
    ['गाड\u093cी', [texts[1] ?? '']],
    ['\u0906\u0935\u093e\u095b', [texts[1] ?? '']],
    ['சத்தம்', [texts[2] ?? '']],
    ['👨‍👩‍👧', [texts[5] ?? '']],
    ['nothing like it', []],
  ];
  for (const [search, expected] of hits) expect(titles(await list({ search })), search).toEqual(expected);
  expect(titles(await list({ search: 'you said' }))).toHaveLength(texts.length);
  expect(titles(await list({ search: '   ' }))).toHaveLength(texts.length);
});

test("a deletion can be undone for one minute by the database's clock, and then is final", async () => {
  const id = await createConversation(api, asha);
  await askAll(api, asha, id, question('Keep me'));
  expect(await change('DELETE', id)).toMatchObject({ status: 200, body: { id } });
  expect((await list()).items).toEqual([]);
  expect((await change('DELETE', id)).status).toBe(404);
  expect((await change('PATCH', id, { title: 'x' })).status).toBe(404);
  expect((await change('GET', id, undefined, '/messages')).status).toBe(404);
  expect((await api.call('POST', '/revvy/conversations', { conversationId: id }, asha)).status).toBe(404);
  expect(await change('POST', id, {}, '/restore')).toMatchObject({ status: 200, body: { title: 'Keep me' } });
  expect((await change('POST', id, {}, '/restore')).status).toBe(200);
  await change('DELETE', id);
  await revvyCleaningQueue(api.services.db).run({});
  expect((await change('POST', id, {}, '/restore')).status).toBe(200);
  await change('DELETE', id);
  await api.services.db
    .update(revvyConversations)
    .set({ deletedAt: sql`now() - interval '60 seconds'` })
    .where(eq(revvyConversations.id, id));
  expect((await change('POST', id, {}, '/restore')).status).toBe(404);
  await revvyCleaningQueue(api.services.db).run({});
  expect(await api.services.db.select().from(revvyConversations).where(eq(revvyConversations.id, id))).toEqual([]);
  expect(await api.services.db.select().from(revvyMessages).where(eq(revvyMessages.conversationId, id))).toEqual([]);
});

test('a thousand messages are paged from the end, each appearing once', async () => {
  const id = await createConversation(api, asha);
  await api.services.db.execute(sql`
    with asked as (
      insert into revvy_messages (id, conversation_id, role, content, language)
      select gen_random_uuid(), ${id}, 'user', 'Message ' || n, 'en' from generate_series(1, 1000) n order by n
      returning 1
    ) select count(*) from asked`);
  const newest = await listMessages(api, asha, id);
  expect(newest.items.map(({ content }) => content)).toEqual(
    Array.from({ length: 20 }, (_, n) => `Message ${981 + n}`),
  );
  const seen: string[] = [];
  let cursor: string | null = '';
  for (let pages = 0; cursor !== null && pages < 30; pages++) {
    const page = await listMessages(api, asha, id, `?limit=50${cursor && `&cursor=${cursor}`}`);
    seen.unshift(...page.items.map(({ content }) => content));
    cursor = page.nextCursor;
  }
  expect(seen).toEqual(Array.from({ length: 1_000 }, (_, n) => `Message ${n + 1}`));
  for (const wrong of ['W10', 'WyJ4Il0', 'WzEuNV0', 'x'])
    expect((await change('GET', id, undefined, `/messages?cursor=${wrong}`)).status, wrong).toBe(400);
});
