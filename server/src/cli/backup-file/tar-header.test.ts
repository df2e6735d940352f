import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createArchive } from './create-archive.ts';
import { readArchive } from './read-archive.ts';
import { decodeHeader, encodeHeader } from './tar-header.ts';

const headers = fc.record({
  name: fc.stringMatching(/^[a-z0-9/._-]{1,100}$/),
  size: fc.nat(),
  modifiedAt: fc.nat(),
});

test('a header is read as it was written', () => {
  fc.assert(
    fc.property(headers, (header) => {
      expect(decodeHeader(encodeHeader(header))).toEqual(header);
    }),
  );
});

test('a header with one altered byte is refused', () => {
  const change = fc.tuple(headers, fc.nat(511), fc.integer({ min: 1, max: 255 }));
  fc.assert(
    fc.property(change, ([header, place, by]) => {
      const altered = encodeHeader(header);
      altered[place] = ((altered[place] ?? 0) + by) % 256;
      expect(decodeHeader(altered)).toBeNull();
    }),
  );
});

test('tar of the system can unpack an archive', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'archive-'));
  const file = path.join(folder, 'all.tar');
  const archive = await createArchive(file);
  const contents = { 'one/empty': '', 'one/block': 'b'.repeat(512), two: 'More than one block. '.repeat(100) };
  for (const [name, content] of Object.entries(contents)) await archive.add(name, Buffer.from(content));
  await archive.close();
  await promisify(execFile)('tar', ['-xf', file, '-C', folder]);
  const read: Record<string, string> = {};
  for await (const { name, content } of readArchive(file)) {
    read[name] = content.toString();
    expect(await readFile(path.join(folder, name), 'utf8')).toBe(read[name]);
  }
  expect(read).toEqual(contents);
  await rm(folder, { recursive: true });
});
