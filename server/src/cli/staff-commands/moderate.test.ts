import { randomUUID } from 'node:crypto';
import type { Comment, Post } from '@pahiya/contract/community/schemas';
import type { Page } from '@pahiya/contract/shared/pages';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import type { Customer } from '../../../test/customers.ts';
import { sendMails } from '../../../test/mailing.ts';
import { createMember, like, readFeed, writeComment, writePost } from '../../../test/members.ts';
import { authSessions } from '../../features/auth/tables.ts';
import { moderationActions, reports } from '../../features/community/tables.ts';
import { profiles } from '../../features/people/tables.ts';
import { answerRequest } from './answer-request.ts';
import { parseDeskArguments } from './arguments.ts';

let api: Api;
let author: Customer;
let reader: Customer;
let post: Post;

beforeAll(async () => {
  api = await startApi();
});

beforeEach(async () => {
  author = await createMember(api, 'Ravi Kumar');
  reader = await createMember(api, 'Meera Iyer');
  post = await writePost(api, author, 'Buy my \u001b[2Jpills');
});

afterAll(() => api.stop());

async function desk(...args: string[]): Promise<string[]> {
  return (
    await answerRequest(
      api.services.db,
      parseDeskArguments([...args, '--by', 'Zoya']),
      new Date(),
      async () => api.services.files.store,
    )
  ).lines;
}

function reportsShown() {
  return answerRequest(
    api.services.db,
    parseDeskArguments(['reports']),
    new Date(),
    async () => api.services.files.store,
  ).then(({ lines }) => lines);
}

async function report(target: string, targetId: string, by = reader) {
  const input = { target, targetId, reason: 'spam', details: 'Again and again' };
  return await api.call<{ id: string }>('POST', '/reports', input, by);
}

async function statusOf(reportId: string) {
  const [row] = await api.services.db.select().from(reports).where(eq(reports.id, reportId));
  return row?.status;
}

function actionsOn(targetId: string) {
  return api.services.db
    .select({ actor: moderationActions.actor, action: moderationActions.action, reason: moderationActions.reason })
    .from(moderationActions)
    .where(eq(moderationActions.targetId, targetId))
    .orderBy(asc(moderationActions.createdAt));
}

async function usernameOf({ id }: Customer): Promise<string> {
  const [row] = await api.services.db.select().from(profiles).where(eq(profiles.id, id));
  return row?.username ?? '';
}

function read(path: string, by?: Customer) {
  return api.call<Post>('GET', path, undefined, { token: by?.token });
}

test('a report is in the queue once, with the reported content, until it is dismissed', async () => {
  const { status, body } = await report('post', post.id);
  expect(status).toBe(200);
  expect((await report('post', post.id)).body).toEqual(body);
  const other = await report('post', post.id, await createMember(api));
  const lines = await reportsShown();
  const line = lines.find((text) => text.startsWith(body.id));
  for (const part of ['spam', `post ${post.id}`, '"Buy my [2Jpills"', 'reported with "Again and again"'])
    expect(line).toContain(part);
  expect(lines.join()).not.toContain('\u001b');
  expect(await desk('dismiss', body.id)).toEqual(['The report is dismissed.']);
  expect(await desk('dismiss', body.id)).toEqual(['Nothing was changed. There is no such open report.']);
  expect([await statusOf(body.id), await statusOf(other.body.id)]).toEqual(['dismissed', 'dismissed']);
  expect((await report('post', post.id)).body).not.toEqual(body);
});

test('invisible or own content cannot be reported', async () => {
  const { id } = await writeComment(api, author, post.id);
  const unseen: [string, string, Customer][] = [
    ['post', post.id, author],
    ['comment', id, author],
    ['profile', author.id, author],
    ['post', randomUUID(), reader],
    ['comment', post.id, reader],
    ['profile', post.id, reader],
  ];
  for (const [target, targetId, by] of unseen) expect((await report(target, targetId, by)).status).toBe(404);
  for (const [target, targetId] of [['comment', id] as const, ['profile', author.id] as const])
    expect((await report(target, targetId)).status).toBe(200);
});

test('a hidden post is visible only to its author until it is restored', async () => {
  const { body } = await report('post', post.id);
  expect(await desk('hide', 'post', post.id, '--reason', 'Spam')).toEqual(['The post is hidden.']);
  expect(await desk('hide', 'post', post.id, '--reason', 'Spam')).toEqual([
    'Nothing was changed. It is hidden already.',
  ]);
  expect(await statusOf(body.id)).toBe('upheld');
  const nowhere = await read(`/posts/${randomUUID()}`, reader);
  for (const by of [reader, undefined]) expect((await read(`/posts/${post.id}`, by)).body).toEqual(nowhere.body);
  expect((await readFeed(api, reader)).items.map(({ id }) => id)).not.toContain(post.id);
  expect((await like(api, reader, post.id)).status).toBe(404);
  expect((await read(`/posts/${post.id}`, author)).body).toMatchObject({ isHidden: true });
  expect(await desk('restore', 'post', post.id)).toEqual(['The post is shown.']);
  expect((await read(`/posts/${post.id}`, reader)).body).toMatchObject({ isHidden: false });
  expect(await actionsOn(post.id)).toEqual([
    { actor: 'Zoya', action: 'hide', reason: 'Spam' },
    { actor: 'Zoya', action: 'restore', reason: '' },
  ]);
});

test('a hidden comment is neither listed nor counted', async () => {
  const comment = await writeComment(api, reader, post.id, 'Rude');
  const listed = async () =>
    (await api.call<Page<Comment>>('GET', `/posts/${post.id}/comments`, undefined, reader)).body.items;
  expect(await desk('hide', 'comment', comment.id, '--reason', 'Rude')).toEqual(['The comment is hidden.']);
  expect(await listed()).toEqual([]);
  expect((await read(`/posts/${post.id}`, reader)).body.comments).toBe(0);
  expect((await api.call('DELETE', `/comments/${comment.id}`, undefined, reader)).status).toBe(404);
  await desk('restore', 'comment', comment.id);
  expect(await listed()).toEqual([comment]);
  expect((await read(`/posts/${post.id}`, reader)).body.comments).toBe(1);
});

test("a suspended person's likes and comments leave the counters, and return with the person", async () => {
  const third = await createMember(api, 'Kiran');
  const counts = async (by?: Customer) => {
    const { likes, comments } = (await read(`/posts/${post.id}`, by)).body;
    return { likes, comments };
  };
  await like(api, reader, post.id);
  await like(api, third, post.id);
  await writeComment(api, reader, post.id);
  await report('profile', reader.id, third);
  const name = await usernameOf(reader);
  expect(await desk('suspend', `@${name}`, '--reason', 'Threats')).toEqual([`@${name} is suspended.`]);
  expect(await desk('suspend', name, '--reason', 'Threats')).toEqual([
    'Nothing was changed. They are suspended already.',
  ]);
  for (const by of [author, third, undefined]) expect(await counts(by)).toEqual({ likes: 1, comments: 0 });
  const sessions = await api.services.db.select().from(authSessions).where(eq(authSessions.userId, reader.id));
  expect(sessions).toEqual([]);
  expect(await desk('reinstate', name)).toEqual([`@${name} is back.`]);
  for (const by of [author, undefined]) expect(await counts(by)).toEqual({ likes: 2, comments: 1 });
  expect(await desk('reinstate', name)).toEqual(['Nothing was changed. They are not suspended.']);
});

test('a suspended person is invisible and cannot write', async () => {
  const name = await usernameOf(author);
  await desk('suspend', name, '--reason', 'Threats');
  expect((await read(`/posts/${post.id}`, reader)).status).toBe(404);
  expect((await readFeed(api, reader)).items.map(({ id }) => id)).not.toContain(post.id);
  // The node still trusts the session.
  const own = await writePost(api, reader);
  const body = { caption: 'Hello', content: 'Hello', idempotencyKey: randomUUID() };
  const writes: [string, string, unknown][] = [
    ['POST', '/posts', { caption: body.caption, idempotencyKey: body.idempotencyKey }],
    ['POST', `/posts/${own.id}/comments`, { content: body.content, idempotencyKey: body.idempotencyKey }],
    ['PUT', `/posts/${own.id}/like`, undefined],
  ];
  for (const [method, path, input] of writes) {
    const answer = await api.call(method, path, input, author);
    expect(answer).toMatchObject({ status: 403, body: { code: 'ACCOUNT_SUSPENDED' } });
  }
});

test('a warned person gets a mail', async () => {
  const name = await usernameOf(author);
  expect(await desk('warn', name, '--reason', 'No advertising, please.')).toEqual([`@${name} is warned, by mail.`]);
  const sent = await sendMails(api.services.db);
  const mail = sent.find(({ to }) => to === author.email);
  expect(mail?.text).toContain('No advertising, please.');
  const listed = await api.call<Page<object>>('GET', '/notifications', undefined, author);
  expect(listed.body.items).toEqual([]);
});

test('unknown objects and invalid input change nothing', async () => {
  expect(await desk('hide', 'post', randomUUID(), '--reason', 'x')).toEqual([
    'Nothing was changed. There is no such post.',
  ]);
  expect(await desk('suspend', 'nobody-at-all', '--reason', 'x')).toEqual([
    'Nothing was changed. There is nobody called @nobody-at-all.',
  ]);
  const wrong: [string[], string | RegExp][] = [
    [['hide', 'profile', post.id, '--reason', 'x'], 'TARGET: say post or comment'],
    [['hide', 'post', 'x', '--reason', 'x'], 'ID: this is no id'],
    [['hide', 'post', post.id], /^Usage/],
    [['suspend', 'ravi'], /^Usage/],
    [['dismiss', 'x'], 'REPORT: this is no id'],
    [['suspend', 'ravi', 'kumar', '--reason', 'x'], /^Usage/],
  ];
  for (const [args, line] of wrong) expect(() => parseDeskArguments([...args, '--by', 'Zoya'])).toThrow(line);
});
