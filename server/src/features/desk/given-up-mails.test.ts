import { randomUUID } from 'node:crypto';
import type { GivenUpMail } from '@pahiya/contract/desk/administration/schemas';
import type { Page } from '@pahiya/contract/shared/pages';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { type Customer, createCustomer } from '../../../test/customers.ts';
import { createStaff } from '../../../test/staff.ts';
import { queueMail } from '../mail/commands/queue-mail.ts';
import { mails } from '../mail/tables.ts';
import { notify } from '../notifications/commands/notify.ts';
import { deskAudit } from './tables.ts';

let api: Api;
let admin: Customer;
let isAway = false;

const box = {
  sent: [] as string[],
  async send({ to }: { to: string }) {
    const code = 'EENVELOPE';
    if (isAway)
      throw Object.assign(new Error(`550 5.1.1 <${to}>: no such box`), { code, responseCode: 550, command: 'RCPT TO' });
    box.sent.push(to);
  },
};

beforeAll(async () => {
  api = await startApi({ mailer: box });
  admin = await createStaff(api, 'admin');
});

beforeEach(async () => {
  box.sent = [];
  isAway = true;
  await api.services.db.delete(mails);
});

afterAll(() => api.stop());

async function giveUp(): Promise<void> {
  api.services.mails.wake();
  await api.services.mails.idle();
}

async function list(query = '') {
  const { status, body } = await api.call<Page<GivenUpMail>>('GET', `/desk/mails${query}`, undefined, admin);
  expect(status).toBe(200);
  return body;
}

function sendAgain(id: string) {
  return api.call<{ isWaiting: boolean; code: string }>('POST', `/desk/mails/${id}/send-again`, {}, admin);
}

test('the desk lists given-up mails with reason and attempts, and with masked addresses', async () => {
  const { db } = api.services;
  const person = await createCustomer(api);
  const data = { kind: 'started', booking_id: randomUUID(), date: '2026-11-24', time: '10:00' };
  await notify(db, { userId: person.id, type: 'booking', data, subject: 'started', isMailed: true });
  await giveUp();
  const masked = person.email.replace(/^.*@/, 'c•••@');
  expect((await list()).items).toEqual([
    {
      id: expect.any(String),
      about: 'booking',
      address: masked,
      reason: 'refused',
      detail: `550 5.1.1 <${masked}>: no such box`,
      attempts: 1,
      givenUpAt: expect.stringMatching(/Z$/),
      canSendAgain: true,
    },
  ]);
});

test('a mail sent again leaves the list and is delivered, and the desk action is recorded', async () => {
  const { db } = api.services;
  await queueMail(db, { kind: 'farewell', address: 'asha@example.com' });
  await giveUp();
  const [mail] = (await list()).items;
  const id = mail?.id ?? '';
  isAway = false;
  expect(await sendAgain(id)).toMatchObject({ status: 200, body: { isWaiting: true } });
  expect(await sendAgain(id)).toMatchObject({ status: 409, body: { code: 'MAIL_NOT_SENDABLE' } });
  await giveUp();
  expect(box.sent).toEqual(['asha@example.com']);
  expect((await list()).items).toEqual([]);
  const recorded = await db.select().from(deskAudit).where(eq(deskAudit.subjectId, id));
  expect(recorded).toMatchObject([{ action: 'mail.send_again', actorId: admin.id }]);
});

test('a mail with an expired link, or replaced by a newer one, cannot be sent again', async () => {
  const { db } = api.services;
  await queueMail(db, { kind: 'confirm', address: 'asha@example.com', facts: { token: 't' }, linkMinutes: 60 });
  await giveUp();
  await db.execute(sql`update mails set expires_at = now() - interval '1 second'`);
  await queueMail(db, { kind: 'farewell', address: 'ravi@example.com', key: 'the same' });
  await giveUp();
  await queueMail(db, { kind: 'farewell', address: 'ravi@example.com', key: 'the same', delaySeconds: 60 });
  const { items } = await list();
  expect(items.map(({ about, canSendAgain }) => ({ about, canSendAgain }))).toEqual([
    { about: 'farewell', canSendAgain: false },
    { about: 'confirm', canSendAgain: false },
  ]);
  for (const { id } of items) expect((await sendAgain(id)).status).toBe(409);
});

test('many mails are listed page by page, latest first, without repeats', async () => {
  const { db } = api.services;
  for (let at = 0; at < 7; at++) await queueMail(db, { kind: 'farewell', address: `asha${at}@example.com` });
  await giveUp();
  const found: GivenUpMail[] = [];
  let cursor: string | null = null;
  do {
    const page: Page<GivenUpMail> = await list(`?limit=3${cursor ? `&cursor=${cursor}` : ''}`);
    found.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor);
  expect(new Set(found.map(({ id }) => id)).size).toBe(7);
  expect(found.map(({ givenUpAt }) => givenUpAt)).toEqual(
    found
      .map(({ givenUpAt }) => givenUpAt)
      .toSorted()
      .toReversed(),
  );
  expect((await api.call('GET', '/desk/mails?cursor=nonsense', undefined, admin)).status).toBe(400);
});
