import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { authUsers } from '../auth/tables.ts';
import { readEvents } from '../live/queries/read-events.ts';
import { type DueMail, sendDueMails } from './commands/send-due-mails.ts';
import { notifications } from './tables.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

async function due(email: string, title: string): Promise<void> {
  const id = uuidv7();
  await database.db.insert(authUsers).values({ id, name: 'Asha Rao', email });
  const note = { type: 'booking', message: 'A message', isMailDue: true } as const;
  await database.db.insert(notifications).values({ ...note, id: uuidv7(), userId: id, title, subject: title });
}

test('mails that are refused, however many, keep no other from leaving', async () => {
  for (let count = 0; count < 60; count++) await due(`nobody-${count}@example.com`, `Refused ${count}`);
  await due('asha@example.com', 'First');
  await due('kiran@example.com', 'Second');
  const sent: string[] = [];
  const send = async ({ to, subject }: DueMail) => {
    if (to.startsWith('nobody')) throw new Error('refused');
    sent.push(subject);
  };
  await expect(sendDueMails(database.db, send)).rejects.toThrow();
  expect(sent).toEqual(['First', 'Second']);
});

test('while a mail is on its way nobody waits for it, and what comes meanwhile is mailed as well', async () => {
  const { db } = database;
  await due('slow@example.com', 'Slow');
  const sent: string[] = [];
  await sendDueMails(db, async ({ to, subject }) => {
    if (to !== 'slow@example.com') return;
    sent.push(subject);
    if (sent.length > 1) return;
    await db.execute(sql`insert into live_events (topic, change) values ('posts', 'made')`);
    const { events } = await readEvents(db, { xid: 0n, id: 0n });
    expect(events.filter(({ event }) => event.topic === 'posts')).toHaveLength(1);
    await db.execute(sql`
      update notifications set title = 'Slow again', created_at = clock_timestamp() + interval '1 second'
      where title = 'Slow'`);
  });
  expect(sent).toEqual(['Slow']);
  await sendDueMails(db, async ({ subject }) => void sent.push(subject));
  expect(sent.filter((subject) => subject.startsWith('Slow'))).toEqual(['Slow', 'Slow again']);
});
