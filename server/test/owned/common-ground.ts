import { randomUUID } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { authAccounts } from '../../src/features/auth/tables.ts';
import { faqEntries } from '../../src/features/support/tables/faq-tables.ts';
import type { Api } from '../api.ts';
import type { Customer } from '../customers.ts';
import { createGarage } from '../garages.ts';
import { writePost } from '../members.ts';
import { createPerson, type Person } from '../people.ts';
import { turnOn } from '../two-factor.ts';

/** The same post, people and garage are in the lists of every account. */
export interface CommonGround {
  postId: string;
  garageId: string;
  faqId: string;
  author: Person;
  muted: Person;
  blocked: Person;
}

export async function createCommonGround(api: Api): Promise<CommonGround> {
  const author = await createPerson(api);
  const faqId = uuidv7();
  await api.services.db.insert(faqEntries).values({ id: faqId, key: faqId, topic: 'booking', place: 1 });
  return {
    faqId,
    postId: (await writePost(api, author)).id,
    garageId: (await createGarage(api.services.db)).id,
    author,
    muted: await createPerson(api),
    blocked: await createPerson(api),
  };
}

/** Everything that an account can store besides the things of `things.ts`. */
export async function liveOnCommonGround(api: Api, customer: Customer, common: CommonGround): Promise<void> {
  await turnOn(api, customer.token);
  await addPasswordAndGoogle(api, customer);
  for (const [method, path, body] of [
    ['PUT', `/posts/${common.postId}/like`],
    ['PUT', `/posts/${common.postId}/save`],
    ['POST', `/posts/${common.postId}/comments`, { content: 'Lovely', idempotencyKey: randomUUID() }],
    ['POST', '/reports', { target: 'post', targetId: common.postId, reason: 'spam' }],
    ['PUT', `/garages/${common.garageId}/favourite`],
    ['PUT', `/support/faq/${common.faqId}/rating`, { isHelpful: true }],
    ['PUT', `/profiles/${common.author.username}/follow`],
    ['PUT', `/profiles/${common.muted.username}/mute`],
    ['PUT', `/profiles/${common.blocked.username}/block`],
    ['PUT', '/push-tokens', { token: `phone-of-${customer.id}`, platform: 'mobile' }],
    ['POST', '/account/age-declaration', { isAdult: true, language: 'en' }],
  ] as const) {
    const answer = await api.call(method, path, body, customer);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  }
}

export async function addPasswordAndGoogle(api: Api, { id: userId }: Customer): Promise<void> {
  const row = { userId, accountId: userId, password: 'none' };
  await api.services.db.insert(authAccounts).values([
    { ...row, id: uuidv7(), providerId: 'credential' },
    { ...row, id: uuidv7(), providerId: 'google', password: null },
  ]);
}
