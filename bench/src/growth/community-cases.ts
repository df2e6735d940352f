import { limits } from '@pahiya/contract/shared/limits';
import type { Database } from '../../../server/src/database/pool.ts';
import { listFeed, listSaved } from '../../../server/src/features/community/queries/list-posts.ts';
import { searchPosts } from '../../../server/src/features/community/queries/search-posts.ts';
import { countUnread } from '../../../server/src/features/notifications/queries/count-unread.ts';
import { listNotifications } from '../../../server/src/features/notifications/queries/list-notifications.ts';
import { listFollowers } from '../../../server/src/features/profiles/queries/list-people.ts';
import { searchPeople } from '../../../server/src/features/profiles/queries/search-people.ts';
import { toUserId } from '../../../server/src/platform/user-id.ts';
import type { GrowthCase } from './cases.ts';
import { commonWord, personId, rareWord, readerId } from './load-community.ts';

const limit = limits.pageSize;
const userId = toUserId(readerId);

/** Lists the same cases at every database size. */
export function listCommunityCases(): GrowthCase[] {
  return [
    one('feed', (db) => listFeed(db, { userId, limit })),
    one('feed, tenth page', async (db) => listFeed(db, { userId, limit, cursor: await tenthPage(db) })),
    one('saved posts', (db) => listSaved(db, { userId, limit })),
    search('search, common word', commonWord),
    search('search, rare word', rareWord),
    search('search, username', 'rider150'),
    search('search, two letters', 'dr'),
    search('search, one letter that nobody has', 'ß'),
    search('search, nonsense', 'xqzwv'),
    one('people, common name', (db) => searchPeople(db, { readerId, text: 'asha' })),
    one('people, username', (db) => searchPeople(db, { readerId, text: 'rider150' })),
    one('people, two letters', (db) => searchPeople(db, { readerId, text: 'gu' })),
    one('people, nonsense', (db) => searchPeople(db, { readerId, text: 'xqzwv' })),
    one('notifications', (db) => listNotifications(db, { userId, limit: limits.notificationsShown })),
    one('notifications, unread', (db) => countUnread(db, userId)),
    one('followers', (db) => listFollowers(db, { readerId, personId: personId(50), limit })),
  ];
}

function one(name: string, run: (db: Database) => Promise<unknown>): GrowthCase {
  return { name, requests: [run], garageIds: async () => [] };
}

function search(name: string, text: string): GrowthCase {
  return one(name, (db) => searchPosts(db, { userId, limit, search: text }));
}

const cursors = new WeakMap<Database, Promise<string>>();

/** Walks through nine pages once, in the first request, which is not measured. */
function tenthPage(db: Database): Promise<string> {
  const found = cursors.get(db) ?? walkToTenthPage(db);
  cursors.set(db, found);
  return found;
}

async function walkToTenthPage(db: Database): Promise<string> {
  let cursor: string | undefined;
  for (let page = 1; page < 10; page++)
    cursor = (await listFeed(db, { userId, limit, cursor }))?.nextCursor ?? undefined;
  if (cursor === undefined) throw new Error('The feed ends before its tenth page');
  return cursor;
}
