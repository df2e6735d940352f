import { mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createFileStore } from './file-store.ts';

test("only the node's user can read a stored file and its folders", async () => {
  const parent = await mkdtemp(path.join(os.tmpdir(), 'pahiya-store-'));
  const folder = path.join(parent, 'files');
  await (await createFileStore({ kind: 'disk', folder })).put('tickets/one/file.pdf', Buffer.from('private'));
  const modes = await Promise.all(
    ['', 'tickets', 'tickets/one', 'tickets/one/file.pdf'].map(
      async (name) => (await stat(path.join(folder, name))).mode & 0o777,
    ),
  );
  expect(modes).toEqual([0o700, 0o700, 0o700, 0o600]);
  await rm(parent, { recursive: true, force: true });
});
