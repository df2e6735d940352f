import type { PublicProfile } from '@pahiya/contract/profiles/schemas';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { roundsOf } from '../../../../scripts/long-run.ts';
import { type Api, startApi } from '../../../test/api.ts';
import { createPerson, type Person } from '../../../test/people.ts';
import { profiles } from '../people/tables.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});

afterAll(() => api.stop());

async function createPeople(count: number): Promise<Person[]> {
  const people: Person[] = [];
  for (let made = 0; made < count; made++) people.push(await createPerson(api, `Person ${made}`));
  return people;
}

type Action = 'follow' | 'unfollow' | 'block' | 'unblock';

function act(person: Person, action: Action, other: Person): Promise<{ status: number }> {
  const method = action.startsWith('un') ? 'DELETE' : 'PUT';
  const noun = action.replace('un', '');
  return api.call(method, `/profiles/${other.username}/${noun}`, undefined, { token: person.token });
}

/** Counters that differ from a fresh count, and follows between people one of whom has blocked the other. */
async function countProblems(): Promise<unknown> {
  const { rows } = await api.services.db.execute(sql`select
    (select count(*)::int from profiles p left join profile_counts c on c.user_id = p.id
      where coalesce(c.followers, 0) <> (select count(*) from followers f where f.following_id = p.id and f.is_counted)
        or coalesce(c.following, 0) <> (select count(*) from followers f where f.follower_id = p.id and f.is_counted)
    ) as wrong,
    (select count(*)::int from followers f join blocks b
      on (b.blocker_id, b.blocked_id) in ((f.follower_id, f.following_id), (f.following_id, f.follower_id))) as crossed,
    (select count(*)::int from followers f where f.is_counted <> not exists (
      select from profiles p where p.id in (f.follower_id, f.following_id)
        and (p.suspended_at is not null or p.deactivated_at is not null))) as miscounted`);
  return rows[0];
}

const sound = { wrong: 0, crossed: 0, miscounted: 0 };

test('when fifty people follow and unfollow one person at once, the counter matches the rows', {
  timeout: 60_000,
}, async () => {
  const [star, ...crowd] = await createPeople(51);
  if (!star) throw new Error('There is one');
  const statuses = await Promise.all(
    crowd.flatMap((one, index) =>
      Array.from({ length: 8 }, (_, turn) => act(one, (turn + index) % 2 === 0 ? 'follow' : 'unfollow', star)),
    ),
  );
  expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await countProblems()).toEqual(sound);
  await Promise.all(crowd.map((one) => act(one, 'follow', star)));
  const { body } = await api.call<PublicProfile>('GET', `/profiles/${star.username}`, undefined, { token: star.token });
  expect(body.followers).toBe(50);
});

test('counters stay correct when people follow, block and are suspended at once', { timeout: 60_000 }, async () => {
  const people = await createPeople(6);
  const actions: Action[] = ['follow', 'follow', 'unfollow', 'follow', 'block', 'unblock'];
  const acts: Promise<{ status: number }>[] = [];
  for (let round = 0; round < roundsOf(8); round++) {
    for (const [index, one] of people.entries()) {
      const other = people[(index + 1 + (round % (people.length - 1))) % people.length];
      const action = actions[(round + index) % actions.length];
      if (other && action) acts.push(act(one, action, other), act(other, action, one));
    }
  }
  const [, , , away] = people;
  const suspend = async () => {
    for (let turn = 0; turn < 6; turn++) {
      const suspendedAt = turn % 2 === 0 ? new Date() : null;
      await api.services.db
        .update(profiles)
        .set({ suspendedAt })
        .where(eq(profiles.id, away?.id ?? ''));
    }
  };
  const [answers] = await Promise.all([Promise.all(acts), suspend()]);
  const unexpected = answers.filter(({ status }) => ![200, 403, 404].includes(status));
  expect(unexpected).toEqual([]);
  expect(await countProblems()).toEqual(sound);
});

test('a person who is being blocked does not follow in the end', { timeout: 60_000 }, async () => {
  for (let round = 0; round < roundsOf(15); round++) {
    const [asha, ravi] = await createPeople(2);
    if (!asha || !ravi) throw new Error('There are two');
    await Promise.all([act(asha, 'follow', ravi), act(ravi, 'follow', asha), act(ravi, 'block', asha)]);
  }
  expect(await countProblems()).toEqual(sound);
});
