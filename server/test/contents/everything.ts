import { loadDemonstrationData } from '../../src/demonstration/load-demonstration.ts';
import { loadCannedReplies } from '../../src/features/desk/commands/canned-replies.ts';
import { loadFaq } from '../../src/features/support/commands/load-faq.ts';
import type { Api } from '../api.ts';
import { createCommonGround, liveOnCommonGround } from '../owned/common-ground.ts';
import { createOwnedWorld, things } from '../owned/things.ts';
import { plainJpeg } from '../pictures.ts';
import { uploadAvatar } from '../uploads.ts';
import { remainingRows } from './remaining-rows.ts';

/** Rows in every table, and pictures and documents of every kind in the store. */
export async function createEverything(api: Api): Promise<void> {
  const { db, log, files } = api.services;
  await loadFaq(db);
  await loadCannedReplies(db);
  await loadDemonstrationData(db, { store: files.store, now: api.clock.now, log });
  const world = await createOwnedWorld(api);
  for (const thing of Object.values(things)) await thing(world, world.other);
  await liveOnCommonGround(api, world.other.customer, await createCommonGround(api));
  await uploadAvatar(api, world.other.customer.token, { bytes: await plainJpeg(20, 20) });
  for (const statement of remainingRows) await api.database.pool.query(statement);
}
