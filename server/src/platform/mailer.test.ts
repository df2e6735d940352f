import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLogger } from './logger.ts';
import { createMailer } from './mailer.ts';

let outbox: string;

beforeEach(async () => {
  outbox = await mkdtemp(path.join(os.tmpdir(), 'pahiya-outbox-'));
});

afterEach(() => rm(outbox, { recursive: true, force: true }));

const link = 'https://pahiya.example/auth/reset#token=secret';

/** The log of a mail sent without SMTP. */
async function logOf(logsLinks: boolean): Promise<string> {
  const lines: string[] = [];
  const log = createLogger('debug', { write: (line) => lines.push(line) });
  const mailer = createMailer({ smtpUrl: undefined, from: 'us@example.com', outbox, logsLinks }, log);
  await mailer.send({ to: 'asha@example.com', subject: 'A link', text: `Here:\n${link}\n` });
  return lines.join('');
}

test.each([true, false])('without SMTP a mail becomes a file, with links logged: %s', async (logsLinks) => {
  await logOf(logsLinks);
  const [file = ''] = await readdir(outbox);
  expect(await readFile(path.join(outbox, file), 'utf8')).toContain('To: asha@example.com');
});

test('links are logged for developers only', async () => {
  expect(await logOf(true)).toContain(link);
  const line = await logOf(false);
  expect(line).toContain('A link');
  expect(line).not.toContain('secret');
});
