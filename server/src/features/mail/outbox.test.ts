import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { startFakeSmtp } from '../../../test/fakes/fake-smtp.ts';
import { answerRequest } from '../../cli/staff-commands/answer-request.ts';
import { parseDeskArguments } from '../../cli/staff-commands/arguments.ts';
import { createWriters } from '../../mail-writers.ts';
import { createLogger } from '../../platform/logger.ts';
import { createMailer, type Mailer } from '../../platform/mailer.ts';
import { authUsers } from '../auth/tables.ts';
import { claimMails } from './commands/claim-mails.ts';
import { queueMail } from './commands/queue-mail.ts';
import { sendAgain } from './commands/send-again.ts';
import { deleteOldMails } from './jobs.ts';
import { createMails } from './service/mails.ts';
import { mails } from './tables.ts';

let database: TestDatabase;
let smtp: Awaited<ReturnType<typeof startFakeSmtp>>;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(async () => {
  await smtp.stop();
  await database.drop();
});

beforeEach(async () => {
  await database.db.delete(mails);
  await smtp?.stop();
  smtp = await startFakeSmtp();
});

const logs: string[] = [];

/** A node that sends through the server at this address. */
function node(smtpUrl = smtp.url) {
  const log = createLogger('debug', { write: (line) => logs.push(line) });
  const mailer = createMailer({ smtpUrl, from: 'Pahiya <us@pahiya.test>', outbox: '', logsLinks: false }, log);
  return nodeWith(mailer);
}

function nodeWith(mailer: Mailer) {
  return composeWith(mailer).mails;
}

function composeWith(mailer: Mailer) {
  const log = createLogger('debug', { write: (line) => logs.push(line) });
  const writers = createWriters({ reset: async () => null, confirm: async () => 'a<b>"c' });
  const parts = { db: database.db, log, now: () => new Date(), origin: 'https://pahiya.test', mailer, writers };
  return createMails(parts);
}

async function send(sender = node()): Promise<void> {
  sender.wake();
  await sender.idle();
}

const owe = (address: string, change: object = {}) => queueMail(database.db, { kind: 'farewell', address, ...change });

/** Makes retries due and ends leases. */
const letTimePass = () =>
  database.db.execute(sql`
    update mails set due_at = now() - interval '1 second', leased_until = now() - interval '1 second'
    where state = 'waiting'`);

async function states(): Promise<unknown[]> {
  const { rows } = await database.db.execute(sql`
    select state, reason, attempts, address, facts from mails order by created_at, id`);
  return rows;
}

test('a mail is sent as plain text and HTML, and its row then contains neither address nor facts', async () => {
  await queueMail(database.db, {
    kind: 'confirm',
    address: 'Asha@Example.com',
    facts: { anything: 'private' },
    linkMinutes: 60,
  });
  await send();
  const [mail] = smtp.received;
  expect(mail?.to).toBe('asha@example.com');
  expect(mail?.source).toMatch(/^Content-Type: multipart\/alternative/m);
  expect(mail?.source).toMatch(/^Message-ID: <[0-9a-f-]+\.1@pahiya\.test>/m);
  expect(mail?.source).toContain('#token=a%3Cb%3E%22c');
  expect(await states()).toEqual([{ state: 'sent', reason: null, attempts: 1, address: null, facts: {} }]);
});

test('a mail queued in a failed transaction is not sent', async () => {
  const failing = database.db.transaction(async (tx) => {
    await queueMail(tx, { kind: 'farewell', address: 'a@example.com' });
    throw new Error('Something else went wrong');
  });
  await expect(failing).rejects.toThrow();
  await send();
  expect(smtp.received).toEqual([]);
});

test('while the mail server is down mails wait with growing pauses, and are sent when it returns', async () => {
  await owe('asha@example.com');
  const away = node('smtp://127.0.0.1:9');
  for (let round = 0; round < 3; round++) {
    await send(away);
    await letTimePass();
  }
  expect(await states()).toMatchObject([{ state: 'waiting', reason: 'unreachable', attempts: 3 }]);
  await send();
  expect(smtp.received).toHaveLength(1);
});

test.each([
  ['450 try again later', { state: 'waiting', reason: 'unreachable' }],
  ['550 no such box', { state: 'given_up', reason: 'refused', address: 'box@example.com' }],
])('a mail server that responds %s', async (line, expected) => {
  smtp.judge(() => line);
  await owe('box@example.com');
  await send();
  expect(await states()).toMatchObject([expected]);
});

test('mails wait if the mail server rejects our password', async () => {
  const refusing = nodeWith({
    send: () =>
      Promise.reject(
        Object.assign(new Error('Invalid login'), { code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' }),
      ),
  });
  await owe('asha@example.com');
  await send(refusing);
  expect(await states()).toMatchObject([{ state: 'waiting', reason: 'unreachable' }]);
});

test('a mail is given up after three days, with the reason', async () => {
  await owe('asha@example.com');
  await database.db.execute(sql`update mails set give_up_at = now()`);
  await send(node('smtp://127.0.0.1:9'));
  expect(await states()).toMatchObject([{ state: 'given_up', reason: 'unreachable' }]);
});

test('a mail with an expired link is given up, and its link is deleted', async () => {
  await queueMail(database.db, {
    kind: 'confirm',
    address: 'a@example.com',
    facts: { token: 'secret' },
    linkMinutes: 60,
  });
  await database.db.execute(sql`update mails set expires_at = now()`);
  await send();
  expect(smtp.received).toEqual([]);
  expect(await states()).toMatchObject([{ state: 'given_up', reason: 'expired', facts: {} }]);
});

test('the link of a refused mail is deleted when it expires, and old rows are deleted', async () => {
  smtp.judge(() => '550 no such box');
  await queueMail(database.db, {
    kind: 'confirm',
    address: 'a@example.com',
    facts: { token: 'secret' },
    linkMinutes: 60,
  });
  await send();
  await deleteOldMails(database.db);
  expect(await states()).toMatchObject([{ facts: { token: 'secret' } }]);
  await database.db.execute(sql`update mails set expires_at = now()`);
  await deleteOldMails(database.db);
  expect(await states()).toMatchObject([{ facts: {} }]);
  await database.db.execute(sql`update mails set settled_at = now() - interval '31 days'`);
  await deleteOldMails(database.db);
  expect(await states()).toEqual([]);
});

test('hanging mailboxes of one account do not delay other accounts', async () => {
  const userId = uuidv7();
  await database.db.insert(authUsers).values({ id: userId, name: 'Slow', email: `${userId}@example.com` });
  smtp.judge((to) => (to.startsWith('slow') ? 'hangs' : null));
  for (let count = 0; count < 40; count++) await owe(`slow-${count}@example.com`, { userId });
  await owe('asha@example.com');
  const slow = node(`${smtp.url}?socketTimeout=4000`);
  const closed = smtp.closed();
  slow.wake();
  await expect.poll(() => smtp.received.map(({ to }) => to)).toEqual(['asha@example.com']);
  // None of the hanging ones has been given up yet.
  expect(smtp.closed() - closed).toBeLessThanOrEqual(1);
  expect(smtp.mostAtOnce()).toBeLessThanOrEqual(8);
  await database.db.delete(mails);
  await slow.idle();
});

test('several mails are sent at once, without an open transaction', async () => {
  let flying = 0;
  let most = 0;
  const open: number[] = [];
  const sender = nodeWith({
    async send() {
      most = Math.max(most, ++flying);
      const { rows } = await database.db.execute<{ count: number }>(sql`
        select count(*)::int as count from pg_stat_activity
        where datname = current_database() and state like 'idle in transaction%'`);
      open.push(rows[0]?.count ?? 0);
      await new Promise((resolve) => setTimeout(resolve, 20));
      flying--;
    },
  });
  for (let count = 0; count < 30; count++) await owe(`a${count}@example.com`);
  await send(sender);
  expect(most).toBe(8);
  expect(open).toHaveLength(30);
  expect(Math.max(...open)).toBe(0);
});

test('two nodes send each of a hundred mails once', async () => {
  for (let count = 0; count < 100; count++) await owe(`a${count}@example.com`);
  await Promise.all([send(), send()]);
  const to = smtp.received.map((mail) => mail.to);
  expect([to.length, new Set(to).size]).toEqual([100, 100]);
});

test('a mail claimed by a killed node is sent by another after its lease', async () => {
  await owe('asha@example.com');
  expect(await claimMails(database.db, 8)).toHaveLength(1);
  await send();
  expect(smtp.received).toEqual([]);
  await letTimePass();
  await send();
  expect(smtp.received).toHaveLength(1);
});

test('a mail that may have arrived is sent again with the same Message-ID', async () => {
  smtp.dropAfterData(true);
  await owe('asha@example.com');
  await send();
  smtp.dropAfterData(false);
  await letTimePass();
  await send();
  const ids = smtp.received.map(({ source }) => source.match(/^Message-ID: (.*)$/m)?.[1]);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test('news that joins a mail during its sending is mailed once more', async () => {
  const key = 'the same';
  let rounds = 0;
  const sender = nodeWith({
    async send() {
      if (++rounds === 1) await owe('asha@example.com', { key });
    },
  });
  await owe('asha@example.com', { key });
  await owe('asha@example.com', { key });
  await send(sender);
  expect(rounds).toBe(2);
  expect(await states()).toMatchObject([{ state: 'sent' }]);
});

test('a mail that news has joined is tried for three more days', async () => {
  await owe('asha@example.com', { key: 'joined' });
  await database.db.execute(sql`update mails set give_up_at = now() + interval '1 minute', attempts = 20`);
  await owe('asha@example.com', { key: 'joined' });
  const { rows } = await database.db.execute<{ days: number }>(
    sql`select extract(epoch from give_up_at - now()) / 86400 as days from mails`,
  );
  expect(Number(rows[0]?.days)).toBeCloseTo(3, 2);
});

test('when two mails with one key are sent again at once, one is queued and the other refused', async () => {
  const { db } = database;
  smtp.judge(() => '550 no such box');
  const ids: string[] = [];
  for (let round = 0; round < 2; round += 1) {
    await owe('asha@example.com', { key: 'twice' });
    await send();
  }
  for (const { id } of await db.select({ id: mails.id }).from(mails)) ids.push(id);
  const answers = await Promise.all(ids.map((id) => db.transaction((tx) => sendAgain(tx, id))));
  expect(answers.toSorted()).toEqual([false, true]);
});

test('mails of other accounts are found behind the backlog of a few accounts', async () => {
  const userId = uuidv7();
  await database.db.insert(authUsers).values({ id: userId, name: 'Busy', email: `${userId}@example.com` });
  await database.db.execute(sql`
    insert into mails (id, kind, user_id, address, due_at)
    select gen_random_uuid(), 'farewell', ${userId}, 'busy' || n || '@example.com', now() - interval '1 day'
    from generate_series(1, 5000) n`);
  for (const name of ['asha', 'ravi', 'meera']) await owe(`${name}@example.com`);
  const first = await claimMails(database.db, 8);
  expect(
    first
      .map(({ to }) => to)
      .filter((to) => !to?.startsWith('busy'))
      .toSorted(),
  ).toEqual(['asha@example.com', 'meera@example.com', 'ravi@example.com']);
  expect(first).toHaveLength(5);
  expect(await claimMails(database.db, 8)).toEqual([]);
});

test('a claim reads only what it needs, whatever number of mails waits', async () => {
  await database.db.execute(sql`
    insert into mails (id, kind, address, due_at)
    select gen_random_uuid(), 'farewell', 'box' || n || '@example.com', now() - interval '1 day'
    from generate_series(1, 20000) n`);
  await database.db.execute(sql`analyze mails`);
  const read = async () => {
    await database.db.execute(sql`select pg_stat_force_next_flush()`);
    const { rows } = await database.db.execute<{ read: number }>(sql`
      select (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as read
      from pg_stat_user_tables where relname = 'mails'`);
    return rows[0]?.read ?? 0;
  };
  const before = await read();
  expect(await claimMails(database.db, 8)).toHaveLength(8);
  await expect.poll(read).toBeGreaterThan(before);
  expect((await read()) - before).toBeLessThan(5_000);
});

const hasOpenssl = (() => {
  try {
    execFileSync('openssl', ['version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

function selfSigned(): { key: string; cert: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'certificate-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const wanted = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'];
  execFileSync('openssl', [...wanted, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
}

test.runIf(hasOpenssl)('mails wait if the certificate is unknown; ?ignoreTLS=true sends them without TLS', async () => {
  const secured = await startFakeSmtp({ certificate: selfSigned() });
  await owe('asha@example.com');
  await send(node(secured.url));
  expect(await states()).toMatchObject([{ state: 'waiting', reason: 'unreachable' }]);
  await letTimePass();
  await send(node(`${secured.url}?ignoreTLS=true`));
  expect(secured.received).toHaveLength(1);
  await secured.stop();
});

test('with requireTLS nothing is sent unencrypted', async () => {
  await owe('asha@example.com');
  await send(node(`${smtp.url}?requireTLS=true`));
  expect(smtp.received).toEqual([]);
  expect(await states()).toMatchObject([{ state: 'waiting', reason: 'unreachable' }]);
});

const noStore = () => Promise.reject(new Error('There are no files'));

test('the desk lists a given-up mail and can send it again', async () => {
  const { db } = database;
  const desk = (...args: string[]) => answerRequest(db, parseDeskArguments(args), new Date(), noStore);
  smtp.judge(() => '550 no such box');
  await owe('asha@example.com');
  await send();
  const [{ id = '' } = {}] = await db.select({ id: mails.id }).from(mails);
  const { lines } = await desk('mails');
  expect(lines[0]).toContain(`${id}  `);
  expect(lines[0]).toMatch(/farewell {2}asha@example\.com {2}refused after 1 .*550 no such box/);
  smtp.judge(() => null);
  expect(await desk('send-again', id, '--by', 'Meera Iyer')).toMatchObject({ isDone: true });
  expect(await desk('send-again', id, '--by', 'Meera Iyer')).toMatchObject({ isDone: false });
  await send();
  expect(smtp.received).toHaveLength(1);
  const { rows } = await db.execute(sql`select actor_name, action from desk_audit where subject_id = ${id}`);
  expect(rows).toEqual([{ actor_name: 'Meera Iyer', action: 'mail.send_again' }]);
  expect((await desk('mails')).lines).toEqual(['No mail was given up.']);
});

test('a stopping node claims no further mail, and finishes those it is sending', async () => {
  for (let index = 0; index < 30; index++) await owe(`reader${index}@example.com`);
  const gate = Promise.withResolvers<void>();
  let sent = 0;
  const { mails: sender, stop } = composeWith({
    async send() {
      sent++;
      await gate.promise;
    },
  });
  sender.wake();
  await expect.poll(() => sent).toBe(8);
  const stopping = stop();
  gate.resolve();
  await stopping;
  sender.wake();
  await sender.idle();
  expect(sent).toBe(8);
  const { rows } = await database.db.execute(sql`select count(*)::int as count from mails where state = 'waiting'`);
  expect(rows).toEqual([{ count: 22 }]);
});
