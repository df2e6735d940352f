import { languageCodes } from '@pahiya/contract/shared/languages';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { sendMails } from '../../../test/mailing.ts';
import { describeMoment } from '../../platform/dates-in-words.ts';
import { authUsers } from '../auth/tables.ts';
import { createProfile } from '../people/commands/create-profile.ts';
import { profiles } from '../people/tables.ts';
import { notify } from './commands/notify.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

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

test.each(languageCodes)('a mail to a reader of %s is in that language, whatever is stored', async (language) => {
  const { db } = database;
  const [id, email] = [uuidv7(), `reader-${language}@example.com`];
  await db.insert(authUsers).values({ id, name: 'Asha Rao', email });
  await createProfile(db, { id, name: 'Asha Rao', email });
  const data = { kind: 'refunded', amount: 120_000, date: '2026-11-24', time: '10:00' };
  await notify(db, { userId: id, type: 'booking', data, subject: 'refunded', isMailed: true });
  await db.update(profiles).set({ language }).where(eq(profiles.id, id));
  const sent = await sendMails(db);
  expect(sent).toMatchObject([{ to: email, subject: subjects[language] }]);
  expect(sent[0]?.text).toContain('₹1,20,000');
  expect(sent[0]?.text).toContain(describeMoment('2026-11-24', '10:00', language));
  const words = sent[0]?.text.replace(/10:00 AM|Pahiya|https:\S+/g, '');
  if (language !== 'en') expect(words).not.toMatch(/[A-Za-z]/);
});
