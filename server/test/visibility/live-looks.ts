import { randomUUID } from 'node:crypto';
import { posts } from '../../src/features/community/tables.ts';
import { openLive, type ReadStream } from '../live-stream.ts';
import { type Look, read, requests } from './looks.ts';
import { actLater, type Later, undoLater, type World } from './world.ts';

interface Followed {
  done: Later;
  received: ReadStream['received'];
}

/** All looks at a world are at the same events. */
const followed = new WeakMap<World, Promise<Followed>>();

/** The reader has an open page. */
export function followLive(which: keyof Later, change: 'made' | 'gone') {
  return async (world: World): Promise<Look> => {
    const { reader } = world;
    if (!reader.canSignIn) return { raw: '', isSeen: (await read(world, '/live?topics=posts')).status === 200 };
    const seen = followed.get(world) ?? followOnce(world);
    followed.set(world, seen);
    const { done, received } = await seen;
    const refs = received.filter((one) => one.change === change).map(({ ref }) => ref);
    return { raw: JSON.stringify(refs), isSeen: refs.includes(done[which]) };
  };
}

async function followOnce(world: World): Promise<Followed> {
  const { api, reader, postOf } = world;
  requests.add('GET /live');
  const stream = await openLive(api.url, { token: reader.token, topics: `posts,comments:${postOf.witness.id}` });
  const done = await actLater(world);
  await waitForWitness(world, stream);
  await undoLater(world, done);
  await waitForWitness(world, stream);
  stream.close();
  return { done, received: stream.received };
}

/** A post of the witness comes last, so all earlier events have arrived. */
async function waitForWitness({ api, witness }: World, stream: ReadStream): Promise<void> {
  const id = randomUUID();
  const post = { id, userId: witness.id, caption: 'So far', idempotencyKey: id };
  await api.services.db.insert(posts).values(post);
  for (let received = await stream.next(); received && received.ref !== id; ) received = await stream.next();
}
