import type { DeskReport, ModerationSubject } from '@pahiya/contract/desk/moderation/schemas';
import type { DeskCall } from '@pahiya/contract/desk/support/schemas';
import type { Page } from '@pahiya/contract/shared/pages';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { morning, startApi } from '../../../test/api.ts';
import { auditOf } from '../../../test/audit.ts';
import { createCall, createDeskWorld, createReport, type DeskWorld } from '../../../test/desk-world.ts';
import { createMember, writePost } from '../../../test/members.ts';
import { moderationActions } from '../community/tables.ts';
import { deskAudit } from './tables.ts';

let world: DeskWorld;

beforeAll(async () => {
  world = await createDeskWorld(await startApi());
});

beforeEach(() => {
  world.api.clock.now = morning;
});

afterAll(() => world.api.stop());

async function readAll<Item>(path: string, limit: number): Promise<Item[]> {
  const items: Item[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query = new URLSearchParams({ limit: String(limit), ...(cursor && { cursor }) });
    const address = `${path}${path.includes('?') ? '&' : '?'}${query}`;
    const page: Page<Item> = (await world.api.call<Page<Item>>('GET', address, undefined, world.agent)).body;
    items.push(...page.items);
    cursor = page.nextCursor;
  }
  return items;
}

function rule(path: string, reason = 'Spam') {
  return world.api.call('POST', path, { reason }, world.agent);
}

async function audited(subjectId: string) {
  const rows = await auditOf(world.api.services.db, eq(deskAudit.subjectId, subjectId));
  return rows.map(({ action, actorId }) => [action, actorId]);
}

test('content reported several times is in the queue once, with all reasons', async () => {
  const { api, customer } = world;
  const posts = [await writePost(api, customer, 'First'), await writePost(api, customer, 'Second')];
  for (const reason of ['spam', 'scam', 'hate'] as const)
    for (const { id } of posts) {
      const input = { target: 'post', targetId: id, reason, details: `It is ${reason}` };
      await api.call('POST', '/reports', input, await createMember(api));
    }
  const queue = (await readAll<DeskReport>('/desk/reports', 1)).filter(({ targetId }) =>
    posts.some(({ id }) => id === targetId),
  );
  expect(queue.map(({ excerpt }) => excerpt)).toEqual(['First', 'Second']);
  expect(queue[0]).toMatchObject({ reporters: 3, isHidden: false, isSuspended: false, author: { id: customer.id } });
  expect(queue[0]?.reasons).toEqual([
    { reason: 'spam', note: 'It is spam' },
    { reason: 'scam', note: 'It is scam' },
    { reason: 'hate', note: 'It is hate' },
  ]);
});

test('a post is hidden once and restored, its author is told how to appeal, and all is recorded', async () => {
  const { api, agent, customer } = world;
  const { postId } = await createReport(world);
  for (const path of ['hide', 'hide', 'restore']) {
    expect((await rule(`/desk/moderation/post/${postId}/${path}`)).status).toBe(200);
  }
  expect(await audited(postId)).toEqual([
    ['moderation.hide', agent.id],
    ['moderation.restore', agent.id],
  ]);
  const [ruling] = await api.services.db
    .select()
    .from(moderationActions)
    .where(eq(moderationActions.targetId, postId))
    .orderBy(moderationActions.createdAt);
  expect(ruling).toMatchObject({ action: 'hide', actor: 'Meera agent', reason: 'Spam' });
  await api.services.payments.work.idle();
  const [mail] = api.mails.filter(({ to, text }) => to === customer.email && text.includes('appeal='));
  expect(mail?.text).toContain('Spam');
  expect(mail?.text).toContain(`${api.url}/support/create-ticket?appeal=${ruling?.id}`);
});

test('an agent cannot rule on a colleague, and an admin not on themselves', async () => {
  const { api, agent, admin } = world;
  const suspend = (whom: { id: string }, by: { token: string }) =>
    api.call('POST', `/desk/people/${whom.id}/suspend`, { reason: 'Spam' }, by);
  const refused = { status: 409, body: { code: 'STAFF_MEMBER', data: { field: 'userId' } } };
  for (const colleague of [admin, agent]) expect(await suspend(colleague, agent)).toMatchObject(refused);
  expect(await suspend(admin, admin)).toMatchObject(refused);
  expect((await api.call('GET', '/profiles/me', undefined, admin)).status).toBe(200);
});

test('a person is suspended and reinstated, and unknown people are not found', async () => {
  const { api } = world;
  const person = await createMember(api);
  for (const path of ['warn', 'suspend', 'suspend', 'reinstate'])
    expect((await rule(`/desk/people/${person.id}/${path}`)).status).toBe(200);
  expect((await audited(person.id)).map(([action]) => action)).toEqual([
    'moderation.warn',
    'moderation.suspend',
    'moderation.reinstate',
  ]);
  const nobody = '0190a1b2-0000-7000-8000-000000000000';
  for (const path of [
    `/desk/people/${nobody}/warn`,
    `/desk/moderation/post/${nobody}/hide`,
    `/desk/reports/${nobody}/dismiss`,
  ])
    expect(await rule(path)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
});

test('the queue can be filtered by the kind of content', async () => {
  const { customer } = world;
  const { postId } = await createReport(world);
  const input = { target: 'profile', targetId: customer.id, reason: 'scam', details: '' };
  await world.api.call('POST', '/reports', input, await createMember(world.api));
  const people = await readAll<DeskReport>('/desk/reports?target=profile', 1);
  expect(people).toMatchObject([{ target: 'profile', targetId: customer.id, postId: null, image: null }]);
  const posts = await readAll<DeskReport>('/desk/reports?target=post', 50);
  expect(posts.find(({ targetId }) => targetId === postId)).toMatchObject({ target: 'post', postId });
  expect(new Set(posts.map(({ target }) => target))).toEqual(new Set(['post']));
  await rule(`/desk/reports/${people[0]?.id}/dismiss`);
});

test('content can be viewed with all its rulings, even if nothing is reported', async () => {
  const { postId, reportId } = await createReport(world);
  const path = `/desk/moderation/post/${postId}`;
  const read = async () => (await world.api.call<ModerationSubject>('GET', path, undefined, world.agent)).body;
  expect(await read()).toMatchObject({ postId, isHidden: false, report: { id: reportId, reporters: 1 }, rulings: [] });
  await rule(`${path}/hide`, 'Spam again');
  await rule(`${path}/restore`, 'A mistake');
  expect(await read()).toMatchObject({
    isHidden: false,
    report: null,
    rulings: [
      { action: 'restore', reason: 'A mistake', moderator: 'Meera agent' },
      { action: 'hide', reason: 'Spam again', moderator: 'Meera agent' },
    ],
  });
  const gone = `/desk/moderation/comment/${postId}`;
  expect((await world.api.call('GET', gone, undefined, world.agent)).status).toBe(404);
});

test('dismissed content leaves the queue, and its author is not notified', async () => {
  const { reportId } = await createReport(world);
  expect((await rule(`/desk/reports/${reportId}/dismiss`, 'Fine')).status).toBe(200);
  expect((await rule(`/desk/reports/${reportId}/dismiss`, 'Fine')).status).toBe(404);
  expect((await readAll<DeskReport>('/desk/reports', 50)).map(({ id }) => id)).not.toContain(reportId);
});

const at = (time: string, day = '2026-11-23') => new Date(`${day}T${time}:00+05:30`);

function record(callId: string, outcome: string, note = '') {
  return world.api.call<DeskCall>('POST', `/desk/calls/${callId}/attempts`, { outcome, note }, world.agent);
}

test('calls are listed soonest first, and an unanswered call is retried while its slot lasts', async () => {
  const times = [at('17:00', '2026-11-24'), at('10:00'), at('14:00')];
  const [late, due, next] = [
    await createCall(world, times[0]),
    await createCall(world, times[1]),
    await createCall(world, times[2]),
  ];
  const open = await readAll<DeskCall>('/desk/calls', 1);
  expect(open.map(({ id }) => id)).toEqual([due, next, late]);
  expect(open.map(({ isDue }) => isDue)).toEqual([true, false, false]);
  world.api.clock.now = at('11:00');
  expect((await record(due, 'no_answer', 'It rang')).body).toMatchObject({
    status: 'pending',
    attempts: [{ outcome: 'no_answer', note: 'It rang', author: 'Meera agent' }],
  });
  world.api.clock.now = at('11:59');
  expect((await record(due, 'reached')).body).toMatchObject({ status: 'done', isDue: false });
  expect(await record(due, 'reached')).toMatchObject({ status: 409, body: { code: 'CALL_OVER' } });
  expect((await record(next, 'wrong_number')).body.status).toBe('missed');
  world.api.clock.now = at('19:00', '2026-11-24');
  expect((await record(late, 'no_answer')).body.status).toBe('missed');
  expect((await readAll<DeskCall>('/desk/calls?view=over', 1)).map(({ id }) => id)).toEqual([late, next, due]);
  expect((await audited(due)).map(([action]) => action)).toEqual(['call.attempt', 'call.attempt']);
});

test('when two agents record the same call at once, one learns that it is over', async () => {
  const callId = await createCall(world);
  const answers = await Promise.all([record(callId, 'reached'), record(callId, 'reached')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
});
