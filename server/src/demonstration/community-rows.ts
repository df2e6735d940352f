import { v5 as uuidv5 } from 'uuid';
import type { Demonstration } from './community-schema.ts';

const namespace = '5f0c1d1e-6f0b-4c55-9a9e-2f6a1c7d4b10';
const minute = 60_000;
const hour = 60 * minute;

/** Makes the same id on every machine, so that links stay valid when the demonstration is loaded again. */
export function demonstrationId(kind: 'person' | 'post' | 'comment' | 'follow' | 'file', key: string): string {
  return uuidv5(`${kind}:${key}`, namespace);
}

/** These people cannot sign in, and their addresses are in a domain that never exists (RFC 2606). */
export function personRows({ people }: Demonstration, now: Date) {
  return people.map(({ username, fullName, bio }, index) => {
    const createdAt = ago(now, (1600 + index * 97) * hour);
    const id = demonstrationId('person', username);
    return {
      user: { id, name: fullName, email: `${username}@example.invalid`, emailVerified: true, createdAt },
      profile: { id, username, fullName, bio, createdAt, updatedAt: createdAt },
    };
  });
}

export function followRows({ follows }: Demonstration, now: Date) {
  return follows.map(([follower, following], index) => ({
    id: demonstrationId('follow', `${follower}>${following}`),
    followerId: demonstrationId('person', follower),
    followingId: demonstrationId('person', following),
    createdAt: ago(now, (1400 - index * 20) * hour),
  }));
}

export function postRows({ posts }: Demonstration, now: Date) {
  return posts.map(({ key, author, caption, picture, hoursAgo }) => {
    const id = demonstrationId('post', key);
    return {
      id,
      userId: demonstrationId('person', author),
      caption,
      fileId: picture ? demonstrationId('file', picture.file) : null,
      idempotencyKey: id,
      createdAt: postedAt(now, hoursAgo),
    };
  });
}

export function likeRows({ posts }: Demonstration, now: Date) {
  return posts.flatMap(({ key, hoursAgo, likedBy }) =>
    likedBy.map((username, index) => ({
      postId: demonstrationId('post', key),
      userId: demonstrationId('person', username),
      createdAt: new Date(Math.min(now.getTime(), postedAt(now, hoursAgo).getTime() + (index + 1) * 4 * minute)),
    })),
  );
}

export function commentRows({ posts }: Demonstration, now: Date) {
  return posts.flatMap(({ key, comments }) =>
    comments.map(({ author, content, hoursAgo }, index) => {
      const id = demonstrationId('comment', `${key}:${index}`);
      return {
        id,
        postId: demonstrationId('post', key),
        userId: demonstrationId('person', author),
        content,
        idempotencyKey: id,
        createdAt: ago(now, hoursAgo * hour + (comments.length - index) * 4 * minute),
      };
    }),
  );
}

/** Early enough in its hour that comments of the same hour come after it. */
function postedAt(now: Date, hoursAgo: number): Date {
  return ago(now, hoursAgo * hour + 45 * minute);
}

function ago(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() - milliseconds);
}
