import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { giveTo, type Home } from './home.ts';
import { prepareSocketFolder } from './socket-folder.ts';
import { findFreePort, loopback, type Transport } from './transport.ts';

/** Rewritten before each start, because the data folder may have moved. */
export const settingsFile = 'embedded.conf';

const everyday = {
  max_connections: '100',
  shared_buffers: '128MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // Statements and values of refused rows contain personal data.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
};

const durable = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };

/** Only tests use these, because a power failure may lose data. */
const unsafe = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '256MB',
};

export async function writeSettings(home: Home, transport: Transport, unsafeFast: boolean): Promise<void> {
  const settings = { ...everyday, ...(unsafeFast ? unsafe : durable), ...(await addressSettings(home, transport)) };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${quote(value)}\n`);
  const file = path.join(home.cluster, settingsFile);
  await writeFile(file, lines.join(''), { mode: 0o600 });
  await giveTo(home.owner, file);
}

async function addressSettings(home: Home, transport: Transport): Promise<Record<string, string>> {
  if (transport === 'tcp') {
    return { listen_addresses: loopback, unix_socket_directories: '', port: String(await findFreePort()) };
  }
  const folder = await prepareSocketFolder(home);
  // Quotes keep commas and spaces within one name of the list.
  return { listen_addresses: '', unix_socket_directories: `"${folder.replaceAll('"', '""')}"`, port: '5432' };
}

function quote(value: string): string {
  return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
