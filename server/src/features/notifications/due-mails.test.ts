import { languageCodes } from '@pahiya/contract/shared/languages';
import { eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { describeMoment } from '../../platform/dates-in-words.ts';
import { authUsers } from '../auth/tables.ts';
import { readEvents } from '../live/queries/read-events.ts';
import { createProfile } from '../profiles/commands/create-profile.ts';
import { profiles } from '../profiles/tables.ts';
import { notify } from './commands/notify.ts';
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

const subjects: Record<(typeof languageCodes)[number], string> = {
  en: 'Refund completed',
  hi: 'रिफ़ंड पूरा हुआ',
  mr: 'रिफंड पूर्ण झाला',
  bn: 'রিফান্ড হয়ে গেছে',
  ta: 'ரீஃபண்ட் முடிந்தது',
  te: 'రీఫండ్ పూర్తయింది',
  gu: 'રિફંડ થઈ ગયું',
  kn: 'ರೀಫಂಡ್ ಆಯಿತು',
  ml: 'റീഫണ്ട് ചെയ്തു',
  pa: 'ਰਿਫੰਡ ਹੋ ਗਿਆ',
};

test.each(languageCodes)('a mail to who reads %s is in it, whatever the day it was written', async (language) => {
  const { db } = database;
  const [id, email] = [uuidv7(), `reader-${language}@example.com`];
  await db.insert(authUsers).values({ id, name: 'Asha Rao', email });
  await createProfile(db, { id, name: 'Asha Rao', email });
  const data = { kind: 'refunded', amount: 120_000, date: '2026-11-24', time: '10:00' };
  await notify(db, { userId: id, type: 'booking', data, subject: 'refunded', isMailed: true });
  await db.update(profiles).set({ language }).where(eq(profiles.id, id));
  const sent: DueMail[] = [];
  await sendDueMails(db, async (mail) => void sent.push(mail));
  expect(sent).toMatchObject([{ to: email, subject: subjects[language] }]);
  expect(sent[0]?.text).toContain('₹1,20,000');
  expect(sent[0]?.text).toContain(describeMoment('2026-11-24', '10:00', language));
  if (language !== 'en') expect(sent[0]?.text.replace('10:00 AM', '')).not.toMatch(/[A-Za-z]/);
});

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
