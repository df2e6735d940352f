import { randomUUID } from 'node:crypto';
import type { Post } from '@pahiya/contract/community/schemas';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import type { Customer } from '../../../test/customers.ts';
import { createMember, readFeed } from '../../../test/members.ts';
import { files } from '../files/tables.ts';

let api: Api;
let asha: Customer;
let kiran: Customer;

beforeAll(async () => {
  api = await startApi();
  asha = await createMember(api, 'Asha Rao');
  kiran = await createMember(api, 'Kiran Das');
});

afterAll(() => api.stop());

type Stored = typeof files.$inferInsert;

/** Inserts a file row like an upload does. */
async function store(owner: Customer, change: Partial<Stored> = {}): Promise<string> {
  const id = randomUUID();
  await api.services.db.insert(files).values({
    ...{ id, userId: owner.id, purpose: 'post', folder: `posts/${id}`, contentType: 'image/webp', bytes: 9_000 },
    ...{ width: 1_280, height: 960, widths: [640, 1_280], placeholder: 'data:image/webp;base64,AA==', ...change },
  });
  return id;
}

function write(fileId: string, idempotencyKey = randomUUID()) {
  return api.call<Post>('POST', '/posts', { caption: 'Look', fileId, idempotencyKey }, asha);
}

async function releasedAt(fileId: string) {
  const [file] = await api.services.db.select().from(files).where(eq(files.id, fileId));
  return file?.releasedAt;
}

test('a post shows its picture, which is kept as long as the post exists', async () => {
  const fileId = await store(asha);
  const key = randomUUID();
  const { status, body } = await write(fileId, key);
  expect(status).toBe(201);
  expect(body.image).toMatchObject({ width: 1_280, height: 960, placeholder: 'data:image/webp;base64,AA==' });
  expect(body.image?.sources.map(({ width }) => width)).toEqual([640, 1_280]);
  expect(body.image?.url).toBe(body.image?.sources[1]?.url);
  expect((await readFeed(api, kiran)).items[0]?.image).toEqual(body.image);
  expect((await write(fileId, key)).body).toEqual(body);
  expect(await releasedAt(fileId)).toBeNull();
  await api.call('DELETE', `/posts/${body.id}`, undefined, asha);
  expect(await releasedAt(fileId)).toEqual(new Date(0));
});

test('only the author’s own recent, unused upload for a post can become its picture', async () => {
  const used = await store(asha);
  await write(used);
  const wrong = [
    randomUUID(),
    used,
    await store(kiran),
    await store(asha, { purpose: 'avatar' }),
    await store(asha, { releasedAt: new Date(Date.now() - 25 * 3_600_000) }),
    await store(asha, { releasedAt: new Date(0) }),
  ];
  for (const fileId of wrong) {
    const { status, body } = await write(fileId);
    expect({ status, body }).toMatchObject({
      status: 409,
      body: { code: 'FILE_NOT_FOUND', data: { field: 'fileId' } },
    });
  }
});

test('one of several simultaneous posts with the same picture gets it', async () => {
  const fileId = await store(asha);
  const answers = await Promise.all(Array.from({ length: 6 }, () => write(fileId)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(5).fill(409)]);
});
