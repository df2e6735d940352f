import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { findGaps } from '../../../test/visibility/coverage.ts';
import { requests } from '../../../test/visibility/looks.ts';
import { surfaces } from '../../../test/visibility/surfaces.ts';
import { createWorld, type Relation, relations, type World } from '../../../test/visibility/world.ts';

/**
 * Who sees whom, and where: `+` means that the subject or their content is visible there, `.` that nothing of it is.
 * The columns are `relations` in their order: self, the same suspended | stranger, follower, blocked by, has blocked,
 * muted | private, its follower | suspended, deactivated, moderated | visitor: of a public, a private, a suspended one,
 * of a post taken down.
 *
 * A reader still finds people they have blocked by name, in order to unblock them, and sees people they have muted when
 * visiting their pages. `moderated` means that the subject's post and comment were taken down; the author still sees
 * the post. An action on something invisible is answered as if it did not exist.
 */
const expected = `
  feed                                + +   + + . . .   . +   . . .   . . . .
  feed search by caption              + +   + + . . .   . +   . . .   . . . .
  feed search by author               + +   + + . . .   . +   . . .   . . . .
  saved posts                         + +   + + . . +   . +   . . .   . . . .
  post, share page                    + +   + + . . +   . +   . . .   + . . .
  states of posts                     + +   + + . . +   . +   . . .   . . . .
  comments of their post              + +   + + . . +   . +   . . .   . . . .
  comments list                       + .   + + . . +   + +   . . .   . . . .
  reviews of a garage                 + +   + + . . +   + +   . . +   + + . +
  count of likes                      + .   + + . . +   + +   . . +   + + . +
  count of comments                   + .   + + . . +   + +   . . .   + + . +
  state of likes                      + .   + + . . +   + +   . . +   . . . .
  state of comments                   + .   + + . . +   + +   . . .   . . . .
  profile search                      + +   + + . . +   + +   . . +   . . . .
  profile                             + +   + + . + +   + +   . . +   . . . .
  profile posts                       + +   + + . . +   . +   . . .   . . . .
  count of their posts                + +   + + . . +   . +   . . .   . . . .
  count of their followers            + .   + + . . +   + +   . . +   . . . .
  count of those they follow          + .   + + . . +   + +   . . +   . . . .
  their followers                     + .   + + . . +   + +   . . +   . . . .
  those they follow                   + .   + + . . +   + +   . . +   . . . .
  followers list                      + .   + + . . +   + +   . . +   . . . .
  following list                      + .   + + . . +   + +   . . +   . . . .
  count of followers                  + .   + + . . +   + +   . . +   . . . .
  count of following                  + .   + + . . +   + +   . . +   . . . .
  notifications                       . .   + + . . .   + +   . . +   . . . .
  count of unread                     . .   + + . . .   + +   . . +   . . . .
  pushes queued before                . .   + + . . .   + +   . . +   . . . .
  pushes queued after                 . .   + + . . .   + +   . . +   . . . .
  live, a new post                    + +   + + . . .   . +   . . +   . . . .
  live, a deleted post                + +   + + . . +   . +   . . +   . . . .
  live, a new comment                 + +   + + . . +   + +   . . +   . . . .
  live, a deleted comment             + +   + + . . +   + +   . . +   . . . .
  liking it                           + .   + + . . +   . +   . . .   . . . .
  commenting on it                    + .   + + . . +   . +   . . .   . . . .
  saving it                           + .   + + . . +   . +   . . .   . . . .
  reporting it                        . .   + + . . +   . +   . . .   . . . .
  reporting their comment             . .   + + . . +   + +   . . .   . . . .
  reporting a comment below it        + .   + + . . +   . +   . . .   . . . .
  deleting their comment              + .   + + . . +   + +   . . +   . . . .
  marking their notification as read  . .   + + . . .   + +   . . +   . . . .
  muted list                          . .   + + . . +   + +   . . +   . . . .
  blocked list                        . .   + + . + +   + +   . . +   . . . .
  taking the like back                + .   + + . . +   . +   . . .   . . . .
  taking it out of the collection     + .   + + . . +   . +   . . .   . . . .
  reporting them                      . .   + + . . +   + +   . . +   . . . .
  muting them                         + .   + + . + +   + +   . . +   . . . .
  unmuting them                       + .   + + . + +   + +   . . +   . . . .
  following them                      + .   + + . . +   + +   . . +   . . . .
  unfollowing them                    + .   + + . . +   + +   . . +   . . . .
  blocking them                       + .   + + . + +   + +   . . +   . . . .
  unblocking them                     + .   + + . + +   + +   . . +   . . . .`;

const rows = expected
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s{2,}/))
  .map(([surface = '', ...marks]) => ({ surface, marks: marks.join(' ').split(' ') }));

let api: Api;

beforeAll(async () => {
  api = await startApi();
});

afterAll(() => api.stop());

test('the table covers every surface and every relation', () => {
  expect(rows.map(({ surface }) => surface)).toEqual(Object.keys(surfaces));
  for (const { marks } of rows) expect(marks).toHaveLength(relations.length);
});

describe.each(relations.map((relation, column) => ({ relation, column })))('$relation', ({ relation, column }) => {
  let world: World;

  beforeAll(async () => {
    world = await createWorld(api, relation);
  });

  const cases = rows.map(({ surface, marks }) => ({ surface, isExpected: marks[column] === '+' }));
  test.each(cases)('$surface: $isExpected', async ({ surface, isExpected }) => {
    const look = await surfaces[surface]?.(world);
    expect(look?.isSeen).toBe(isExpected);
    if (!isExpected && isOfPeople(relation)) {
      for (const trace of tracesOf(world)) expect(look?.raw).not.toContain(trace);
    }
  });
});

test('every procedure of the contract is tested here, or listed as one that shows no people', () => {
  expect(findGaps(requests)).toEqual({ missing: [], needless: [] });
});

/** The author of a post that was taken down is still visible. */
function isOfPeople(relation: Relation): boolean {
  return !relation.toLowerCase().endsWith('moderated');
}

function tracesOf({ subject, postOf, comment, word }: World): string[] {
  return [subject.id, subject.email, word, postOf.subject.id, comment.id];
}
