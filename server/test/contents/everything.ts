import { loadDemonstrationData } from '../../src/demonstration/load-demonstration.ts';
import type { Api } from '../api.ts';
import { createCommonGround, liveOnCommonGround } from '../owned/common-ground.ts';
import { createOwnedWorld, things } from '../owned/things.ts';
import { plainJpeg } from '../pictures.ts';
import { uploadAvatar } from '../uploads.ts';

/** Rows of every kind that the tests can make, and pictures and documents in the store. */
export async function createEverything(api: Api): Promise<void> {
  const { db, log, files } = api.services;
  await loadDemonstrationData(db, { store: files.store, now: api.clock.now, log });
  const world = await createOwnedWorld(api);
  for (const thing of Object.values(things)) await thing(world, world.other);
  await liveOnCommonGround(api, world.other.customer, await createCommonGround(api));
  await uploadAvatar(api, world.other.customer.token, { bytes: await plainJpeg(20, 20) });
}
